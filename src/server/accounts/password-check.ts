import { AppError } from '../../core/errors';
import { countOrRefuse } from '../http/rate-limit';
import type { Storage } from '../storage/storage';
import type { Account, Accounts } from './accounts';

const RATE = { max: 10, windowMs: 15 * 60 * 1000 };

/** Asks for the password once more, before what a session alone is not enough for. */
export class PasswordCheck {
  readonly #accounts: Accounts;
  readonly #storage: Storage;
  readonly #now: () => number;

  constructor(setup: { accounts: Accounts; storage: Storage; now: () => number }) {
    this.#accounts = setup.accounts;
    this.#storage = setup.storage;
    this.#now = setup.now;
  }

  /**
   * Counts a try by account: only somebody who is signed in with it can ask, so nobody else is shut out by it.
   * @returns what takes it back, once it turns out to have been right
   * @throws AppError 429 after ten wrong ones
   */
  async begin(account: Account): Promise<() => Promise<void>> {
    const limit = { key: `password:${account.id}`, now: this.#now(), ...RATE };
    const attempt = await countOrRefuse(this.#storage, limit);
    return () => this.#storage.rates.forget(attempt);
  }

  /** @throws AppError 403 for a wrong password, 429 after ten of them */
  async require(account: Account, password: string): Promise<void> {
    const forget = await this.begin(account);
    const { internalAdapter, password: hasher } = await this.#accounts.auth.$context;
    const credentials = await internalAdapter.findAccounts(account.id);
    const hash = credentials.find(({ providerId }) => providerId === 'credential')?.password;
    if (hash && (await hasher.verify({ hash, password }))) return forget();
    const message = 'This is not your password.';
    throw new AppError('forbidden', message, { fields: [{ path: 'password', message }] });
  }
}
