import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReleaseChanges } from '../../core/api/release';
import type { SiteAnswer } from '../../core/api/site';
import { api } from '../app/api';
import type { LiveDraft } from '../live/live-draft';
import { changesKey } from '../workspace/use-unpublished';

/**
 * The changes since the release that visitors see, counted once the server has stored everything typed here. An earlier
 * answer is never shown: it lacks what was typed since.
 */
export function useSavedChanges(live: Pick<LiveDraft, 'saved'>, { id }: Pick<SiteAnswer, 'id'>) {
  const client = useQueryClient();
  return useQuery({
    queryKey: [...changesKey(id), 'saved'],
    queryFn: async () => {
      await live.saved();
      const changes = await api.get<ReleaseChanges>(`/sites/${id}/draft/changes`);
      // The number beside the button says the same.
      client.setQueryData(changesKey(id), changes);
      return changes;
    },
    gcTime: 0,
  });
}
