import { isEmail } from '../../core/validation/is-email';
import { AppError } from '../../core/errors';
import { hashToken, newToken } from '../keys';
import type { Storage } from '../storage/storage';
import { MIN_PASSWORD_LENGTH, type Auth } from './auth';

export interface Account {
  id: string;
  email: string;
  name: string;
}

const OPERATOR_KEY = 'operator';
const SETUP_KEY = 'setup';
const INVITATION_KEY = 'invitation:';

/** Who has an account, who operates the installation, and how the first account comes to be. */
export class Accounts {
  readonly auth: Auth;
  readonly #storage: Storage;

  constructor(setup: { auth: Auth; storage: Storage }) {
    this.auth = setup.auth;
    this.#storage = setup.storage;
  }

  /** The account that a request's cookie or bearer token belongs to. */
  async bySession(headers: Headers): Promise<Account | null> {
    const session = await this.auth.api.getSession({ headers });
    return session
      ? { id: session.user.id, email: session.user.email, name: session.user.name }
      : null;
  }

  async byEmail(email: string): Promise<Account | null> {
    const context = await this.auth.$context;
    const found = await context.internalAdapter.findUserByEmail(email.toLowerCase());
    return found ? { id: found.user.id, email: found.user.email, name: found.user.name } : null;
  }

  async byId(accountId: string): Promise<Account | null> {
    const context = await this.auth.$context;
    const user = await context.internalAdapter.findUserById(accountId);
    return user ? { id: user.id, email: user.email, name: user.name } : null;
  }

  /** Whether an account runs the installation: the first one that was made. */
  async isOperator(accountId: string): Promise<boolean> {
    return (await this.#storage.settings.get(OPERATOR_KEY)) === accountId;
  }

  /** True until the first account is made. */
  async isEmpty(): Promise<boolean> {
    return (await this.#storage.settings.get(OPERATOR_KEY)) === null;
  }

  /**
   * Makes an account. The first one becomes the operator and the owner of the sample.
   * @throws AppError naming every field that is wrong
   */
  async create(values: {
    email: string;
    password: string;
    name?: string | undefined;
  }): Promise<Account> {
    const email = values.email.trim().toLowerCase();
    const fields = [
      ...(isEmail(email) ? [] : [{ path: 'email', message: 'Please enter a valid email' }]),
      ...([...values.password].length >= MIN_PASSWORD_LENGTH
        ? []
        : [{ path: 'password', message: `Use at least ${MIN_PASSWORD_LENGTH} characters` }]),
    ];
    if (fields.length > 0) throw new AppError('validation_failed', undefined, { fields });
    if (await this.byEmail(email)) {
      throw new AppError(
        'conflict',
        'There is an account with this e-mail already. Sign in with it.',
      );
    }
    const context = await this.auth.$context;
    const name = values.name?.trim() || email.slice(0, email.indexOf('@'));
    const user = await context.internalAdapter.createUser(
      { email, name, emailVerified: false },
      { method: 'email-password' },
    );
    await context.internalAdapter.linkAccount({
      userId: user.id,
      providerId: 'credential',
      accountId: user.id,
      password: await context.password.hash(values.password),
    });
    const operator = await this.#storage.settings.setOnce(OPERATOR_KEY, user.id);
    if (operator === user.id) await this.#storage.sites.adoptOrphans(user.id);
    return { id: user.id, email, name };
  }

  /** Makes the one-time key of the set-up link. An earlier one stops working. Only its hash is stored. */
  async newSetupToken(): Promise<string> {
    const token = newToken();
    await this.#storage.settings.set(SETUP_KEY, hashToken(token));
    return token;
  }

  /** Makes the key of a link with which one e-mail makes its account. */
  async newInvitation(email: string): Promise<string> {
    const token = newToken();
    await this.#storage.settings.set(INVITATION_KEY + hashToken(token), email.toLowerCase());
    return token;
  }

  /**
   * Makes the account of a set-up or an invitation link. The link works once; when the values are wrong it stays good.
   * @throws AppError 403 for a link that was used or never made
   */
  async setUp(values: {
    token: string;
    email: string;
    password: string;
    name?: string | undefined;
  }): Promise<Account> {
    const { settings } = this.#storage;
    const hash = hashToken(values.token);
    const invited = await settings.get(INVITATION_KEY + hash);
    const [key, stored] = invited === null ? [SETUP_KEY, hash] : [INVITATION_KEY + hash, invited];
    if (!(await settings.take(key, stored))) {
      throw new AppError(
        'forbidden',
        'This link has been used or is not valid. Ask for a new one.',
      );
    }
    try {
      return await this.create({ ...values, email: invited ?? values.email });
    } catch (error) {
      await settings.set(key, stored);
      throw error;
    }
  }
}
