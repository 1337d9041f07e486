import * as fs from 'node:fs';
import type { RouteOptions } from 'fastify';
import pino from 'pino';
import { createApp, type App } from '../app';
import { readConfig } from '../config';
import { closeServices, createServices } from '../create-services';
import type { ReadProof } from '../domains/proof-file';
import type { ResolveTxt } from '../domains/service';
import type { SendMail } from '../mail/worker';
import type { Services } from '../services';
import type { ResolveHost } from '../webhooks/gate';
import type { PostWebhook } from '../webhooks/post';
import { temporaryFolder } from './databases';

export const OWNER = { email: 'owner@plinth.example', password: 'a long password' };

/** The whole server in this process, over a database and a folder of its own. */
export interface TestApp {
  app: App;
  services: Services;
  /** The session cookie of an account with this e-mail, made when there is none. */
  cookieOf(email?: string): Promise<string>;
  /** A clock that tests turn. */
  clock: { now: number };
  close(): Promise<void>;
}

export async function startTestApp(
  options: {
    env?: Record<string, string>;
    sendMail?: SendMail;
    resolveTxt?: ResolveTxt;
    resolveWebhook?: ResolveHost;
    sendWebhook?: PostWebhook;
    readDomainProof?: ReadProof;
    onRoute?: (route: RouteOptions) => void;
  } = {},
): Promise<TestApp> {
  const dataDir = temporaryFolder();
  const config = readConfig({
    DATA_DIR: dataDir,
    PORT: '4210',
    LOG_LEVEL: 'error',
    ...options.env,
  });
  const log = pino({ level: process.env['TEST_LOG'] ?? 'silent' });
  const clock = { now: Date.UTC(2026, 2, 1, 12) };
  const services = await createServices({
    config,
    log,
    now: () => clock.now,
    sendMail: options.sendMail ?? null,
    resolveTxt: options.resolveTxt ?? (() => Promise.resolve([])),
    fetchThumbnail: () => Promise.resolve(null),
    resolveWebhook: options.resolveWebhook ?? (() => Promise.resolve([])),
    readDomainProof: options.readDomainProof ?? (() => Promise.resolve(null)),
    ...(options.sendWebhook ? { sendWebhook: options.sendWebhook } : {}),
  });
  const app = await createApp(services, log, options.onRoute);
  await app.ready();
  const cookies = new Map<string, string>();
  return {
    app,
    services,
    clock,
    async cookieOf(email = OWNER.email) {
      const known = cookies.get(email);
      if (known !== undefined) return known;
      const { password } = OWNER;
      if (!(await services.accounts.byEmail(email)))
        await services.accounts.create({ email, password });
      const answer = await app.inject({
        method: 'POST',
        url: '/api/v1/auth/sign-in/email',
        payload: { email, password },
      });
      const header = answer.headers['set-cookie'];
      const [cookie = ''] = Array.isArray(header) ? header : [header ?? ''];
      const value = cookie.split(';')[0] ?? '';
      cookies.set(email, value);
      return value;
    },
    async close() {
      await app.close();
      await closeServices(services);
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
