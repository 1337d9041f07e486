import { LIVE_CLOSE } from '../../core/api/live-protocol';
import { isAppError } from '../../core/errors';
import type { Actor, Credentials } from '../http/access';
import type { Services } from '../services';
import type { StorageEvent } from '../storage/events';

/** The code of a server that goes away or starts anew: the browser comes back by itself, with the right it has by then. */
const CLOSE_RESTART = 1012;
/** The longest time that a timer can wait. */
const MAX_TIMER_MS = 2 ** 31 - 1;

export interface LiveRefusal {
  code: number;
  message: string;
}

interface Watched {
  siteId: string;
  credentials: Credentials;
  /** Who was let in; null while that is being found out. */
  actor: () => Actor | null;
}

type WatchServices = Pick<Services, 'access' | 'storage' | 'now'>;

/**
 * Asks again whether a live connection may stay, whenever its site, a right to it, or a session of its account changes, in whichever
 * process, and when a link runs out.
 * @returns how to stop watching, how to ask at any other time, and how to begin to watch the time
 */
export function watchRight(
  services: WatchServices,
  watched: Watched,
  onRefused: (refusal: LiveRefusal) => void,
): { stop: () => void; ask: () => void; watchTime: () => void } {
  let isStopped = false;
  let timer: NodeJS.Timeout | null = null;
  const ask = () => {
    void refusalNow(services, watched).then((refusal) => {
      if (refusal && !isStopped) onRefused(refusal);
    });
  };
  const watchTime = () => {
    const until = watched.actor()?.until ?? null;
    if (until === null || isStopped) return;
    const wait = Math.max(0, until - services.now());
    timer = setTimeout(wait > MAX_TIMER_MS ? watchTime : ask, Math.min(wait, MAX_TIMER_MS));
    timer.unref();
  };
  const { events } = services.storage;
  const stopEvents = events.onEvent((event) => {
    if (concerns(event, watched)) ask();
  });
  const stopGaps = events.onGap(ask);
  const stop = () => {
    isStopped = true;
    stopEvents();
    stopGaps();
    if (timer) clearTimeout(timer);
  };
  return { stop, ask, watchTime };
}

function concerns(event: StorageEvent, { siteId, actor }: Watched): boolean {
  if (event.kind === 'account') {
    const known = actor();
    const lender = known?.lentBy?.of === 'account' ? known.lentBy.id : undefined;
    return known === null || (known.account?.id ?? lender) === event.accountId;
  }
  return (event.kind === 'site' || event.kind === 'access') && event.siteId === siteId;
}

async function refusalNow(
  { access }: WatchServices,
  { siteId, credentials, actor }: Watched,
): Promise<LiveRefusal | null> {
  access.forget(credentials);
  try {
    const now = await access.requireSite(credentials, siteId, 'preview');
    const before = actor();
    const hasChanged =
      before !== null && (before.right === 'preview') !== (now.actor.right === 'preview');
    return hasChanged ? { code: CLOSE_RESTART, message: 'Connect again.' } : null;
  } catch (error) {
    // What can't be asked now is asked again with the next ping.
    return toRefusal(error);
  }
}

/** How an error that keeps somebody from a draft is told over WebSocket; null for any other. */
export function toRefusal(error: unknown): LiveRefusal | null {
  if (!isAppError(error)) return null;
  const { message } = error;
  if (error.code === 'unauthorized') return { code: LIVE_CLOSE.unauthorized, message };
  if (error.code === 'not_found') return { code: LIVE_CLOSE.notFound, message };
  return { code: LIVE_CLOSE.forbidden, message };
}
