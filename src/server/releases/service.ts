import type {
  MediaRecord,
  Release,
  ReleaseContent,
  SiteDocument,
} from '../../core/document/document';
import { readMediaAlt, readDocument } from '../../core/draft/read-document';
import { readTranslations } from '../../core/draft/translations';
import type { Draft } from '../../core/draft/draft';
import { validateDocument } from '../../core/draft/validate-document';
import { validateTranslations } from '../../core/draft/validate-translations';
import { AppError } from '../../core/errors';
import { validateTranslatedPaths } from '../../core/translation/page-paths';
import { withLanguage } from '../../core/translation/with-language';
import type { Drafts } from '../drafts/drafts';
import { sitePictures } from '../media/site-pictures';
import type { StoredMedia } from '../storage/media';
import type { ReleaseSummary } from '../storage/releases';
import type { Paging } from '../storage/sites';
import { nothingMore, type InTransaction, type Storage } from '../storage/storage';

/** How many releases stay in memory, ready for pages that are not in the cache. */
const MAX_IN_MEMORY = 50;

/** Publishing: a draft becomes an immutable, numbered release, and the site shows it. */
export class Releases {
  readonly #storage: Storage;
  readonly #drafts: Drafts;
  readonly #beforePublish: (siteId: string) => Promise<void>;
  readonly #onPublishing: (siteId: string, content: ReleaseContent) => void;
  readonly #now: () => number;
  readonly #loaded = new Map<string, Promise<Release | null>>();

  constructor(setup: {
    storage: Storage;
    drafts: Drafts;
    /** Waits for what a release should have, such as the sizes of new pictures. */
    beforePublish?: (siteId: string) => Promise<void>;
    /** Hears what is about to be published, before it is stored. That may still fail. */
    onPublishing?: (siteId: string, content: ReleaseContent) => void;
    now?: () => number;
  }) {
    this.#storage = setup.storage;
    this.#drafts = setup.drafts;
    this.#beforePublish = setup.beforePublish ?? (() => Promise.resolve());
    this.#onPublishing = setup.onPublishing ?? (() => undefined);
    this.#now = setup.now ?? Date.now;
    this.#storage.events.onEvent((event) => {
      if (event.kind === 'release') this.#loaded.delete(keyOf(event.siteId, event.number));
    });
  }

  /**
   * Makes a release of the draft and shows it.
   * @throws AppError 422 with the path of everything that breaks a rule, 409 when the draft isn't at `ifMatch` any more;
   *   nothing has changed then
   */
  async publish(
    siteId: string,
    about: {
      author: string;
      note: string;
      ifMatch?: number | undefined;
      /** Publishes pictures as they are; {@link addSizes} adds their sizes. */
      isAtOnce?: boolean;
    },
    also: InTransaction = nothingMore,
  ): Promise<ReleaseSummary> {
    // Asked first: the sizes of new pictures, for which it waits then, are changes of the draft too.
    await this.#drafts.requireVersion(siteId, about.ifMatch);
    if (!about.isAtOnce) await this.#beforePublish(siteId);
    const { number: draftVersion, ...content } = await this.ofDraft(siteId);
    return this.#release(siteId, content, { ...about, draftVersion }, also);
  }

  /**
   * Makes a release of what is published with one language of the draft, which visitors see from then on. All else that was
   * changed in the draft stays there.
   * @throws AppError 404 for a language that the draft has not, 409 for a site that isn't published, 409 and 422 as publishing
   *   does
   */
  async publishLanguage(
    siteId: string,
    language: string,
    about: { author: string; note: string; ifMatch?: number | undefined },
  ): Promise<ReleaseSummary> {
    await this.#drafts.requireVersion(siteId, about.ifMatch);
    const site = await this.#storage.sites.byId(siteId);
    if (!site || site.currentRelease === null)
      throw new AppError('conflict', 'This site has no release yet. Publish it first.');
    const published = await this.require(siteId, site.currentRelease);
    const content = withLanguage(published, await this.ofDraft(siteId), language);
    if (!content)
      throw new AppError('not_found', `The site has no further language “${language}”.`);
    // The rest of the draft is still to be published.
    const summary = await this.#release(siteId, content, { ...about, draftVersion: 0 });
    // The next release of the whole draft is to show it too.
    const edit = { edit: 'setLanguage', code: language, values: { status: 'active' } };
    await this.#drafts.applyEdits(siteId, [edit]);
    return summary;
  }

  async #release(
    siteId: string,
    content: ReleaseContent,
    { author, note, draftVersion }: { author: string; note: string; draftVersion: number },
    also: InTransaction = nothingMore,
  ): Promise<ReleaseSummary> {
    const issues = [
      ...validateDocument(content.document, this.#drafts.catalogue),
      ...validateTranslations(content, this.#drafts.catalogue),
      ...validateTranslatedPaths(content.document, content.translations),
    ];
    if (issues.length > 0) {
      throw new AppError(
        'validation_failed',
        'The site can not be published yet: some values break a rule.',
        {
          fields: issues,
        },
      );
    }
    const createdAt = this.#now();
    const json = JSON.stringify(content);
    // As it will be read again, whoever reads it.
    const stored = JSON.parse(json) as ReleaseContent;
    this.#onPublishing(siteId, stored);
    return this.#storage.transaction(async (stores) => {
      // The update comes first: it locks the site's row, so that two publishes at once get two numbers.
      await stores.sites.update(siteId, { name: content.document.settings.name });
      const number = await stores.releases.insert(siteId, {
        json,
        author,
        note,
        createdAt,
        draftVersion,
      });
      await stores.sites.update(siteId, { currentRelease: number });
      await also(stores);
      stores.onCommit(() =>
        this.#keep(keyOf(siteId, number), Promise.resolve({ ...stored, number })),
      );
      stores.tell({ kind: 'site', siteId });
      return { number, author, note, createdAt };
    });
  }

  /** Adds to a release what has been made of its pictures since it was published at once. Nothing else of it changes. */
  async addSizes(siteId: string, number: number): Promise<void> {
    const { document, translations, media } = await this.require(siteId, number);
    const files = await this.#storage.media.all(siteId);
    const content: ReleaseContent = {
      document,
      translations,
      media: Object.fromEntries(
        Object.entries(media).map(([url, record]) => {
          const file = files.find(({ id }) => id === record.id);
          if (file?.url !== url) return [url, record];
          const { variants } = file;
          return [url, { ...record, variants, ...sitePictures(document, file, files) }];
        }),
      ),
    };
    await this.#storage.transaction(async (stores) => {
      await stores.releases.rewrite(siteId, number, JSON.stringify(content));
      // A further version of the site, by which pages know that they have to be rendered again.
      await stores.sites.update(siteId, {});
      stores.tell({ kind: 'release', siteId, number });
      stores.tell({ kind: 'site', siteId });
    });
  }

  /** Shows an earlier release again. @throws AppError 404 */
  async restore(siteId: string, number: number, also: InTransaction = nothingMore): Promise<void> {
    await this.require(siteId, number);
    await this.#show(siteId, number, also);
  }

  /** Takes the site offline: its releases stay, none of them is shown. */
  unpublish(siteId: string, also: InTransaction = nothingMore): Promise<void> {
    return this.#show(siteId, null, also);
  }

  #show(siteId: string, currentRelease: number | null, also: InTransaction): Promise<void> {
    return this.#storage.transaction(async (stores) => {
      await stores.sites.update(siteId, { currentRelease });
      await also(stores);
      stores.tell({ kind: 'site', siteId });
    });
  }

  list(siteId: string, paging: Paging): Promise<{ releases: ReleaseSummary[]; total: number }> {
    return this.#storage.releases.list(siteId, paging);
  }

  /** A release, from memory where it was needed before. */
  async find(siteId: string, number: number): Promise<Release | null> {
    const key = keyOf(siteId, number);
    const known = this.#loaded.get(key);
    if (known) {
      this.#loaded.delete(key);
      this.#loaded.set(key, known);
      return known;
    }
    const loading = this.#storage.releases
      .json(siteId, number)
      .then((json) => (json === null ? null : { ...(JSON.parse(json) as ReleaseContent), number }));
    this.#keep(key, loading);
    loading.then(
      (release) => release ?? this.#loaded.delete(key),
      () => this.#loaded.delete(key),
    );
    return loading;
  }

  #keep(key: string, release: Promise<Release | null>): void {
    this.#loaded.set(key, release);
    const oldest = this.#loaded.keys().next();
    if (this.#loaded.size > MAX_IN_MEMORY && !oldest.done) this.#loaded.delete(oldest.value);
  }

  /** @throws AppError 404 */
  async require(siteId: string, number: number): Promise<Release> {
    const release = await this.find(siteId, number);
    if (!release) throw new AppError('not_found', `There is no release ${number}.`);
    return release;
  }

  /** The draft as a release would be: for a preview, and for publishing. */
  async ofDraft(siteId: string): Promise<Release> {
    const files = await this.#storage.media.all(siteId);
    return this.#drafts.withDraft(siteId, (draft, draftVersion) => {
      const document = readDocument(draft);
      return {
        number: draftVersion,
        document,
        translations: readTranslations(draft),
        media: mediaOf(document, files, draft),
      };
    });
  }
}

function keyOf(siteId: string, number: number): string {
  return `${siteId} ${number}`;
}

/** The records of the files that a document refers to, by the address it uses. */
function mediaOf(
  document: SiteDocument,
  files: readonly StoredMedia[],
  draft: Draft,
): Record<string, MediaRecord> {
  const text = JSON.stringify(document);
  // Of two records of one file, the one that says what it shows comes last and counts.
  const used = files.filter((file) => text.includes(file.url)).sort((a, b) => rank(a) - rank(b));
  return Object.fromEntries(
    used.map((file) => [
      file.url,
      {
        id: file.id,
        url: file.url,
        type: file.type,
        width: file.width,
        height: file.height,
        alt: readMediaAlt(draft, file.id) || file.alt,
        ...(file.details.placeholder === undefined
          ? {}
          : { placeholder: file.details.placeholder }),
        variants: file.variants,
        ...sitePictures(document, file, files),
      },
    ]),
  );
}

function rank({ removedAt, alt }: StoredMedia): number {
  return (removedAt === null ? 2 : 0) + (alt === '' ? 0 : 1);
}
