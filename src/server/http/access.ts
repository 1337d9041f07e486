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
  /** The share link that gives the right; null for an account's own. */
  linkId: string | null;
  /** How releases name them. */
  label: string;
  /** When the right ends by itself; null where it doesn't. */
  until: number | null;
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

  /** Asks the database anew at the next gate: something has changed. */
  forget({ headers }: Credentials): void {
    this.#known.delete(headers);
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

  /** Whether whoever planned a publication could still do it now. What an earlier version noted has nobody to ask about. */
  async mayStillPublish(
    siteId: string,
    { accountId, linkId }: { accountId: string | null; linkId: string | null },
  ): Promise<boolean> {
    if (linkId !== null) {
      const link = (await this.#storage.shareLinks.list(siteId)).find(({ id }) => id === linkId);
      return link?.mayPublish === true && (link.expiresAt ?? Infinity) > this.#now();
    }
    if (accountId === null) return true;
    const account = await this.#accounts.byId(accountId);
    if (!account) return false;
    const site = await this.#storage.sites.byId(siteId);
    if (site?.ownerId === accountId) return true;
    return (await this.#storage.members.byEmail(siteId, account.email))?.mayPublish === true;
  }

  /** What the `authHash` of a page's address opens of a site: its draft, one release, or nothing. */
  async preview(siteId: string, token: string): Promise<'draft' | { release: number } | null> {
    const signed = this.#signedFor(siteId, token);
    if (signed) return signed.release === null ? 'draft' : { release: signed.release };
    const link = await this.#storage.shareLinks.valid(siteId, hashToken(token), this.#now());
    if (!link) return null;
    return link.release === null ? 'draft' : { release: link.release };
  }

  /** A key to a site's draft, or to one of its releases, that runs out by itself. Nothing is stored of it. */
  previewToken(
    siteId: string,
    release: number | null = null,
  ): { token: string; expiresAt: number } {
    const expiresAt = this.#now() + PREVIEW_MS;
    const what = release === null ? `${expiresAt}` : `${expiresAt}.${release}`;
    return { token: `p.${what}.${this.#signature(siteId, what)}`, expiresAt };
  }

  #previewUntil(siteId: string, token: string): number | null {
    const signed = this.#signedFor(siteId, token);
    return signed?.release === null ? signed.until : null;
  }

  #signedFor(siteId: string, token: string): { until: number; release: number | null } | null {
    const [, what, until, release, signature] =
      /^p\.((\d{1,15})(?:\.(\d{1,10}))?)\.([\w-]+)$/.exec(token) ?? [];
    if (what === undefined || signature === undefined) return null;
    if (Number(until) <= this.#now() || !isSame(signature, this.#signature(siteId, what)))
      return null;
    return { until: Number(until), release: release === undefined ? null : Number(release) };
  }

  #signature(siteId: string, what: string): string {
    return sign(this.#secret, PREVIEW_PURPOSE, `${siteId}.${what}`);
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
    const own = { linkId: null, until: null };
    if (account?.id !== undefined && account.id === site.ownerId) {
      return { account, right: 'own', label: account.name, ...own };
    }
    if (account) {
      const member = await this.#storage.members.byEmail(site.id, account.email);
      if (member) {
        if (member.joinedAt === null) {
          await this.#storage.members.join(site.id, member.id, this.#now());
        }
        const right = member.mayPublish ? 'publish' : 'edit';
        return { account, right, label: account.name, ...own };
      }
    }
    if (shareToken === null) return null;
    const until = this.#previewUntil(site.id, shareToken);
    if (until !== null)
      return { account: null, right: 'preview', label: 'Preview', linkId: null, until };
    const link = await this.#storage.shareLinks.valid(site.id, hashToken(shareToken), this.#now());
    // A link to one release shows that release, and nothing of the draft.
    if (!link || link.release !== null) return null;
    const right = link.right === 'preview' ? 'preview' : link.mayPublish ? 'publish' : 'edit';
    const label = account?.name ?? 'Shared link';
    return { account, right, label, linkId: link.id, until: link.expiresAt };
  }
}

/** What a request says about who sent it. */
export function credentialsOf(request: { headers: IncomingHttpHeaders; url: string }): Credentials {
  const header = request.headers['x-shared-editing'];
  const query = new URLSearchParams(request.url.split('?')[1] ?? '').get('authHash');
  const shareToken = (Array.isArray(header) ? header[0] : header) ?? query;
  return { headers: request.headers, shareToken: shareToken === '' ? null : shareToken };
}
