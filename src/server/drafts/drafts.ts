import * as Y from 'yjs';
import type { Catalogue } from '../../core/catalogue/section';
import type { Release, SiteDocument } from '../../core/document/document';
import {
  applyEdits,
  EDITS_MAX,
  requireKnownVersion,
  type ApplyOptions,
} from '../../core/draft/apply-edits';
import { documentEdits } from '../../core/draft/document-edits';
import { replaceContent } from '../../core/draft/replace-content';
import { Draft } from '../../core/draft/draft';
import type { EditResult } from '../../core/draft/edits/edit-result';
import { readDocument } from '../../core/draft/read-document';
import { codeAmong } from '../../core/languages/language-code';
import { AppError } from '../../core/errors';
import { newId } from '../keys';
import { DraftMoved, type DraftRoom } from './room';
import type { DraftRooms } from './rooms';

/** How often an edit that came between two others is tried anew. */
const ATTEMPTS = 3;

/** The drafts as the HTTP API sees them: read as JSON, changed by named edits. */
export class Drafts {
  readonly rooms: DraftRooms;
  readonly catalogue: Catalogue;
  readonly #drafts = new WeakMap<Y.Doc, Draft>();

  constructor(setup: { rooms: DraftRooms; catalogue: Catalogue }) {
    this.rooms = setup.rooms;
    this.catalogue = setup.catalogue;
  }

  /** The whole draft as JSON, with the seq of the last update in it. @throws AppError 404 */
  async read(
    siteId: string,
    language?: string,
  ): Promise<{ document: SiteDocument; draftVersion: number }> {
    return this.withDraft(siteId, (draft, draftVersion) => {
      if (language === undefined) return { document: readDocument(draft), draftVersion };
      const code = codeAmong(draft.languageCodes(), language);
      if (code === undefined)
        throw new AppError('not_found', `The site has no language “${language}”.`);
      return { document: readDocument(draft, code), draftVersion };
    });
  }

  /** Hands the draft to a function that only reads it. */
  async withDraft<Result>(
    siteId: string,
    read: (draft: Draft, draftVersion: number) => Result,
  ): Promise<Result> {
    return this.#onRoom(siteId, (room) => room.run(() => read(this.#draftOf(room), room.seq)));
  }

  /** Applies edits of the program's own, however many they are: in several lists, one after the other. */
  async applyMany(
    siteId: string,
    edits: readonly unknown[],
    unknown?: ApplyOptions['unknown'],
  ): Promise<void> {
    for (let start = 0; start < edits.length; start += EDITS_MAX) {
      await this.applyEdits(siteId, edits.slice(start, start + EDITS_MAX), { unknown });
    }
  }

  /** @throws AppError 409 when the draft isn't at the version that somebody expects any more */
  async requireVersion(siteId: string, expected: number | undefined): Promise<void> {
    if (expected === undefined) return;
    await this.withDraft(siteId, (_, version) => {
      if (version === expected) return;
      const message = 'The draft has changed in the meantime. Read it again, and publish then.';
      throw new AppError('conflict', message);
    });
  }

  /**
   * Applies a list of named edits, all or none. It is done when it is stored.
   * @throws AppError 422 with the index and the path of what is refused; 409 when the draft isn't at `ifMatch` any more
   */
  async applyEdits(
    siteId: string,
    edits: readonly unknown[],
    options: { ifMatch?: number | undefined; unknown?: ApplyOptions['unknown'] } = {},
  ): Promise<{ draftVersion: number; results: EditResult[] }> {
    const { ifMatch, unknown } = options;
    return this.#onRoom(siteId, (room) =>
      room.run(async (write) => {
        if (ifMatch !== undefined && ifMatch !== room.seq) throw movedOn();
        const applied = applyEdits(room.doc, edits, this.catalogue, {
          newId,
          ...(unknown === undefined ? {} : { unknown }),
        });
        const draftVersion =
          applied.update.length === 0
            ? room.seq
            : await write(applied.update, { expectedSeq: ifMatch });
        return { draftVersion, results: applied.results };
      }),
    );
  }

  /**
   * Makes the draft read as a release does. What others write meanwhile isn't lost: this is one more change in the log.
   * @returns the draft's version after it
   */
  async replaceContent(siteId: string, release: Release): Promise<number> {
    const target = new Y.Doc();
    const edits = documentEdits(release);
    for (let start = 0; start < edits.length; start += EDITS_MAX) {
      const part = edits.slice(start, start + EDITS_MAX);
      const { update } = applyEdits(target, part, this.catalogue, { newId, unknown: 'keep' });
      if (update.length > 0) Y.applyUpdate(target, update);
    }
    return this.#onRoom(siteId, (room) =>
      room.run((write) => {
        requireKnownVersion(room.doc);
        const copy = new Y.Doc();
        Y.applyUpdate(copy, Y.encodeStateAsUpdate(room.doc));
        const before = Y.encodeStateVector(copy);
        replaceContent(new Draft(copy, this.catalogue), new Draft(target, this.catalogue));
        return write(Y.encodeStateAsUpdate(copy, before));
      }),
    );
  }

  async #onRoom<Result>(
    siteId: string,
    work: (room: DraftRoom) => Promise<Result>,
  ): Promise<Result> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await work(await this.rooms.openCurrent(siteId));
      } catch (error) {
        if (!(error instanceof DraftMoved)) throw error;
        if (attempt === ATTEMPTS) throw movedOn();
      }
    }
  }

  #draftOf({ doc }: DraftRoom): Draft {
    let draft = this.#drafts.get(doc);
    if (!draft) {
      draft = new Draft(doc, this.catalogue);
      this.#drafts.set(doc, draft);
    }
    return draft;
  }
}

function movedOn(): AppError {
  return new AppError(
    'conflict',
    'The draft has changed in the meantime. Read it again and repeat your edits.',
  );
}
