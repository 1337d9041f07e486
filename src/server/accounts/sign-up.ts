import { AppError } from '../../core/errors';
import { emailError } from '../../core/validation/is-email';
import { countOrRefuse } from '../http/rate-limit';
import { networkOf } from '../http/network-of';
import { pseudonym } from '../keys';
import type { Storage } from '../storage/storage';
import type { AccountMail } from './account-mail';
import type { Accounts } from './accounts';

const SIGN_UP_KEY = 'sign-up';
const RATE = { max: 5, windowMs: 60 * 60 * 1000 };

/** Accounts for strangers, where the operator lets them: each begins with a mail that proves its address. */
export class SignUp {
  readonly #accounts: Accounts;
  readonly #mail: AccountMail;
  readonly #storage: Storage;
  readonly #secret: string;
  readonly #publicUrl: string;
  readonly #now: () => number;

  constructor(setup: {
    accounts: Accounts;
    mail: AccountMail;
    storage: Storage;
    secret: string;
    publicUrl: string;
    now: () => number;
  }) {
    this.#accounts = setup.accounts;
    this.#mail = setup.mail;
    this.#storage = setup.storage;
    this.#secret = setup.secret;
    this.#publicUrl = setup.publicUrl;
    this.#now = setup.now;
  }

  /** Off until the operator says otherwise. */
  async isOpen(): Promise<boolean> {
    return (await this.#storage.settings.get(SIGN_UP_KEY)) === 'on';
  }

  setOpen(isOpen: boolean): Promise<void> {
    return this.#storage.settings.set(SIGN_UP_KEY, isOpen ? 'on' : 'off');
  }

  /** @throws AppError 403 while sign-up is closed */
  async requireOpen(): Promise<void> {
    if (await this.isOpen()) return;
    throw new AppError('forbidden', 'Accounts are made by invitation here.');
  }

  /**
   * Sends the link with which an account is made. The answer is the same whether there is one already: only whoever reads the
   * mail learns that.
   * @throws AppError 403 while sign-up is closed, 422 for what is no e-mail, 429
   */
  async begin(email: string, address: string): Promise<void> {
    await this.requireOpen();
    const to = email.trim().toLowerCase();
    const message = emailError(to);
    if (message !== undefined) {
      throw new AppError('validation_failed', message, { fields: [{ path: 'email', message }] });
    }
    const key = `sign-up:${pseudonym(this.#secret, networkOf(address))}`;
    await countOrRefuse(this.#storage, { key, now: this.#now(), ...RATE });
    const text = (await this.#accounts.byEmail(to))
      ? `You have an account already. Sign in at ${this.#publicUrl}/\n`
      : `Open this address to make your account:\n\n${this.#publicUrl}/setup?token=${await this.#accounts.newInvitation(to)}\n\nIf you didn't ask for it, do nothing.\n`;
    await this.#mail.send({ to, subject: 'Your account on Plinth', text });
  }
}
