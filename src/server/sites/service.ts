import * as Y from 'yjs';
import { applyEdits } from '../../core/draft/apply-edits';
import { AppError } from '../../core/errors';
import { siteSlugFrom, slugRefusal, SLUG_REFUSALS } from '../../core/paths/site-slug';
import type { Drafts } from '../drafts/drafts';
import { newId } from '../keys';
import { isUniqueViolation } from '../storage/dialect';
import type { NewSite, SiteRecord } from '../storage/sites';
import type { Storage } from '../storage/storage';

/** How many numbers are tried behind a slug that is taken. */
const MAX_SLUG_TRIES = 1000;

/** Making, renaming and removing sites. */
export class Sites {
  readonly #storage: Storage;
  readonly #drafts: Drafts;
  readonly #now: () => number;

  constructor(setup: { storage: Storage; drafts: Drafts; now?: () => number }) {
    this.#storage = setup.storage;
    this.#drafts = setup.drafts;
    this.#now = setup.now ?? Date.now;
  }

  /**
   * Makes a site whose draft holds what the edits say. All of it is there, or nothing.
   * @throws AppError 422 for a slug that can't be one, 409 for one that is taken
   */
  async create(values: {
    name: string;
    slug?: string | undefined;
    ownerId: string | null;
    edits: readonly unknown[];
    id?: string | undefined;
    hash?: string | undefined;
    unknown?: 'refuse' | 'keep' | undefined;
  }): Promise<SiteRecord> {
    if (values.slug !== undefined) requireSlug(values.slug);
    const slug = values.slug ?? (await this.#freeSlug(values.name));
    const { update } = applyEdits(new Y.Doc(), values.edits, this.#drafts.catalogue, {
      newId,
      unknown: values.unknown ?? 'refuse',
    });
    const site: NewSite = {
      id: values.id ?? newId(),
      slug,
      hash: values.hash ?? newId(),
      name: values.name,
      ownerId: values.ownerId,
      plan: 'free',
      isSuspended: false,
      currentRelease: null,
      createdAt: this.#now(),
    };
    await unlessTaken(() =>
      this.#storage.transaction(async (stores) => {
        await stores.sites.insert(site);
        await stores.drafts.create(site.id);
        if (update.length > 0) {
          await stores.drafts.append(site.id, {
            epoch: 1,
            data: update,
            createdAt: site.createdAt,
          });
        }
        stores.tell({ kind: 'site', siteId: site.id });
      }),
    );
    return { ...site, version: 1, deletedAt: null, formerSlug: null };
  }

  /** @throws AppError 422 for a slug that can't be one, 409 for one that is taken */
  async change(
    siteId: string,
    values: { name?: string | undefined; slug?: string | undefined },
  ): Promise<SiteRecord> {
    if (values.slug !== undefined) requireSlug(values.slug);
    const { name, slug } = values;
    await unlessTaken(() =>
      this.#storage.transaction(async (stores) => {
        await stores.sites.update(siteId, {
          ...(name === undefined ? {} : { name }),
          ...(slug === undefined ? {} : { slug }),
        });
        stores.tell({ kind: 'site', siteId });
      }),
    );
    if (name !== undefined) {
      await this.#drafts.applyEdits(siteId, [{ edit: 'setSettings', values: { name } }]);
    }
    return this.require(siteId);
  }

  /** The operator's switches: what a site's plan is, and whether it is shown at all. */
  async setOperation(
    siteId: string,
    values: { plan?: 'free' | 'paid' | undefined; isSuspended?: boolean | undefined },
  ): Promise<SiteRecord> {
    await this.require(siteId);
    await this.#storage.transaction(async (stores) => {
      await stores.sites.update(siteId, {
        ...(values.plan === undefined ? {} : { plan: values.plan }),
        ...(values.isSuspended === undefined ? {} : { isSuspended: values.isSuspended }),
      });
      stores.tell({ kind: 'site', siteId });
    });
    return this.require(siteId);
  }

  async remove(siteId: string): Promise<void> {
    await this.#storage.transaction(async (stores) => {
      await stores.media.binAll(siteId, this.#now());
      await stores.sites.remove(siteId);
      stores.tell({ kind: 'site', siteId });
    });
    await this.#drafts.rooms.drop(siteId);
  }

  /** @throws AppError 404 */
  async require(siteId: string): Promise<SiteRecord> {
    const site = await this.#storage.sites.byId(siteId);
    if (!site) throw new AppError('not_found', 'There is no such site.');
    return site;
  }

  async #freeSlug(name: string): Promise<string> {
    const wanted = siteSlugFrom(name);
    for (let number = 1; number <= MAX_SLUG_TRIES; number += 1) {
      const slug = number === 1 ? wanted : `${wanted}-${number}`;
      if (!(await this.#storage.sites.bySlug(slug))) return slug;
    }
    return `${wanted}-${newId()}`;
  }
}

function requireSlug(slug: string): void {
  const refusal = slugRefusal(slug);
  if (refusal === undefined) return;
  const message = SLUG_REFUSALS[refusal];
  throw new AppError('validation_failed', message, { fields: [{ path: 'slug', message }] });
}

async function unlessTaken(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const message = 'This address is taken. Choose another one.';
    throw new AppError('conflict', message, { fields: [{ path: 'slug', message }] });
  }
}
