import * as Y from 'yjs';
import { applyEdits } from '../../core/draft/apply-edits';
import { Draft } from '../../core/draft/draft';
import { flatContentUpdate, readFlatContent } from '../../core/draft/flat-content';
import { AppError } from '../../core/errors';
import { siteSlugFrom, slugRefusal, SLUG_REFUSALS } from '../../core/paths/site-slug';
import type { Drafts } from '../drafts/drafts';
import { newId } from '../keys';
import { isUniqueViolation } from '../storage/dialect';
import type { NewSite, SiteRecord } from '../storage/sites';
import { nothingMore, type InTransaction, type Storage } from '../storage/storage';

/** How many numbers are tried behind a slug that is taken. */
const MAX_SLUG_TRIES = 1000;

/** How long a site that was deleted can be had back. */
export const GRACE_MS = 30 * 24 * 60 * 60 * 1000;

/** How long a site may be in the making. What is older was left by a program that was stopped. */
const UNFINISHED_MS = 60 * 60 * 1000;

/** Making, renaming, copying and removing sites. */
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
    /** The draft as it is, in the place of edits that make it. */
    update?: Uint8Array | undefined;
    /** Nobody finds it before {@link finish}; should the program be stopped before, it is swept away. */
    isUnfinished?: boolean | undefined;
  }): Promise<SiteRecord> {
    if (values.slug !== undefined) requireSlug(values.slug);
    const slug = values.slug ?? (await this.#freeSlug(values.name));
    const update =
      values.update ??
      applyEdits(new Y.Doc(), values.edits, this.#drafts.catalogue, {
        newId,
        unknown: values.unknown ?? 'refuse',
      }).update;
    if (values.id !== undefined) await this.#makeRoom(values.id, values.ownerId);
    const site: NewSite = {
      id: values.id ?? newId(),
      slug,
      hash: values.hash ?? newId(),
      name: values.name,
      ownerId: values.isUnfinished ? null : values.ownerId,
      plan: 'free',
      isSuspended: false,
      currentRelease: null,
      createdAt: this.#now(),
    };
    await unlessTaken(() =>
      this.#storage.transaction(async (stores) => {
        await stores.sites.insert(site);
        if (values.isUnfinished)
          await stores.sites.putAside(site, site.createdAt - GRACE_MS + UNFINISHED_MS);
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

  /** Shows a site that was in the making, with what else completes it. @throws AppError 409 for a slug that is taken by now */
  async finish(
    { id, slug }: Pick<SiteRecord, 'id' | 'slug'>,
    ownerId: string | null,
    also: InTransaction = nothingMore,
  ): Promise<SiteRecord> {
    await unlessTaken(() =>
      this.#storage.transaction(async (stores) => {
        await stores.sites.takeBack(id, slug);
        await stores.sites.update(id, { ownerId });
        await also(stores);
        stores.tell({ kind: 'site', siteId: id });
      }),
    );
    return this.require(id);
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

  /** Puts a site aside for {@link GRACE_MS}: nobody finds it any more, and its address is free. */
  async putAside(site: SiteRecord, also: InTransaction = nothingMore): Promise<void> {
    await this.#storage.transaction(async (stores) => {
      await stores.sites.putAside(site, this.#now());
      await also(stores);
      stores.tell({ kind: 'site', siteId: site.id });
    });
    await this.#drafts.rooms.drop(site.id);
  }

  /** The sites that an account has deleted and may have back. */
  listDeleted(ownerId: string): Promise<SiteRecord[]> {
    return this.#storage.sites.listDeleted(ownerId);
  }

  /** A deleted site of this owner. @throws AppError 404, also for whoever it isn't of */
  async requireDeleted(siteId: string, ownerId: string): Promise<SiteRecord> {
    const site = await this.#storage.sites.deleted(siteId);
    if (site?.ownerId !== ownerId) throw new AppError('not_found', 'There is no such site.');
    return site;
  }

  /** Has a deleted site back, under its address where that is still free. */
  async takeBack(site: SiteRecord, also: InTransaction = nothingMore): Promise<SiteRecord> {
    const former = site.formerSlug ?? '';
    const isFree = former !== '' && (await this.#storage.sites.bySlug(former)) === null;
    const slug = isFree ? former : await this.#freeSlug(former || site.name);
    await unlessTaken(() =>
      this.#storage.transaction(async (stores) => {
        await stores.sites.takeBack(site.id, slug);
        await also(stores);
        stores.tell({ kind: 'site', siteId: site.id });
      }),
    );
    return this.require(site.id);
  }

  /** Removes for good what was deleted long enough ago. */
  async removeExpired(): Promise<void> {
    const expired = await this.#storage.sites.deletedBefore(this.#now() - GRACE_MS);
    for (const siteId of expired) await this.remove(siteId);
  }

  /**
   * A new site with the draft and the files of another. Releases, members, links, messages and domains stay with the
   * original.
   */
  async duplicate(
    original: SiteRecord,
    values: { name: string; slug?: string | undefined; ownerId: string },
  ): Promise<SiteRecord> {
    const content = await this.#drafts.withDraft(original.id, readFlatContent);
    const update = flatContentUpdate(content, new Draft(new Y.Doc(), this.#drafts.catalogue));
    const copy = await this.create({ ...values, edits: [], update });
    try {
      for (const file of await this.#storage.media.all(original.id)) {
        await this.#storage.media.insert({ ...file, siteId: copy.id });
      }
      const edits = [{ edit: 'setSettings', values: { name: values.name } }];
      await this.#drafts.applyEdits(copy.id, edits);
    } catch (error) {
      await this.remove(copy.id);
      throw error;
    }
    return copy;
  }

  /** Removes a site for good, with everything that is its own. */
  async remove(siteId: string): Promise<void> {
    await this.#storage.transaction(async (stores) => {
      await stores.media.binAll(siteId, this.#now());
      await stores.sites.remove(siteId);
      stores.tell({ kind: 'site', siteId });
    });
    await this.#drafts.rooms.drop(siteId);
  }

  /** An owner who brings a site of theirs in again under its id gives up the deleted one that has it. */
  async #makeRoom(siteId: string, ownerId: string | null): Promise<void> {
    const aside = await this.#storage.sites.deleted(siteId);
    // Without an owner it is what an import left that was stopped.
    if (aside && (aside.ownerId === ownerId || aside.ownerId === null)) await this.remove(siteId);
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
