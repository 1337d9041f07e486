import { getAuthenticatorName } from '@better-auth/passkey';
import type { PasskeyAnswer } from '../../core/api/account-security';
import { AppError } from '../../core/errors';
import type { Account, Accounts } from './accounts';
import { told, type WithHeaders } from './library-call';

/** Keys on people's devices, with which they come in without a password. */
export class Passkeys {
  readonly #accounts: Accounts;

  constructor(setup: { accounts: Accounts }) {
    this.#accounts = setup.accounts;
  }

  async list(account: Account): Promise<PasskeyAnswer[]> {
    const { adapter } = await this.#accounts.auth.$context;
    const found = await adapter.findMany<StoredPasskey>({
      model: 'passkey',
      where: [{ field: 'userId', value: account.id }],
    });
    return found.map(present).sort((a, b) => (a.createdAt ?? '').localeCompare(b.createdAt ?? ''));
  }

  /** What the browser needs to make one; the challenge goes along in a cookie. */
  async options(headers: Headers): Promise<WithHeaders<Record<string, unknown>>> {
    const { auth } = this.#accounts;
    const { response, headers: answered } = await told(
      auth.api.generatePasskeyRegistrationOptions({ headers, query: {}, returnHeaders: true }),
    );
    return { value: { ...response }, headers: answered };
  }

  /** @throws AppError 422 for an answer that doesn't fit the challenge */
  async add(
    headers: Headers,
    values: { name: string; response: Record<string, unknown> },
  ): Promise<PasskeyAnswer> {
    const { auth } = this.#accounts;
    return present(await told(auth.api.verifyPasskeyRegistration({ headers, body: values })));
  }

  /** @throws AppError 404 for one that isn't this account's */
  async rename(
    account: Account,
    headers: Headers,
    { id, name }: { id: string; name: string },
  ): Promise<PasskeyAnswer> {
    await this.#require(account, id);
    const { auth } = this.#accounts;
    const { passkey } = await told(auth.api.updatePasskey({ headers, body: { id, name } }));
    return present(passkey);
  }

  /** @returns what it was. @throws AppError 404 for one that isn't this account's */
  async remove(account: Account, headers: Headers, id: string): Promise<PasskeyAnswer> {
    const passkey = await this.#require(account, id);
    await told(this.#accounts.auth.api.deletePasskey({ headers, body: { id } }));
    return passkey;
  }

  async #require(account: Account, id: string): Promise<PasskeyAnswer> {
    const passkey = (await this.list(account)).find((one) => one.id === id);
    if (!passkey) throw new AppError('not_found', 'There is no such passkey.');
    return passkey;
  }
}

interface StoredPasskey {
  id: string;
  name?: string | null | undefined;
  createdAt?: Date | null | undefined;
  aaguid?: string | null | undefined;
  backedUp: boolean;
}

function present(passkey: StoredPasskey): PasskeyAnswer {
  return {
    id: passkey.id,
    name: passkey.name || getAuthenticatorName(passkey.aaguid) || 'Passkey',
    createdAt: passkey.createdAt ? new Date(passkey.createdAt).toISOString() : null,
    isBackedUp: passkey.backedUp,
  };
}
