import { flattenText } from '../../core/text/commit-text';
import { emailError } from '../../core/validation/is-email';
import { AppError } from '../../core/errors';
import { hashToken, newToken } from '../keys';
import type { InvitationRecord } from '../storage/invitations';
import { isUniqueViolation } from '../storage/dialect';
import { nothingMore, type InTransaction, type Storage } from '../storage/storage';
import { isPasswordLongEnough, PASSWORD_MIN_CHARACTERS } from '../../core/validation/password';
import { accountTables, type Auth } from './auth';

export interface Account {
  id: string;
  email: string;
  name: string;
}

const OPERATOR_KEY = 'operator';
const SETUP_KEY = 'setup';
/** How long a link by which somebody makes an account is good. */
export const INVITATION_MS = 14 * 24 * 60 * 60 * 1000;

/** Who has an account, who operates the installation, and how the first account comes to be. */
export class Accounts {
  readonly auth: Auth;
  readonly #storage: Storage;
  readonly #now: () => number;

  constructor(setup: { auth: Auth; storage: Storage; now: () => number }) {
    this.auth = setup.auth;
    this.#storage = setup.storage;
    this.#now = setup.now;
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

  /** Those of some accounts that are there, by their ids. */
  async byIds(accountIds: Iterable<string>): Promise<Map<string, Account>> {
    const wanted = [...new Set(accountIds)];
    if (wanted.length === 0) return new Map();
    const { adapter } = await this.auth.$context;
    const users = await adapter.findMany<Account>({
      model: 'user',
      where: [{ field: 'id', operator: 'in', value: wanted }],
      limit: wanted.length,
    });
    return new Map(users.map(({ id, email, name }) => [id, { id, email, name }]));
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
   * Makes an account: all of it, or nothing. The first one becomes the operator and the owner of the sample.
   * @param also what else its making is about; the account is made only if it succeeds
   * @throws AppError naming every field that is wrong, 409 for an e-mail that has one
   */
  async create(
    values: {
      email: string;
      password: string;
      name?: string | undefined;
      /** Somebody has shown that they read mail there. */
      isEmailProved?: boolean | undefined;
    },
    also: InTransaction = nothingMore,
  ): Promise<Account> {
    const email = values.email.trim().toLowerCase();
    const problem = emailError(email);
    const fields = [
      ...(problem === undefined ? [] : [{ path: 'email', message: problem }]),
      ...(isPasswordLongEnough(values.password)
        ? []
        : [{ path: 'password', message: `Use at least ${PASSWORD_MIN_CHARACTERS} characters` }]),
    ];
    if (fields.length > 0) throw new AppError('validation_failed', undefined, { fields });
    if (await this.byEmail(email)) throw taken();
    const name = flattenText(values.name ?? '') || email.slice(0, email.indexOf('@'));
    const { options, password: hasher } = await this.auth.$context;
    // A transaction waits for nothing that takes as long as this.
    const password = await hasher.hash(values.password);
    const madeAt = new Date(this.#now());
    const times = { createdAt: madeAt, updatedAt: madeAt };
    const emailVerified = values.isEmailProved ?? false;
    try {
      return await this.#storage.transaction(async (stores) => {
        await also(stores);
        const tables = await accountTables(options, stores.db);
        const { id } = await tables.create<Record<string, unknown>, { id: string }>({
          model: 'user',
          data: { email, name, emailVerified, ...times },
        });
        await tables.create({
          model: 'account',
          data: { userId: id, providerId: 'credential', accountId: id, password, ...times },
        });
        const operator = await stores.settings.setOnce(OPERATOR_KEY, id);
        if (operator === id) await stores.sites.adoptOrphans(id);
        return { id, email, name };
      });
    } catch (error) {
      throw isUniqueViolation(error) ? taken() : error;
    }
  }

  /** Makes the one-time key of the set-up link. An earlier one stops working. Only its hash is stored. */
  async newSetupToken(): Promise<string> {
    const token = newToken();
    await this.#storage.settings.set(SETUP_KEY, hashToken(token));
    return token;
  }

  /** Makes the key of a link with which one e-mail makes its account, or comes to a site. */
  async newInvitation(email: string, siteId: string | null = null): Promise<string> {
    const token = newToken();
    const createdAt = this.#now();
    const { invitations } = this.#storage;
    await invitations.removeExpired(createdAt);
    await invitations.insert({
      tokenHash: hashToken(token),
      email: email.toLowerCase(),
      siteId,
      createdAt,
      expiresAt: createdAt + INVITATION_MS,
    });
    return token;
  }

  /**
   * What the link with this key is for: an invitation, or null for the first account.
   * @throws AppError 403 for a link that was used, is too old or was never made
   */
  async linkOf(token: string): Promise<InvitationRecord | null> {
    const hash = hashToken(token);
    const invitation = await this.#storage.invitations.valid(hash, this.#now());
    if (invitation) return invitation;
    if ((await this.#storage.settings.get(SETUP_KEY)) === hash) return null;
    throw spentLink();
  }

  /**
   * Makes the account of a set-up or an invitation link. The link works once; when the values are wrong it stays good.
   * @throws AppError 403 for a link that was used, is too old or was never made
   */
  async setUp(values: {
    token: string;
    email: string;
    password: string;
    name?: string | undefined;
  }): Promise<Account> {
    const invitation = await this.linkOf(values.token);
    if (invitation === null) {
      return this.create(values, async ({ settings }) => {
        if (!(await settings.take(SETUP_KEY, hashToken(values.token)))) throw spentLink();
      });
    }
    const { email, siteId, tokenHash } = invitation;
    // The key came by mail, to that address alone.
    const proved = { ...values, email, isEmailProved: true };
    return this.create(proved, async ({ invitations, members }) => {
      if (!(await invitations.take(tokenHash))) throw spentLink();
      const member = siteId === null ? null : await members.byEmail(siteId, email);
      if (member) await members.join(member.siteId, member.id, this.#now());
    });
  }
}

const taken = () =>
  new AppError('conflict', 'There is an account with this e-mail already. Sign in with it.');

function spentLink(): AppError {
  return new AppError(
    'forbidden',
    'This link has been used, has run out or is not valid. Ask for a new one.',
  );
}
