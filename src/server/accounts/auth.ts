import { passkey } from '@better-auth/passkey';
import { betterAuth, type BetterAuthOptions } from 'better-auth';
import { APIError } from 'better-auth/api';
import { getAdapter } from 'better-auth/db/adapter';
import { getMigrations } from 'better-auth/db/migration';
import { bearer } from 'better-auth/plugins/bearer';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { PASSWORD_MIN_CHARACTERS } from '../../core/validation/password';
import type { Db } from '../storage/schema';
import type { Storage } from '../storage/storage';
import type { AccountMail } from './account-mail';

export const AUTH_PATH = '/api/v1/auth';

interface AuthSetup {
  storage: Storage;
  secret: string;
  publicUrl: string;
  mail: AccountMail;
  /** Asks for a code on every device of an account again. */
  forgetDevices: (accountId: string) => Promise<void>;
}

function authOptions({ storage, secret, publicUrl, mail, forgetDevices }: AuthSetup) {
  return {
    appName: 'Plinth',
    database: { db: storage.db, type: storage.kind.name },
    secret,
    baseURL: publicUrl,
    basePath: AUTH_PATH,
    telemetry: { enabled: false },
    // The route that hands requests over has made sure that their host is one of the builder's own.
    trustedOrigins: (request) => [publicUrl, ...(request ? [new URL(request.url).origin] : [])],
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: PASSWORD_MIN_CHARACTERS,
      revokeSessionsOnPasswordReset: true,
      onPasswordReset: async ({ user }) => {
        await forgetDevices(user.id);
        await mail.send({
          to: user.email,
          subject: 'Your password on Plinth has changed',
          text: `A new password was chosen with the link of a mail, and every device was signed out.\n\nIf that wasn't you, choose another one at ${publicUrl}/sign-in?forgot and tell whoever runs this installation.\n`,
        });
      },
      sendResetPassword: ({ user, token }) =>
        mail.send({
          to: user.email,
          subject: 'Choose a new password for Plinth',
          text: `Open this address within an hour to choose a new password:\n\n${publicUrl}/sign-in?reset=${token}\n\nIf you didn't ask for it, do nothing.\n`,
        }),
    },
    databaseHooks: {
      session: {
        delete: {
          // Whoever is connected with it, to whichever process, is cut off.
          after: ({ userId }) =>
            storage.transaction((stores) => {
              stores.tell({ kind: 'account', accountId: userId });
              return Promise.resolve();
            }),
        },
      },
    },
    rateLimit: {
      enabled: true,
      storage: 'database',
      customRules: {
        // Failures of signing in are counted where requests are handed over; signing in rightly is never limited.
        '/sign-in/email': false,
        // Wrong codes are counted by sign-in and by account: an office with one address isn't held up by itself.
        '/two-factor/*': false,
      },
    },
    // What it would guard asks for the password instead, however old a session is.
    session: { freshAge: 0 },
    plugins: [bearer(), twoFactor({ issuer: 'Plinth' }), passkeys(publicUrl)],
    advanced: { cookiePrefix: 'plinth', ipAddress: { ipAddressHeaders: ['x-forwarded-for'] } },
    logger: { disabled: true },
  } satisfies BetterAuthOptions;
}

/**
 * A passkey stands for both factors: the device that holds it, and whoever unlocks it. One that asks for no finger, face or
 * PIN is therefore refused.
 */
function passkeys(publicUrl: string) {
  const refuse = () => {
    throw new APIError('FORBIDDEN', {
      message: 'This device did not ask who you are. Use another passkey.',
    });
  };
  return passkey({
    rpID: new URL(publicUrl).hostname,
    rpName: 'Plinth',
    origin: publicUrl,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    registration: {
      afterVerification: ({ verification }) => {
        if (!verification.registrationInfo?.userVerified) refuse();
        return Promise.resolve();
      },
    },
    authentication: {
      afterVerification: ({ verification }) => {
        if (!verification.authenticationInfo.userVerified) refuse();
        return Promise.resolve();
      },
    },
    advanced: { webAuthnChallengeCookie: 'passkey' },
  });
}

/** The library's tables within a transaction of ours. */
export function accountTables(options: BetterAuthOptions, db: Db) {
  const { database } = options;
  if (!database || !('db' in database)) throw new TypeError('The accounts have no database.');
  return getAdapter({ ...options, database: { ...database, db } });
}

/** The accounts library, set up for this installation: e-mail and password, a cookie or a bearer token. */
export function createAuth(setup: AuthSetup) {
  return betterAuth(authOptions(setup));
}

export type Auth = ReturnType<typeof createAuth>;

/** Brings the library's own tables to its form, all or nothing. Runs under the storage's migration lock. */
export async function migrateAccounts(storage: Storage): Promise<void> {
  const options = authOptions({
    storage,
    secret: 'only for migrating',
    publicUrl: 'http://localhost',
    mail: { send: () => Promise.resolve() },
    forgetDevices: () => Promise.resolve(),
  });
  await storage.db.transaction().execute(async (db) => {
    const { runMigrations } = await getMigrations({
      ...options,
      database: { ...options.database, db },
    });
    await runMigrations();
  });
}
