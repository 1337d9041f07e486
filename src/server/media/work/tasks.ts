/** What the server asks of the process that works on files, and what it gets back. Both meet only in these words. */
import type { MediaRecord } from '../../../core/document/document';
import type { Rendition } from '../../../core/api/media';
import type { Refusal } from './refusal';

export type Variants = MediaRecord['variants'];

/** Check a file that came in and leave behind whatever isn't its content. */
export interface TakeInTask {
  task: 'takeIn';
  /** The file as it came. */
  file: string;
  name: string;
  claimed: string;
  /** A folder for results. */
  folder: string;
}

/** A checked file. */
export interface TakenIn {
  /** Where it lies: in the task's folder, or where it came from. */
  file: string;
  type: string;
  ending: string;
  bytes: number;
  /** The start of its content's SHA-256: its name in the store. */
  hash: string;
  width: number | null;
  height: number | null;
  /** Of a film, in seconds. */
  duration?: number;
  placeholder?: string;
  /** Who holds the rights, as the file itself said. */
  copyright?: string;
}

/** Make the sizes of a picture that was taken in. */
export interface SizesTask {
  task: 'sizes';
  file: string;
  type: string;
  folder: string;
  /** What the names of the results begin with. */
  stem: string;
  /** A logo has one width in all four sizes (spec section 3). */
  purpose: 'picture' | 'logo';
  /** Written into each size. */
  copyright?: string;
}

/** A file made from another. */
export interface MadeFile {
  name: string;
  file: string;
  type: string;
  bytes: number;
}

/** Variants name the files of the store, without a folder. */
export interface Sizes {
  variants: Variants;
  files: MadeFile[];
}

/** Make another picture of one: a cut-out, a logo, an image for social networks, icons. */
export interface RenderTask {
  task: 'render';
  file: string;
  type: string;
  folder: string;
  rendition: Rendition;
}

export interface Rendered {
  /** The picture itself, still to be taken in. */
  file: string;
  /** For icons: each in its size. */
  icons: { file: string; size: number; type: string; ending: string; bytes: number }[];
}

export type Task = TakeInTask | SizesTask | RenderTask;
export interface ResultOf {
  takeIn: TakenIn;
  sizes: Sizes;
  render: Rendered;
}

/** The answer of the process to one task; after the last one it ends. */
export type Answer = { isLast?: boolean } & (
  | { id: number; result: ResultOf[keyof ResultOf] }
  | { id: number; refused: { code: Refusal['code']; message: string } }
  | { id: number; failed: string }
);
