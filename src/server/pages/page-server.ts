import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ReleaseContent, SiteContext, SiteDocument } from '../../core/document/document';
import type { SiteHosts, SitePlace } from '../http/site-hosts';
import type { Releases } from '../releases/service';
import type { StorageEvents } from '../storage/events';
import type { SiteRecord } from '../storage/sites';
import { PageCache, pack, type PackedPage } from './cache';
import { chooseEncoding, matchesEtag } from './negotiate';
import { noticePage } from './notice-page';
import type { RenderedPage } from '../../site/render';
import type { PageRenderer } from './renderer';
import { resolvePath, type Resolved } from './resolve';
import { isSentAddress, sentPage } from './sent-page';

const CACHE_BYTES = 128 * 1024 * 1024;
const FRESH = 'public, max-age=0, must-revalidate';
const PRIVATE = 'private, no-store';

/** Shows published sites: from the cache where it can, rendered and packed once where it must. */
export class PageServer {
  readonly #siteHosts: SiteHosts;
  readonly #releases: Releases;
  readonly #renderer: PageRenderer;
  readonly #version: string;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #cache = new PageCache(CACHE_BYTES);
  /** The page of each site that was asked for last, and the site's address then. */
  readonly #asked = new Map<string, { origin: string; pathname: string }>();
  /** By what is about to be published: the page of it that is looked at. */
  readonly #ahead = new WeakMap<SiteDocument, { key: string; page: PackedPage }>();

  constructor(setup: {
    /** After `siteHosts`, which forgets what has changed. */
    events: StorageEvents;
    siteHosts: SiteHosts;
    releases: Releases;
    renderer: PageRenderer;
    version: string;
    /** Further headers of every page. */
    headers?: Readonly<Record<string, string>>;
  }) {
    this.#siteHosts = setup.siteHosts;
    this.#releases = setup.releases;
    this.#renderer = setup.renderer;
    this.#version = setup.version;
    this.#headers = setup.headers ?? {};
    setup.events.onEvent((event) => {
      if (event.kind === 'site') void this.#renew(event.siteId);
    });
  }

  /** Answers from memory without waiting for anything. @returns false when the long way is needed */
  answerFromCache(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url, headers } = request;
    if ((method !== 'GET' && method !== 'HEAD') || url === undefined || url.includes('authHash=')) {
      return false;
    }
    const place = this.#siteHosts.known(headers.host);
    if (place?.kind !== 'site' || place.isSecondary) return false;
    const pathname = pathOf(url);
    const page = this.#cache.get(pageKey(place.site, pathname));
    if (!page) return false;
    this.#noteAsked(place, pathname);
    send(page, request, response);
    return true;
  }

  /** The page of an address on a site's host. */
  async find(place: SitePlace, pathname: string): Promise<PackedPage | { redirect: string }> {
    const { site } = place;
    if (site.isSuspended) return pack(noticePage('suspended'));
    const release =
      site.currentRelease === null ? null : await this.#releases.find(site.id, site.currentRelease);
    if (!release) return pack(noticePage('unpublished'));
    const resolved = resolvePath(release, pathname);
    if (resolved.kind === 'redirect') return { redirect: resolved.path };
    // A page that is missing is the same under every address: addresses that don't exist can't fill the cache.
    const key =
      resolved.kind === 'missing'
        ? `${pageKey(site, '')} missing ${resolved.language?.code ?? ''}`
        : pageKey(site, pathname);
    const cached = this.#cache.get(key);
    if (cached) return cached;
    if (resolved.kind === 'page') this.#noteAsked(place, pathname);
    // Nothing is waited for between the look into the cache and this: many first requests for one page make it once.
    const page = this.#takeAhead(place, release, pathname) ?? this.#make(place, release, resolved);
    this.#cache.set(key, page);
    return page;
  }

  /** Makes the page that is looked at from what is about to be published, before that is stored. */
  makeAhead(siteId: string, content: ReleaseContent): void {
    const asked = this.#asked.get(siteId);
    if (!asked) return;
    const place = this.#siteHosts.known(new URL(asked.origin).host);
    if (place?.kind !== 'site' || place.site.id !== siteId) return;
    try {
      const resolved = resolvePath(content, asked.pathname);
      if (resolved.kind !== 'page') return;
      const page = this.#make(place, content, resolved);
      this.#ahead.set(content.document, { key: aheadKey(place, asked.pathname), page });
    } catch {
      // Whoever asks for the page meets the same mistake, and is told.
    }
  }

  /** The page that was made ahead, once; null where it is another page, or its site has become another meanwhile. */
  #takeAhead(place: SitePlace, { document }: ReleaseContent, pathname: string): PackedPage | null {
    const ahead = this.#ahead.get(document);
    if (ahead?.key !== aheadKey(place, pathname)) return null;
    this.#ahead.delete(document);
    return ahead.page;
  }

  /** The same page from the draft or from one release, for whoever holds a key to it: never cached, never indexed. */
  async preview(
    place: SitePlace,
    pathname: string,
    shown: 'draft' | { release: number },
  ): Promise<PackedPage | { redirect: string }> {
    const release =
      shown === 'draft'
        ? await this.#releases.ofDraft(place.site.id)
        : await this.#releases.require(place.site.id, shown.release);
    const resolved = resolvePath(release, pathname);
    if (resolved.kind === 'redirect') return { redirect: resolved.path };
    const rendered = this.#render(place, release, resolved, 'preview');
    const { headers, body } = toResponse(rendered, this.#headers);
    return pack({
      status: resolved.kind === 'page' ? 200 : 404,
      headers: { ...headers, 'cache-control': PRIVATE, 'x-robots-tag': 'noindex, nofollow' },
      body,
    });
  }

  /** A page of the program's own, for a host that shows no site. */
  unknownHost(): PackedPage {
    return pack(noticePage('unknown'));
  }

  #noteAsked({ site, origin }: SitePlace, pathname: string): void {
    const last = this.#asked.get(site.id);
    if (last?.pathname !== pathname || last.origin !== origin)
      this.#asked.set(site.id, { origin, pathname });
  }

  /** A site has changed: the page that is looked at is made before its next visitor asks. The others wait to be asked for. */
  async #renew(siteId: string): Promise<void> {
    const asked = this.#asked.get(siteId);
    if (!asked) return;
    try {
      const place = await this.#siteHosts.find(new URL(asked.origin).host);
      if (place.kind === 'site' && place.site.id === siteId) await this.find(place, asked.pathname);
      else this.#asked.delete(siteId);
    } catch {
      // Whoever asks for the page meets the same mistake, and is told.
      this.#asked.delete(siteId);
    }
  }

  #make(place: SitePlace, release: ReleaseContent, resolved: Resolved): PackedPage {
    const rendered = this.#render(place, release, resolved, 'live');
    return pack({
      ...toResponse(rendered, this.#headers),
      status: resolved.kind === 'page' ? 200 : 404,
    });
  }

  #render(
    place: SitePlace,
    release: ReleaseContent,
    resolved: Resolved,
    mode: 'live' | 'preview',
  ): RenderedPage {
    const context: SiteContext = { ...contextOf(place), version: this.#version };
    const language = 'language' in resolved ? (resolved.language?.code ?? '') : '';
    const path = resolved.kind === 'page' ? resolved.path : null;
    return this.#renderer.render({ release, site: context, language, mode, path });
  }
}

/** Sends a packed page in the browser's packing, or nothing but the word that it has it already. */
export function send(page: PackedPage, request: IncomingMessage, response: ServerResponse): void {
  if (page.status === 200 && isSentAddress(request.url)) {
    const marked = sentPage(page.bodies.identity);
    response.writeHead(200, marked.headers);
    response.end(request.method === 'HEAD' ? undefined : marked.bytes);
    return;
  }
  const body = page.bodies[chooseEncoding(request.headers['accept-encoding'])];
  if (page.status === 200 && matchesEtag(request.headers['if-none-match'], body.etag)) {
    response.writeHead(304, [...body.unchangedHeaders]).end();
    return;
  }
  response.writeHead(page.status, [...body.headers]);
  response.end(request.method === 'HEAD' ? undefined : body.bytes);
}

/** The path of a request's address, without its query. */
export function pathOf(url: string): string {
  const end = url.search(/[?#]/);
  return end === -1 ? url : url.slice(0, end);
}

/** What a page depends on of its site. */
function contextOf({ site, origin }: SitePlace) {
  return { id: site.id, hash: site.hash, origin, isPaid: site.plan === 'paid' };
}

/** Everything that a page's bytes depend on beside its release. */
function aheadKey(place: SitePlace, pathname: string): string {
  return JSON.stringify([contextOf(place), pathname]);
}

/** Everything that a page's bytes depend on. */
function pageKey(site: SiteRecord, pathname: string): string {
  return `${site.id} ${site.version} ${site.currentRelease} ${pathname}`;
}

function toResponse(
  rendered: RenderedPage,
  further: Readonly<Record<string, string>>,
): { headers: Record<string, string>; body: string } {
  return {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': FRESH,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'content-security-policy': rendered.csp,
      ...further,
    },
    body: rendered.html,
  };
}
