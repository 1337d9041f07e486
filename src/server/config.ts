import * as path from 'node:path';
import * as z from 'zod';
import { asciiDomain } from '../core/links/domain-name';
import { PASSWORD_MIN_CHARACTERS } from '../core/validation/password';
import { isEmail } from '../core/validation/is-email';

/** A setting of the environment that can't be used. Its message is one line that names the setting. */
export class ConfigError extends Error {}

/** Object storage that speaks the S3 protocol. */
export interface S3Config {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** The largest file of each kind, in bytes. */
export interface MediaLimits {
  image: number;
  video: number;
  document: number;
}

/** Nobody, the one proxy in front, or proxies by their addresses. */
export type TrustProxy = 'nobody' | 'one' | string[];

/** Everything that the environment decides, read once at the start. */
export interface Config {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | null;
  publicUrl: string;
  sitesDomain: string;
  owner: { email: string; password: string } | null;
  smtpUrl: string | null;
  /** Who the installation's mail is from: an address, or a name with the address in angle brackets. */
  mailFrom: string | null;
  s3: S3Config | null;
  mediaLimits: MediaLimits;
  trustProxy: TrustProxy;
  /** Whether webhooks may go to this machine, to private networks, and without TLS. */
  hasPrivateWebhooks: boolean;
  logLevel: LogLevel;
  hasSample: boolean;
  secret: string | null;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

const MIN_SECRET_LENGTH = 32;

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a number from 0 to 65535')
  .transform(Number)
  .refine((value) => value <= 65535, 'must be a number from 0 to 65535');

const origin = z.string().transform((value, context) => {
  const url = parseUrl(value, ['http:', 'https:']);
  if (!url || url.pathname !== '/' || url.search !== '' || url.hash !== '' || url.username !== '') {
    context.addIssue({
      code: 'custom',
      message: 'must be an address like https://plinth.example, without a path',
    });
    return z.NEVER;
  }
  return url.origin;
});

const domain = z
  .string()
  .transform((value) => {
    const [, name = '', port = ''] = /^(.*?)(:\d*)?$/s.exec(value) ?? [];
    return asciiDomain(name) + port;
  })
  .refine(
    (value) =>
      /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*(:\d{1,5})?$/.test(value),
    'must be a host name, with or without a port, like sites.example or localhost:3000',
  );

const databaseUrl = z
  .string()
  .refine(
    (value) => parseUrl(value, ['postgres:', 'postgresql:']),
    'must be a postgres:// address',
  );

const smtpUrl = z
  .string()
  .refine(
    (value) => parseUrl(value, ['smtp:', 'smtps:']),
    'must be an smtp:// or smtps:// address',
  );

const mailFrom = z
  .string()
  .refine(
    (value) => isEmail(/^[^<>\r\n]*<([^<>\s]+)>$/.exec(value)?.[1] ?? value),
    'must be an e-mail address, or a name and the address like Plinth <mail@plinth.example>',
  );

const trustProxy = z.string().transform((value, context): TrustProxy => {
  if (value === 'off') return 'nobody';
  if (value === 'on') return 'one';
  const addresses = value.split(',').map((part) => part.trim());
  if (
    addresses.every((address) => /^[0-9a-f.:]+(\/\d{1,3})?$/i.test(address) && /[.:]/.test(address))
  )
    return addresses;
  context.addIssue({ code: 'custom', message: 'must be on, off or a list of addresses' });
  return z.NEVER;
});

const megabytes = (initial: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,3}$/, 'must be a whole number of megabytes from 1 to 9999')
    .default(String(initial))
    .transform((value) => Number(value) * 1024 * 1024);

const environment = z.object({
  PORT: port.default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be an address or a host name')
    .default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: databaseUrl.optional(),
  PUBLIC_URL: origin.optional(),
  SITES_DOMAIN: domain.optional(),
  OWNER_EMAIL: z
    .string()
    .regex(/^[^\s@]+@[^\s@]+$/, 'must be an e-mail address')
    .optional(),
  OWNER_PASSWORD: z
    .string()
    .min(PASSWORD_MIN_CHARACTERS, `must have at least ${PASSWORD_MIN_CHARACTERS} characters`)
    .optional(),
  SMTP_URL: smtpUrl.optional(),
  MAIL_FROM: mailFrom.optional(),
  S3_ENDPOINT: z
    .string()
    .refine(
      (value) => parseUrl(value, ['http:', 'https:']),
      'must be an http:// or https:// address',
    )
    .optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  MAX_IMAGE_MB: megabytes(25),
  MAX_VIDEO_MB: megabytes(200),
  MAX_DOCUMENT_MB: megabytes(25),
  TRUST_PROXY: trustProxy.default('nobody'),
  WEBHOOKS_PRIVATE: z.enum(['on', 'off'], 'must be on or off').default('off'),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
  SAMPLE: z.enum(['on', 'off'], 'must be on or off').default('on'),
  SECRET: z
    .string()
    .min(MIN_SECRET_LENGTH, `must have at least ${MIN_SECRET_LENGTH} characters`)
    .optional(),
});

type Environment = z.infer<typeof environment>;

/**
 * Reads the settings from the environment. An empty value counts as unset.
 * @throws ConfigError with one line that names the first setting that can't be used (never its value: it may be a secret).
 */
export function readConfig(source: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(source)
      .map(([name, value]) => [name, value?.trim()] as const)
      .filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ConfigError(
      `${issue?.path.join('.') ?? 'environment'} ${issue?.message ?? 'is wrong'}`,
    );
  }
  const env = parsed.data;
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: path.resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL ?? null,
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    sitesDomain: env.SITES_DOMAIN ?? `localhost:${env.PORT}`,
    owner: readOwner(env),
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM ?? null,
    s3: readS3(env),
    mediaLimits: {
      image: env.MAX_IMAGE_MB,
      video: env.MAX_VIDEO_MB,
      document: env.MAX_DOCUMENT_MB,
    },
    trustProxy: env.TRUST_PROXY,
    hasPrivateWebhooks: env.WEBHOOKS_PRIVATE === 'on',
    logLevel: env.LOG_LEVEL,
    hasSample: env.SAMPLE === 'on',
    secret: env.SECRET ?? null,
  };
}

function readOwner(env: Environment): Config['owner'] {
  if (env.OWNER_EMAIL === undefined && env.OWNER_PASSWORD === undefined) return null;
  if (env.OWNER_EMAIL === undefined)
    throw new ConfigError('OWNER_EMAIL is missing: OWNER_PASSWORD needs it');
  if (env.OWNER_PASSWORD === undefined) {
    throw new ConfigError('OWNER_PASSWORD is missing: OWNER_EMAIL needs it');
  }
  return { email: env.OWNER_EMAIL, password: env.OWNER_PASSWORD };
}

function readS3(env: Environment): S3Config | null {
  const parts = {
    S3_ENDPOINT: env.S3_ENDPOINT,
    S3_BUCKET: env.S3_BUCKET,
    S3_ACCESS_KEY_ID: env.S3_ACCESS_KEY_ID,
    S3_SECRET_ACCESS_KEY: env.S3_SECRET_ACCESS_KEY,
  };
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = parts;
  if (Object.values(parts).every((value) => value === undefined)) return null;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    const missing = Object.entries(parts).find(([, value]) => value === undefined);
    throw new ConfigError(
      `${missing?.[0] ?? 'S3_ENDPOINT'} is missing: the other S3 settings need it`,
    );
  }
  return {
    endpoint: S3_ENDPOINT.replace(/\/+$/, ''),
    bucket: S3_BUCKET,
    region: env.S3_REGION ?? 'us-east-1',
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}

function parseUrl(value: string, protocols: string[]): URL | null {
  try {
    const url = new URL(value);
    return protocols.includes(url.protocol) && url.hostname !== '' ? url : null;
  } catch {
    return null;
  }
}
