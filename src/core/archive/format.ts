/** The archive's format: what its files hold (docs/archive.md). Everything read from one passes these schemas. */
import * as z from 'zod';
import { rendition } from '../api/media';
import { isLanguageCode } from '../languages/language-code';

export const ARCHIVE_FORMAT = 'plinth-site';
/** Goes up when a program of an earlier version could no longer read what this one writes. */
export const ARCHIVE_VERSION = 1;

/** Names of the files inside an archive. */
export const FILES = {
  manifest: 'plinth.json',
  draft: 'draft.json',
  media: 'media.json',
  messages: 'messages.json',
  release: (number: number) => `releases/${number}.json`,
  medium: (name: string) => `media/${name}`,
} as const;

/** Every name that may stand in an archive. None has a way out of a folder. */
export const FILE_NAME =
  /^(?:plinth\.json|draft\.json|media\.json|messages\.json|releases\/[1-9]\d{0,8}\.json|media\/[a-z0-9]{16,64}(?:-[a-z0-9]+)?\.[a-z0-9]{2,5})$/;

const id = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);
const address = z.string().max(2048);
const object = z.record(z.string(), z.unknown());
const time = z.iso.datetime();

/** What is read of a manifest first: enough to tell whether the rest can be. */
export const manifestHead = z.object({
  format: z.literal(ARCHIVE_FORMAT),
  version: z.int().min(1),
});

export const manifestSchema = manifestHead.extend({
  program: z.string().max(100),
  exportedAt: time,
  site: z.object({
    id,
    hash: z.string().min(1).max(64),
    slug: z.string().max(63),
    name: z.string().min(1).max(100),
    /** The number of the release that visitors see; null for none. */
    currentRelease: z.int().min(1).nullable(),
  }),
  /** Every other file of the archive. */
  files: z.record(
    z.string().regex(FILE_NAME),
    z.object({ bytes: z.int().min(0), sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
  ),
});
export type Manifest = z.infer<typeof manifestSchema>;

const key = z.string().min(3).max(4096);
const byKey = z.record(key, z.string());
const byLanguage = z.record(z.string().refine(isLanguageCode), byKey);

/** `draft.json`: the flat content of a draft (core/draft/flat-content). */
export const draftSchema = z.object({
  places: z.record(
    z.string().min(1).max(4096),
    z.object({
      order: z.string().max(1000),
      page: z.string().max(64).optional(),
      section: z.string().max(64).optional(),
    }),
  ),
  values: z.record(key, z.unknown()),
  texts: byLanguage,
  sources: byLanguage,
});

const variant = z.object({
  width: z.number(),
  height: z.number(),
  avif: address.optional(),
  webp: address.optional(),
  fallback: address,
});
const SIZES = z.enum(['small', 'medium', 'large', 'xlarge']);

const component = z.looseObject({
  id,
  uniqId: z.string(),
  section: z.string().max(64),
  version: z.int().min(1),
  category: z.string(),
  colorMode: z.enum(['LIGHT', 'DARK', '']),
  orientation: z.enum(['LEFT', 'RIGHT', '']),
  status: z.enum(['published', 'hidden']),
  data: object,
});

const language = z.looseObject({
  id: z.string(),
  code: z.string().refine(isLanguageCode),
  name: z.string(),
  localizedName: z.string(),
  flagCode: z.string(),
  status: z.enum(['active', 'inactive']),
  isPrimary: z.boolean(),
  order: z.number(),
});

/** `releases/{n}.json`. What the fields of its document hold is checked against the catalogue. */
export const releaseSchema = z.object({
  number: z.int().min(1),
  createdAt: time,
  author: z.string().max(1000),
  note: z.string().max(10_000),
  content: z.looseObject({
    document: z.looseObject({
      version: z.int().min(1),
      settings: object,
      theme: object,
      navigation: object,
      widgets: object,
      languages: z.array(language).min(1).max(200),
      events: z.array(z.looseObject({ id })),
      pages: z.array(
        z.looseObject({
          id,
          path: z.string(),
          meta: object,
          components: z.array(component),
        }),
      ),
      redirects: z.array(z.object({ from: z.string(), page: id })),
    }),
    translations: z.record(z.string(), byKey),
    media: z.record(
      address,
      z.looseObject({
        id,
        url: address,
        type: z.string(),
        width: z.number().nullable(),
        height: z.number().nullable(),
        alt: z.string(),
        variants: z.partialRecord(SIZES, variant.loose()),
      }),
    ),
  }),
});
export type ArchivedRelease = z.infer<typeof releaseSchema>;

/** `media.json`, in the order in which the library got them. */
export const mediaSchema = z.array(
  z.object({
    id,
    name: z.string().min(1).max(400),
    type: z.string().max(200),
    alt: z.string().max(10_000),
    /** The address that the draft and the releases use. */
    url: address,
    /** Its bytes, as a file of the archive. */
    file: z.string().regex(/^media\//),
    variants: z.partialRecord(SIZES, variant),
    /** A logo is made in other sizes than a picture. */
    purpose: z.enum(['picture', 'logo']).optional(),
    /** What it was made from, and how: whoever imports it makes it again. */
    madeFrom: z.object({ id, rendition }).optional(),
    /** The addresses of a set of icons. */
    icons: z.array(address).max(100).optional(),
    /** Taken out of the library; releases still show it. */
    isRemoved: z.boolean(),
  }),
);
export type ArchivedMedium = z.infer<typeof mediaSchema>[number];

/** `messages.json`, oldest first. */
export const messagesSchema = z.array(
  z.object({
    id,
    kind: z.enum(['contact', 'rsvp']),
    name: z.string().max(1000),
    email: z.string().max(1000),
    message: z.string().max(100_000),
    details: object,
    isRead: z.boolean(),
    isSpam: z.boolean(),
    createdAt: time,
  }),
);
export type ArchivedMessage = z.infer<typeof messagesSchema>[number];
