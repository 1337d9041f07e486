import type { BrowserContext } from '@playwright/test';
import type { Answer, Plinth } from './server';

/** The account that the tests' servers are started with. */
export const OWNER = { email: 'owner@plinth.example', password: 'correct horse battery' };

/** The settings that make that account at the start. */
export const OWNER_ENV = { OWNER_EMAIL: OWNER.email, OWNER_PASSWORD: OWNER.password };

/** The API as an owner's script uses it: signed in once, then by bearer token. */
export class OwnerApi {
  private constructor(
    private readonly plinth: Plinth,
    readonly token: string,
    readonly cookies: readonly string[],
  ) {}

  static async signIn(plinth: Plinth, account = OWNER): Promise<OwnerApi> {
    const answer = await plinth.ask('/api/v1/auth/sign-in/email', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: plinth.origin },
      body: JSON.stringify(account),
    });
    if (answer.status !== 200) throw new Error(`Sign-in failed: ${answer.status} ${answer.body}`);
    const token = answer.headers['set-auth-token'];
    if (typeof token !== 'string') throw new Error('Sign-in gave no bearer token.');
    return new OwnerApi(plinth, token, answer.headers['set-cookie'] ?? []);
  }

  /** One call; a status of 400 or more is an error that shows the answer. */
  async call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await this.try(method, path, body);
    if (answer.status >= 400) {
      throw new Error(`${method} ${path} answered ${answer.status}: ${answer.body}`);
    }
    // What a test expects of an answer, it asserts; the type is the caller's word for it.
    return (answer.body === '' ? undefined : JSON.parse(answer.body)) as T;
  }

  /** One call, whatever its answer. */
  try(method: string, path: string, body?: unknown): Promise<Answer> {
    return this.plinth.ask(`/api/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }
}

/** Gives a browser the session of an owner, so that its pages are signed in. */
export async function signInBrowser(context: BrowserContext, plinth: Plinth): Promise<OwnerApi> {
  const api = await OwnerApi.signIn(plinth);
  await context.addCookies(
    api.cookies.map((line) => {
      const pair = line.split(';', 1)[0] ?? '';
      const at = pair.indexOf('=');
      return { name: pair.slice(0, at), value: pair.slice(at + 1), url: plinth.origin };
    }),
  );
  return api;
}
