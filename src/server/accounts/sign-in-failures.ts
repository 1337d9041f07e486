import { tooOften } from '../http/rate-limit';
import { networkOf } from '../http/network-of';
import { newId, pseudonym } from '../keys';
import type { Storage } from '../storage/storage';

const MINUTE_MS = 60 * 1000;
const LONGEST = { max: 40, windowMs: 24 * 60 * MINUTE_MS };
/** The more there were, the longer the wait. */
const LIMITS = [
  { max: 10, windowMs: 5 * MINUTE_MS },
  { max: 20, windowMs: 60 * MINUTE_MS },
  LONGEST,
];

/**
 * Counts failures to sign in, by e-mail and the network that they come from: guessing becomes slow, and whoever guesses
 * shuts out nobody but their own network.
 */
export class SignInFailures {
  readonly #storage: Storage;
  readonly #secret: string;
  readonly #now: () => number;

  constructor(setup: { storage: Storage; secret: string; now: () => number }) {
    this.#storage = setup.storage;
    this.#secret = setup.secret;
    this.#now = setup.now;
  }

  /**
   * Counts a try beforehand, so that a thousand at once are no way around.
   * @returns what takes it back, once it turns out to have been right
   * @throws AppError 429
   */
  async begin(email: string, address: string): Promise<() => Promise<void>> {
    const now = this.#now();
    const key = `sign-in:${pseudonym(this.#secret, `${networkOf(address)} ${email}`)}`;
    const id = newId();
    await this.#storage.transaction(async (stores) => {
      await stores.lock(key);
      let next = now;
      for (const limit of LIMITS) {
        const allowed = await stores.rates.nextAllowed({ key, now, ...limit });
        next = Math.max(next, allowed ?? now);
      }
      if (next > now) throw tooOften(next, now);
      await stores.rates.hit({ id, key, now, ...LONGEST });
    });
    return () => this.#storage.rates.forget(id);
  }
}
