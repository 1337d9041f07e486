/** Requests and answers about how an account is signed in to, shared by server and browser. */
import * as z from 'zod';
import { flattenText } from '../text/commit-text';

export const passkeyAnswer = z
  .object({
    id: z.string(),
    name: z.string(),
    createdAt: z.iso.datetime().nullable(),
    /** Whether its maker keeps a copy, so that it outlives the device. */
    isBackedUp: z.boolean(),
  })
  .meta({ id: 'Passkey' });
export type PasskeyAnswer = z.infer<typeof passkeyAnswer>;

export const accountSecurityAnswer = z
  .object({
    twoFactor: z.object({ isOn: z.boolean(), recoveryCodesLeft: z.number().int() }),
    passkeys: z.array(passkeyAnswer),
  })
  .meta({ id: 'AccountSecurity' });
export type AccountSecurityAnswer = z.infer<typeof accountSecurityAnswer>;

/** What a session alone is not enough for. */
export const passwordRequest = z
  .object({ password: z.string().max(128) })
  .meta({ id: 'PasswordRequest' });

/** `uri` is what an app for codes reads (otpauth://). Both are told once, here. */
export const twoFactorBegunAnswer = z
  .object({ uri: z.string(), recoveryCodes: z.array(z.string()) })
  .meta({ id: 'TwoFactorBegun' });
export type TwoFactorBegunAnswer = z.infer<typeof twoFactorBegunAnswer>;

export const confirmTwoFactorRequest = z
  .object({ code: z.string().trim().max(20) })
  .meta({ id: 'ConfirmTwoFactorRequest' });

export const recoveryCodesAnswer = z
  .object({ recoveryCodes: z.array(z.string()) })
  .meta({ id: 'RecoveryCodes' });
export type RecoveryCodesAnswer = z.infer<typeof recoveryCodesAnswer>;

/** What a browser hands over to `navigator.credentials.create`, in its JSON form (WebAuthn, section 5.1.8). */
export const passkeyOptionsAnswer = z
  .record(z.string(), z.unknown())
  .meta({ id: 'PasskeyOptions' });

const passkeyName = z.string().overwrite(flattenText).min(1, 'Give the passkey a name.').max(100);

export const renamePasskeyRequest = z
  .object({ name: passkeyName })
  .meta({ id: 'RenamePasskeyRequest' });

export const addPasskeyRequest = z
  .object({
    name: passkeyName,
    /** What the browser made of the options (WebAuthn, `RegistrationResponseJSON`). */
    response: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'AddPasskeyRequest' });
