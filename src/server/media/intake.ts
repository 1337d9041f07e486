import * as path from 'node:path';
import type { Readable } from 'node:stream';
import type { Rendition } from '../../core/api/media';
import { AppError } from '../../core/errors';
import type { MediaLimits } from '../config';
import type { MediaDetails, StoredMedia } from '../storage/media';
import { copyTo, type FileStore } from './files';
import { inFolder, receive } from './receive';
import { kindOf } from './types';
import type { TakenIn, Variants } from './work/tasks';
import { WorkFailed, type Workshop } from './workshop';

export const MEDIA_PATH = '/media/';

/** A file on its way in. */
export interface Incoming {
  name: string;
  /** The type that its sender says; only a drawing's is listened to. */
  claimed: string;
  content: Readable;
}

/** What a record says of its file. */
export type FileFacts = Pick<
  StoredMedia,
  'type' | 'bytes' | 'storedBytes' | 'width' | 'height' | 'url' | 'details'
>;

/** A checked file, and how to put it into the store. Nothing is stored before. */
export interface Accepted {
  facts: FileFacts;
  copyright: string | undefined;
  store: () => Promise<void>;
}

/** The way of a file's bytes: over the disk of this machine, through the workshop, into the store. */
export class Intake {
  readonly #files: FileStore;
  readonly #workshop: Workshop;
  readonly #limits: MediaLimits;
  readonly folder: string;

  constructor(setup: {
    files: FileStore;
    workshop: Workshop;
    limits: MediaLimits;
    folder: string;
  }) {
    this.#files = setup.files;
    this.#workshop = setup.workshop;
    this.#limits = setup.limits;
    this.folder = setup.folder;
  }

  /**
   * Checks a file and hands it on while it lies on this machine.
   * @throws AppError 413, 415 or 422 for a file that is not taken
   */
  accept<Result>(incoming: Incoming, use: (accepted: Accepted) => Promise<Result>) {
    return inFolder(this.folder, async (folder): Promise<Result> => {
      const { name, claimed, content } = incoming;
      const file = await receive(content, { folder, name, claimed, limits: this.#limits });
      const taken = await this.#takeIn({ file, name, claimed, folder });
      return use(this.#accepted(taken, {}, []));
    });
  }

  /** The same for a picture that is made of one in the store. */
  render<Result>(
    source: Pick<StoredMedia, 'url' | 'type' | 'name'>,
    rendition: Rendition,
    use: (accepted: Accepted) => Promise<Result>,
  ) {
    return inFolder(this.folder, async (folder): Promise<Result> => {
      const original = await this.#fetch(source.url, folder);
      const { name, type } = source;
      const rendered = await this.#workshop.run({
        task: 'render',
        file: original,
        type,
        folder,
        rendition,
      });
      const taken = await this.#takeIn({ file: rendered.file, name, claimed: '', folder });
      const icons = rendered.icons.map((icon) => ({
        ...icon,
        name: `${taken.hash}-${icon.size}i.${icon.ending}`,
      }));
      const details: MediaDetails = {
        rendition,
        ...(rendition.kind === 'logo' ? { purpose: 'logo' } : {}),
        ...(icons.length > 0
          ? {
              icons: icons.map((icon) => ({
                url: MEDIA_PATH + icon.name,
                size: icon.size,
                type: icon.type,
              })),
            }
          : {}),
      };
      return use(this.#accepted(taken, details, icons));
    });
  }

  /** Makes and stores the sizes of a file in the store. */
  async makeSizes({ url, type, details }: Pick<StoredMedia, 'url' | 'type' | 'details'>): Promise<{
    variants: Variants;
    bytes: number;
  }> {
    // Icons and pictures for social networks are shown as they are.
    const isShownAsIs =
      details.icons !== undefined || ['social', 'still'].includes(details.rendition?.kind ?? '');
    if (kindOf(type) !== 'image' || isShownAsIs) return { variants: {}, bytes: 0 };
    return inFolder(this.folder, async (folder) => {
      const { purpose = 'picture', copyright } = details;
      const made = await this.#workshop.run({
        task: 'sizes',
        file: await this.#fetch(url, folder),
        type,
        folder,
        stem: path.posix.basename(url).split('.')[0] ?? '',
        purpose,
        ...(copyright === undefined ? {} : { copyright }),
      });
      for (const { name, file, type: made_ } of made.files)
        await this.#files.put(name, { file }, made_);
      const bytes = made.files.reduce((sum, file) => sum + file.bytes, 0);
      return { variants: withPaths(made.variants), bytes };
    });
  }

  async #takeIn(task: { file: string; name: string; claimed: string; folder: string }) {
    try {
      return await this.#workshop.run({ task: 'takeIn', ...task });
    } catch (error) {
      if (!(error instanceof WorkFailed)) throw error;
      const message = `${task.name} could not be read: it is damaged, or too complicated. Export it again and try once more.`;
      const fields = [{ path: 'file', message }];
      throw new AppError('validation_failed', message, { fields, cause: error });
    }
  }

  #accepted(
    taken: TakenIn,
    details: MediaDetails,
    icons: readonly { name: string; file: string; type: string; bytes: number }[],
  ): Accepted {
    const { file, type, ending, bytes, hash, width, height, copyright } = taken;
    const { placeholder, duration } = taken;
    const name = `${hash}.${ending}`;
    return {
      copyright,
      facts: {
        type,
        bytes,
        storedBytes: icons.reduce((sum, icon) => sum + icon.bytes, bytes),
        width,
        height,
        url: MEDIA_PATH + name,
        details: {
          ...(placeholder === undefined ? {} : { placeholder }),
          ...(duration === undefined ? {} : { duration }),
          ...details,
        },
      },
      store: async () => {
        for (const icon of icons) await this.#files.put(icon.name, { file: icon.file }, icon.type);
        await this.#files.put(name, { file }, type);
      },
    };
  }

  async #fetch(url: string, folder: string): Promise<string> {
    const name = url.slice(MEDIA_PATH.length);
    const file = path.join(folder, name);
    if (!(await copyTo(this.#files, name, file)))
      throw new WorkFailed(`${name} is not in the store`);
    return file;
  }
}

function withPaths(variants: Variants): Variants {
  const address = (name: string) => MEDIA_PATH + name;
  return Object.fromEntries(
    Object.entries(variants).map(([size, variant]) => [
      size,
      {
        ...variant,
        ...(variant.avif === undefined ? {} : { avif: address(variant.avif) }),
        ...(variant.webp === undefined ? {} : { webp: address(variant.webp) }),
        fallback: address(variant.fallback),
      },
    ]),
  );
}
