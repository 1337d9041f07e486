import { betterAuth, type BetterAuthOptions } from 'better-auth';
import { getMigrations } from 'better-auth/db/migration';
import { bearer } from 'better-auth/plugins/bearer';
import { newId } from '../keys';
import type { Storage } from '../storage/storage';

export const AUTH_PATH = '/api/v1/auth';
export const MIN_PASSWORD_LENGTH = 10;

interface AuthSetup {
  storage: Storage;
  secret: string;
  publicUrl: string;
  now: () => number;
}

function authOptions({ storage, secret, publicUrl, now }: AuthSetup) {
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
      minPasswordLength: MIN_PASSWORD_LENGTH,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }) =>
        storage.outbox.insert({
          id: newId(),
          siteId: null,
          mail: {
            to: user.email,
            subject: 'Choose a new password for Plinth',
            text: `Open this address to choose a new password:\n\n${publicUrl}/sign-in?reset=${token}\n\nIf you didn't ask for it, do nothing.\n`,
          },
          createdAt: now(),
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
      // Failures of signing in are counted where requests are handed over; signing in rightly is never limited.
      customRules: { '/sign-in/email': false },
    },
    plugins: [bearer()],
    advanced: { cookiePrefix: 'plinth', ipAddress: { ipAddressHeaders: ['x-forwarded-for'] } },
    logger: { disabled: true },
  } satisfies BetterAuthOptions;
}

/** The accounts library, set up for this installation: e-mail and password, a cookie or a bearer token. */
export function createAuth(setup: AuthSetup) {
  return betterAuth(authOptions(setup));
}

export type Auth = ReturnType<typeof createAuth>;

/** Brings the library's own tables to its form. Runs under the storage's migration lock. */
export async function migrateAccounts(storage: Storage): Promise<void> {
  const options = authOptions({
    storage,
    secret: 'only for migrating',
    publicUrl: 'http://localhost',
    now: Date.now,
  });
  const { runMigrations } = await getMigrations(options);
  await runMigrations();
}
