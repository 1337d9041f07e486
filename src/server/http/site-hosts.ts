import type { Config } from '../config';
import type { SiteRecord } from '../storage/sites';
import type { Storage } from '../storage/storage';
import { hostName, hostTarget, siteOrigin, type HostTarget } from './hosts';

const MAX_HOSTS = 10_000;
/** How long a host that leads nowhere is remembered: a verified domain of another process appears at the latest then. */
const UNKNOWN_MS = 1_000;

/** A site on one of its hosts. */
export interface SitePlace {
  kind: 'site';
  site: SiteRecord;
  /** The address by which the site calls itself: its own domain, once it has one. Without a trailing slash. */
  origin: string;
  /** Another of the site's own domains, whose visitors are sent to the canonical one. */
  isSecondary: boolean;
}

export type Place = { kind: 'builder' } | SitePlace | { kind: 'unknown' };

const BUILDER: Place = { kind: 'builder' };
const UNKNOWN: Place = { kind: 'unknown' };

/**
 * Which site a host shows, kept in memory and forgotten when the site changes, so that a page in the cache needs no
 * question to the database.
 */
export class SiteHosts {
  readonly #storage: Storage;
  readonly #config: Config;
  readonly #places = new Map<string, { place: Place; until: number }>();
  /** Counts what changed: an answer of the database that is older than a change is not remembered. */
  #changes = 0;

  constructor(setup: { storage: Storage; config: Config }) {
    this.#storage = setup.storage;
    this.#config = setup.config;
    setup.storage.events.onEvent((event) => {
      if (event.kind === 'site') this.#forget(event.siteId);
    });
    setup.storage.events.onGap(() => {
      this.#changes += 1;
      this.#places.clear();
    });
  }

  /** What memory knows; null when the database has to be asked. */
  known(hostHeader: string | undefined): Place | null {
    const found = this.#places.get(hostName(hostHeader ?? ''));
    return found && found.until > Date.now() ? found.place : null;
  }

  async find(hostHeader: string | undefined): Promise<Place> {
    const known = this.known(hostHeader);
    if (known) return known;
    const target = hostTarget(hostHeader, this.#config);
    if (target.kind === 'builder') return BUILDER;
    const before = this.#changes;
    const site =
      target.kind === 'slug'
        ? await this.#storage.sites.bySlug(target.slug)
        : await this.#storage.sites.byVerifiedHost(target.host);
    const place: Place = site
      ? { kind: 'site', site, ...(await this.#addressOf(site, target)) }
      : UNKNOWN;
    if (before !== this.#changes) return place;
    if (this.#places.size >= MAX_HOSTS) this.#places.clear();
    const until = site ? Number.POSITIVE_INFINITY : Date.now() + UNKNOWN_MS;
    this.#places.set(hostName(hostHeader ?? ''), { place, until });
    return place;
  }

  async #addressOf(
    site: SiteRecord,
    target: HostTarget,
  ): Promise<Pick<SitePlace, 'origin' | 'isSecondary'>> {
    const domains = await this.#storage.domains.list(site.id);
    const own = domains.find(({ isCanonical }) => isCanonical);
    if (!own) return { origin: siteOrigin(site.slug, this.#config), isSecondary: false };
    return {
      origin: `${new URL(this.#config.publicUrl).protocol}//${own.host}`,
      isSecondary: target.kind === 'domain' && target.host !== own.host,
    };
  }

  #forget(siteId: string): void {
    this.#changes += 1;
    for (const [host, { place }] of this.#places) {
      if (place.kind !== 'site' || place.site.id === siteId) this.#places.delete(host);
    }
  }
}
