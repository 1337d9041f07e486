import type { QueryClient } from '@tanstack/react-query';
import { whenIdle } from '../ui/when-idle';
import { changesKey } from './use-unpublished';

const waiting = new Set<string>();

/**
 * Asks the server anew how a site stands beside its draft. Not at once: it shows visitors a new page first, and whoever
 * publishes is told of it by the answer and by the live connection.
 */
export function askHowSiteStands(client: QueryClient, siteId: string): void {
  if (waiting.has(siteId)) return;
  waiting.add(siteId);
  whenIdle(() => {
    waiting.delete(siteId);
    for (const queryKey of [changesKey(siteId), ['site', siteId], ['sites'], ['releases', siteId]])
      void client.invalidateQueries({ queryKey });
  });
}
