import { AppError } from '../../core/errors';
import { emailError } from '../../core/validation/is-email';
import { hashToken, newToken } from '../keys';
import type { Storage } from '../storage/storage';
import type { Sites } from '../sites/service';
import type { AccountMail } from './account-mail';
import type { Account, Accounts } from './accounts';
import type { PasswordCheck } from './password-check';
import type { SecondFactor } from './second-factor';

const EMAIL_CHANGE_KEY = 'email-change:';
/** How long the address of a new e-mail can be confirmed. */
const CONFIRM_MS = 24 * 60 * 60 * 1000;
const PAGE = 500;

export interface SessionSummary {
  id: string;
  /** What the browser calls itself. */
  userAgent: string;
  createdAt: Date;
  usedAt: Date;
  isCurrent: boolean;
}

interface EmailChange {
  accountId: string;
  email: string;
  until: number;
}

/** What people do with their own account: sessions, another name or e-mail, leaving. */
export class OwnAccount {
  readonly #accounts: Accounts;
  readonly #mail: AccountMail;
  readonly #passwords: PasswordCheck;
  readonly #secondFactor: SecondFactor;
  readonly #storage: Storage;
  readonly #sites: Sites;
  readonly #publicUrl: string;
  readonly #now: () => number;

  constructor(setup: {
    accounts: Accounts;
    mail: AccountMail;
    passwords: PasswordCheck;
    secondFactor: SecondFactor;
    storage: Storage;
    sites: Sites;
    publicUrl: string;
    now: () => number;
  }) {
    this.#accounts = setup.accounts;
    this.#mail = setup.mail;
    this.#passwords = setup.passwords;
    this.#secondFactor = setup.secondFactor;
    this.#storage = setup.storage;
    this.#sites = setup.sites;
    this.#publicUrl = setup.publicUrl;
    this.#now = setup.now;
  }

  /** Where an account is signed in, the latest first. `token` is that of the session that asks. */
  async sessions(account: Account, token: string | null): Promise<SessionSummary[]> {
    const { internalAdapter } = await this.#accounts.auth.$context;
    const sessions = await internalAdapter.listSessions(account.id);
    return sessions
      .filter(({ expiresAt }) => expiresAt.getTime() > Date.now())
      .sort((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime())
      .map((session) => ({
        id: session.id,
        userAgent: session.userAgent ?? '',
        createdAt: session.createdAt,
        usedAt: session.updatedAt,
        isCurrent: session.token === token,
      }));
  }

  /** Ends one session; without an id all of them, and no device is trusted any more. @throws AppError 404 for one that isn't this account's */
  async endSessions(account: Account, sessionId?: string): Promise<void> {
    const { internalAdapter } = await this.#accounts.auth.$context;
    if (sessionId === undefined) {
      await this.#secondFactor.forgetDevices(account.id);
      return internalAdapter.deleteUserSessions(account.id);
    }
    const sessions = await internalAdapter.listSessions(account.id);
    const session = sessions.find(({ id }) => id === sessionId);
    if (!session) throw new AppError('not_found', 'There is no such session.');
    return internalAdapter.deleteSession(session.token);
  }

  /** The token of the session that a request's cookie or bearer token belongs to. */
  async tokenOf(headers: Headers): Promise<string | null> {
    const session = await this.#accounts.auth.api.getSession({ headers });
    return session?.session.token ?? null;
  }

  async rename(account: Account, name: string): Promise<Account> {
    const { internalAdapter } = await this.#accounts.auth.$context;
    await internalAdapter.updateUser(account.id, { name });
    return { ...account, name };
  }

  /**
   * Begins the change to another e-mail: it counts once somebody who reads mail there has confirmed it. Whether it has an
   * account already is told to nobody but whoever reads that mail.
   * @throws AppError 403 for a wrong password, 422 for what is no e-mail
   */
  async askForEmail(account: Account, values: { email: string; password: string }): Promise<void> {
    const email = values.email.trim().toLowerCase();
    const problem = emailError(email);
    if (problem !== undefined) refuse('email', problem);
    await this.#passwords.require(account, values.password);
    if (await this.#accounts.byEmail(email)) {
      return this.#mail.send({
        to: email,
        subject: 'Your e-mail on Plinth',
        text: 'Somebody asked to use this e-mail for their account. It belongs to an account already, so nothing has changed.\n',
      });
    }
    const token = newToken();
    const change: EmailChange = { accountId: account.id, email, until: this.#now() + CONFIRM_MS };
    await this.#storage.settings.set(EMAIL_CHANGE_KEY + hashToken(token), JSON.stringify(change));
    return this.#mail.send({
      to: email,
      subject: 'Confirm your e-mail for Plinth',
      text: `Open this address, signed in, to use this e-mail for your account:\n\n${this.#publicUrl}/account?confirm=${token}\n\nIf you didn't ask for it, do nothing.\n`,
    });
  }

  /** @throws AppError 403 for a link that is used, too old, or another account's; 409 when the e-mail was taken meanwhile */
  async confirmEmail(account: Account, token: string): Promise<Account> {
    const key = EMAIL_CHANGE_KEY + hashToken(token);
    const stored = await this.#storage.settings.get(key);
    // Only this class writes it.
    const change = stored === null ? null : (JSON.parse(stored) as EmailChange);
    const isGood = change?.accountId === account.id && change.until > this.#now();
    if (
      !change ||
      stored === null ||
      !isGood ||
      !(await this.#storage.settings.take(key, stored))
    ) {
      throw new AppError(
        'forbidden',
        'This link has been used or is not valid. Ask for a new one.',
      );
    }
    const { email } = change;
    if (await this.#accounts.byEmail(email)) {
      throw new AppError('conflict', 'There is an account with this e-mail already.');
    }
    const { internalAdapter } = await this.#accounts.auth.$context;
    await internalAdapter.updateUser(account.id, { email, emailVerified: true });
    // Members are known by their e-mail: their rights move with it.
    await this.#storage.members.rename(account.email, email);
    await this.#mail.send({
      to: account.email,
      subject: 'Your e-mail on Plinth has changed',
      text: "Your account has another e-mail now. If that wasn't you, tell whoever runs this installation.\n",
    });
    return { ...account, email };
  }

  /**
   * Deletes an account. Its sites can't be had back by anybody and are gone after the usual time.
   * @throws AppError 403 for a wrong password, 409 for the operator's account
   */
  async remove(account: Account, password: string): Promise<void> {
    await this.#passwords.require(account, password);
    if (await this.#accounts.isOperator(account.id)) {
      throw new AppError('conflict', 'This account runs the installation and can not be deleted.');
    }
    for (;;) {
      const { sites } = await this.#storage.sites.listFor(account, { limit: PAGE, offset: 0 });
      const own = sites.filter(({ ownerId }) => ownerId === account.id);
      for (const site of own) await this.#sites.putAside(site);
      if (own.length === 0) break;
    }
    const { internalAdapter } = await this.#accounts.auth.$context;
    await internalAdapter.deleteUserSessions(account.id);
    await internalAdapter.deleteUser(account.id);
    await this.#storage.transaction(async (stores) => {
      await stores.members.removeEverywhere(account.email);
      await stores.audit.forget(account.id);
      stores.tell({ kind: 'account', accountId: account.id });
    });
  }

  /** Tells the owner of an account what was done with it: should it have been somebody else, they learn of it. */
  tell(account: Account, subject: string, what: string): Promise<void> {
    const text = `${what}\n\nIf that wasn't you, choose a new password at ${this.#publicUrl}/sign-in?forgot, and sign out everywhere on your account's page.\n`;
    return this.#mail.send({ to: account.email, subject, text });
  }
}

function refuse(path: string, message: string): never {
  throw new AppError('validation_failed', message, { fields: [{ path, message }] });
}
