import type { IncomingHttpHeaders } from 'node:http';
import { fromNodeHeaders } from 'better-auth/node';
import { AppError } from '../../core/errors';
import type { Account, Accounts } from '../accounts/accounts';
import { hashToken, isSame, sign } from '../keys';
import type { SiteRecord } from '../storage/sites';
import type { Storage } from '../storage/storage';

/** What somebody may do with a site. Each includes those before it. */
export const RIGHTS = ['preview', 'edit', 'publish', 'own'] as const;
export type Right = (typeof RIGHTS)[number];

/** Who asks: an account, or whoever holds a share link. */
export interface Actor {
  account: Account | null;
  right: Right;
  /** How releases name them. */
  label: string;
}

/** The parts of a request that say who sent it. */
export interface Credentials {
  headers: IncomingHttpHeaders;
  /** From `X-Shared-Editing`, or `?authHash=` where headers can't be set. */
  shareToken: string | null;
}

/** How long the address of a preview is good. */
export const PREVIEW_MS = 15 * 60 * 1000;
/** A live connection asks with the same headers for hours: what was known goes stale. */
const KNOWN_MS = 5_000;
const PREVIEW_PURPOSE = 'preview';

/** Decides who may do what. The only place that does. */
export class Access {
  readonly #accounts: Accounts;
  readonly #storage: Storage;
  readonly #secret: string;
  readonly #now: () => number;
  readonly #known = new WeakMap<
    IncomingHttpHeaders,
    { account: Promise<Account | null>; at: number }
  >();

  constructor(setup: { accounts: Accounts; storage: Storage; secret: string; now?: () => number }) {
    this.#accounts = setup.accounts;
    this.#storage = setup.storage;
    this.#secret = setup.secret;
    this.#now = setup.now ?? Date.now;
  }

  /** @throws AppError 401 without a valid session */
  async requireAccount(credentials: Credentials): Promise<Account> {
    const account = await this.#account(credentials);
    if (!account) throw new AppError('unauthorized');
    return account;
  }

  /** @throws AppError 401 without a valid session and without a share link, whether or not that link is good */
  async requireSomebody(credentials: Credentials): Promise<void> {
    if (credentials.shareToken === null) await this.requireAccount(credentials);
  }

  /** @throws AppError 401 without a valid session, 403 for anybody but the operator */
  async requireOperator(credentials: Credentials): Promise<Account> {
    const account = await this.requireAccount(credentials);
    if (!(await this.#accounts.isOperator(account.id))) throw new AppError('forbidden');
    return account;
  }

  /** @throws AppError 401 without a session or share link, 404 without such a site, 403 without the right */
  async requireSite(
    credentials: Credentials,
    siteId: string,
    right: Right,
  ): Promise<{ site: SiteRecord; actor: Actor }> {
    const account = await this.#account(credentials);
    if (!account && credentials.shareToken === null) throw new AppError('unauthorized');
    const site = await this.#storage.sites.byId(siteId);
    const actor = site ? await this.#actor(site, account, credentials.shareToken) : null;
    if (!site) {
      if (!account) throw new AppError('unauthorized');
      throw new AppError('not_found', 'There is no such site.');
    }
    if (!actor) throw new AppError(account ? 'forbidden' : 'unauthorized');
    if (RIGHTS.indexOf(actor.right) < RIGHTS.indexOf(right)) throw new AppError('forbidden');
    return { site, actor };
  }

  /** Whether the `authHash` of a page's address opens the draft of a site. */
  async mayPreview(siteId: string, token: string): Promise<boolean> {
    if (this.#isPreviewToken(siteId, token)) return true;
    return (await this.#storage.shareLinks.valid(siteId, hashToken(token), this.#now())) !== null;
  }

  /** A key to a site's draft that runs out by itself. Nothing is stored of it. */
  previewToken(siteId: string): { token: string; expiresAt: number } {
    const expiresAt = this.#now() + PREVIEW_MS;
    const token = `p.${expiresAt}.${sign(this.#secret, PREVIEW_PURPOSE, `${siteId}.${expiresAt}`)}`;
    return { token, expiresAt };
  }

  #isPreviewToken(siteId: string, token: string): boolean {
    const [, until, signature] = /^p\.(\d+)\.([\w-]+)$/.exec(token) ?? [];
    if (until === undefined || signature === undefined || Number(until) <= this.#now())
      return false;
    return isSame(signature, sign(this.#secret, PREVIEW_PURPOSE, `${siteId}.${until}`));
  }

  /** A request's headers are asked about once, however many gates it goes through. */
  #account({ headers }: Credentials): Promise<Account | null> {
    if (headers.cookie === undefined && headers.authorization === undefined)
      return Promise.resolve(null);
    const known = this.#known.get(headers);
    if (known && this.#now() - known.at < KNOWN_MS) return known.account;
    const account = this.#accounts.bySession(fromNodeHeaders(headers));
    this.#known.set(headers, { account, at: this.#now() });
    return account;
  }

  async #actor(
    site: SiteRecord,
    account: Account | null,
    shareToken: string | null,
  ): Promise<Actor | null> {
    if (account?.id !== undefined && account.id === site.ownerId) {
      return { account, right: 'own', label: account.name };
    }
    if (account) {
      const member = await this.#storage.members.byEmail(site.id, account.email);
      if (member)
        return { account, right: member.mayPublish ? 'publish' : 'edit', label: account.name };
    }
    if (shareToken === null) return null;
    if (this.#isPreviewToken(site.id, shareToken))
      return { account: null, right: 'preview', label: 'Preview' };
    const link = await this.#storage.shareLinks.valid(site.id, hashToken(shareToken), this.#now());
    if (!link) return null;
    const right = link.right === 'preview' ? 'preview' : link.mayPublish ? 'publish' : 'edit';
    return { account, right, label: account?.name ?? 'Shared link' };
  }
}

/** What a request says about who sent it. */
export function credentialsOf(request: { headers: IncomingHttpHeaders; url: string }): Credentials {
  const header = request.headers['x-shared-editing'];
  const query = new URLSearchParams(request.url.split('?')[1] ?? '').get('authHash');
  const shareToken = (Array.isArray(header) ? header[0] : header) ?? query;
  return { headers: request.headers, shareToken: shareToken === '' ? null : shareToken };
}
