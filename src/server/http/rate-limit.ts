import { AppError } from '../../core/errors';
import { newId } from '../keys';
import type { RateLimit } from '../storage/rates';
import type { Storage } from '../storage/storage';

/** The refusal of what was done too often. @param at when it may be done again */
export function tooOften(at: number, now: number): AppError {
  return new AppError('rate_limited', undefined, { retryAfterS: Math.ceil((at - now) / 1000) });
}

/**
 * Counts one more, before it is done: a thousand at once are no way around.
 * @returns the count's id, by which it can be taken back
 * @throws AppError 429
 */
export async function countOrRefuse(
  storage: Storage,
  limit: RateLimit & { now: number },
): Promise<string> {
  const id = newId();
  const next = await storage.transaction(async (stores) => {
    await stores.lock(limit.key);
    return stores.rates.hit({ id, ...limit });
  });
  if (next !== null) throw tooOften(next, limit.now);
  return id;
}
