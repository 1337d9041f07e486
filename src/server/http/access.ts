import type { IncomingHttpHeaders } from 'node:http';
import { fromNodeHeaders } from 'better-auth/node';
import { AppError } from '../../core/errors';
import type { Account, Accounts } from '../accounts/accounts';
import { hashToken } from '../keys';
import type { SiteRecord } from '../storage/sites';
import type { Storage } from '../storage/storage';
import { PREVIEW_MS, PreviewKeys, type Grant, type PreviewKey } from './preview-keys';

/** What somebody may do with a site. Each includes those before it. */
export const RIGHTS = ['preview', 'edit', 'publish', 'own'] as const;
export type Right = (typeof RIGHTS)[number];

/** Who asks: an account, or whoever holds a share link. */
export interface Actor {
  account: Account | null;
  right: Right;
  /** The share link that gives the right; null for an account's own. */
  linkId: string | null;
  /** By whose right they look, where all they have is the key of a preview. */
  lentBy: Grant | null;
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

/** A live connection asks with the same headers for hours: what was known goes stale. */
const KNOWN_MS = 5_000;

/** Decides who may do what. The only place that does. */
export class Access {
  readonly #accounts: Accounts;
  readonly #storage: Storage;
  readonly #keys: PreviewKeys;
  readonly #now: () => number;
  readonly #known = new WeakMap<
    IncomingHttpHeaders,
    { account: Promise<Account | null>; at: number }
  >();

  constructor(setup: { accounts: Accounts; storage: Storage; secret: string; now?: () => number }) {
    this.#accounts = setup.accounts;
    this.#storage = setup.storage;
    this.#now = setup.now ?? Date.now;
    this.#keys = new PreviewKeys({ secret: setup.secret, now: this.#now });
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
    requireRight(actor, right);
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

  /**
   * What the `authHash` of a page's address opens of a site: its draft, one release, or nothing. A suspended site is shown by no
   * link: it could be passed on to everybody.
   */
  async preview(
    { id, isSuspended }: Pick<SiteRecord, 'id' | 'isSuspended'>,
    token: string,
  ): Promise<'draft' | { release: number } | null> {
    const key = this.#keys.read(id, token);
    if (isSuspended && key?.grant.of !== 'account') return null;
    if (key) {
      if (!(await this.#mayStillLook(id, key.grant))) return null;
      return key.release === null ? 'draft' : { release: key.release };
    }
    const link = await this.#storage.shareLinks.valid(id, hashToken(token), this.#now());
    if (!link) return null;
    return link.release === null ? 'draft' : { release: link.release };
  }

  /**
   * A key to a site's draft, or to one of its releases, that runs out by itself, or with the right of whoever it was made by.
   * Whoever has a key themselves gets none that is good for longer.
   */
  previewToken(
    siteId: string,
    actor: Actor,
    release: number | null = null,
  ): { token: string; expiresAt: number } {
    const expiresAt = Math.min(this.#now() + PREVIEW_MS, actor.until ?? Number.POSITIVE_INFINITY);
    const key: PreviewKey = { until: expiresAt, release, grant: grantOf(actor) };
    return { token: this.#keys.write(siteId, key), expiresAt };
  }

  /** Whether a right that a preview was made by is there still. */
  async #mayStillLook(siteId: string, { of, id }: Grant): Promise<boolean> {
    if (of === 'link') {
      const link = (await this.#storage.shareLinks.list(siteId)).find((one) => one.id === id);
      return link?.release === null && (link.expiresAt ?? Infinity) > this.#now();
    }
    const account = await this.#accounts.byId(id);
    if (!account) return false;
    const site = await this.#storage.sites.byId(siteId);
    if (site?.ownerId === id) return true;
    return (await this.#storage.members.byEmail(siteId, account.email)) !== null;
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
    const own = { linkId: null, lentBy: null, until: null };
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
    const key = this.#keys.read(site.id, shareToken);
    if (key) {
      if (key.release !== null || !(await this.#mayStillLook(site.id, key.grant))) return null;
      const { until, grant: lentBy } = key;
      return { account: null, right: 'preview', label: 'Preview', linkId: null, lentBy, until };
    }
    const link = await this.#storage.shareLinks.valid(site.id, hashToken(shareToken), this.#now());
    // A link to one release shows that release, and nothing of the draft.
    if (!link || link.release !== null) return null;
    const right = link.right === 'preview' ? 'preview' : link.mayPublish ? 'publish' : 'edit';
    const label = account?.name ?? 'Shared link';
    return { account, right, label, linkId: link.id, lentBy: null, until: link.expiresAt };
  }
}

/** @throws AppError 403 for an actor without the right */
export function requireRight(actor: Pick<Actor, 'right'>, right: Right): void {
  if (RIGHTS.indexOf(actor.right) < RIGHTS.indexOf(right)) throw new AppError('forbidden');
}

/** By whose right an actor looks, so that what they pass on ends with it. */
function grantOf({ lentBy, linkId, account }: Actor): Grant {
  if (lentBy) return lentBy;
  if (linkId !== null) return { of: 'link', id: linkId };
  if (account) return { of: 'account', id: account.id };
  throw new AppError('internal');
}

/** What a request says about who sent it. */
export function credentialsOf(request: { headers: IncomingHttpHeaders; url: string }): Credentials {
  const header = request.headers['x-shared-editing'];
  const query = new URLSearchParams(request.url.split('?')[1] ?? '').get('authHash');
  const shareToken = (Array.isArray(header) ? header[0] : header) ?? query;
  return { headers: request.headers, shareToken: shareToken === '' ? null : shareToken };
}
