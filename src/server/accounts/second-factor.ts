import { AppError } from '../../core/errors';
import type { Account, Accounts } from './accounts';
import { told, type WithHeaders } from './library-call';

const TRUSTED_DEVICE = 'trust-device-';

/** The second factor of an account: codes of an app, and codes on paper for when it is lost. */
export class SecondFactor {
  readonly #accounts: Accounts;

  constructor(setup: { accounts: Accounts }) {
    this.#accounts = setup.accounts;
  }

  async state(account: Account): Promise<{ isOn: boolean; recoveryCodesLeft: number }> {
    const { auth } = this.#accounts;
    const { internalAdapter } = await auth.$context;
    const user = await internalAdapter.findUserById(account.id);
    // The library's own field of an account, added by its plugin.
    const isOn = (user as { twoFactorEnabled?: boolean | null } | null)?.twoFactorEnabled === true;
    if (!isOn) return { isOn, recoveryCodesLeft: 0 };
    const { backupCodes } = await auth.api.viewBackupCodes({ body: { userId: account.id } });
    return { isOn, recoveryCodesLeft: backupCodes.length };
  }

  /**
   * Makes a new secret and new recovery codes. Nothing is asked for at sign-in until a first code is confirmed.
   * @throws AppError 409 where it is on already
   */
  async begin(
    headers: Headers,
    password: string,
  ): Promise<{ uri: string; recoveryCodes: string[] }> {
    const begun = await told(
      this.#accounts.auth.api.enableTwoFactor({ headers, body: { password } }),
    );
    if (!('totpURI' in begun) || begun.totpURI === undefined) throw new AppError('internal');
    return { uri: begun.totpURI, recoveryCodes: begun.backupCodes ?? [] };
  }

  /** Turns it on. The session goes on under a new key. @throws AppError 422 for a wrong code */
  async confirm(headers: Headers, code: string): Promise<WithHeaders<null>> {
    const { auth } = this.#accounts;
    const body = { code };
    const answer = await told(auth.api.verifyTOTP({ headers, body, returnHeaders: true }));
    return { value: null, headers: answer.headers };
  }

  /** Turns it off; no device is trusted any more. The session goes on under a new key. */
  async end(account: Account, headers: Headers, password: string): Promise<WithHeaders<null>> {
    const { auth } = this.#accounts;
    const body = { password };
    const answer = await told(auth.api.disableTwoFactor({ headers, body, returnHeaders: true }));
    await this.forgetDevices(account.id);
    return { value: null, headers: answer.headers };
  }

  /** New recovery codes; the earlier ones stop working. @throws AppError 409 while there is no second factor */
  async newRecoveryCodes(headers: Headers, password: string): Promise<string[]> {
    const { auth } = this.#accounts;
    return (await told(auth.api.generateBackupCodes({ headers, body: { password } }))).backupCodes;
  }

  /** For whoever has lost both, by whoever runs the installation: the password is enough again. */
  async remove(account: Account): Promise<void> {
    const { internalAdapter, adapter } = await this.#accounts.auth.$context;
    await adapter.deleteMany({
      model: 'twoFactor',
      where: [{ field: 'userId', value: account.id }],
    });
    await internalAdapter.updateUser(account.id, { twoFactorEnabled: false });
    await this.forgetDevices(account.id);
  }

  /** Asks for a code on every device again. */
  async forgetDevices(accountId: string): Promise<void> {
    const { adapter } = await this.#accounts.auth.$context;
    await adapter.deleteMany({
      model: 'verification',
      where: [
        { field: 'value', value: accountId },
        { field: 'identifier', operator: 'starts_with', value: TRUSTED_DEVICE },
      ],
    });
  }
}
