/** Requests and answers about a site's files, shared by server and browser. */
import { flattenText } from '../text/commit-text';
import * as z from 'zod';
import { ALT_MAX_CHARACTERS, MEDIA_TITLE_MAX_CHARACTERS } from '../limits';
import { moment, paging } from './common';

const variant = z.object({
  width: z.number().int(),
  height: z.number().int(),
  avif: z.string().optional(),
  webp: z.string().optional(),
  fallback: z.string(),
});

export const MEDIA_KINDS = ['image', 'video', 'document'] as const;
const mediaId = z.string().max(64);

/**
 * A picture made from another: the part that a crop shows (spec section 3, "Image crop parameters", with the height of
 * the container in the same pixels), a logo 500 px wide, an image for social networks, a set of icons, or the
 * first picture of one that moves.
 */
export const rendition = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('crop'),
      crop: z.object({
        containerWidth: z.number().positive().max(20_000).describe('Width of the container, px'),
        width: z.number().positive().max(100_000).describe('Width of the picture in it, px'),
        left: z.number().min(-100_000).max(100_000).describe('Where the picture begins, px'),
        top: z.number().min(-100_000).max(100_000),
        transform: z.number().min(-360).max(360).describe('Turn about its centre, degrees'),
      }),
      containerHeight: z.number().positive().max(20_000).describe('Height of the container, px'),
    }),
    z.object({ kind: z.literal('logo') }),
    z.object({ kind: z.literal('social') }),
    z.object({ kind: z.literal('icons') }),
    z.object({ kind: z.literal('still') }),
  ])
  .meta({ id: 'MediaRendition' });
export type Rendition = z.infer<typeof rendition>;

export const mediaAnswer = z
  .object({
    id: z.string(),
    name: z.string().describe('Its title: at first the name of the file'),
    type: z.string().describe('What the file holds, whatever its name says'),
    kind: z.enum(MEDIA_KINDS),
    bytes: z.number().int(),
    storedBytes: z.number().int().describe('The file with all its sizes'),
    width: z.number().int().nullable(),
    height: z.number().int().nullable(),
    alt: z.string().describe('Alternative text where nothing else is said'),
    status: z
      .enum(['ready', 'processing', 'failed'])
      .describe('"processing" until all sizes are made; ask again until it changes'),
    url: z.string().describe('What a section refers to'),
    duration: z.number().optional().describe('Of a video, in seconds'),
    placeholder: z.string().optional().describe('A tiny picture as a data address'),
    variants: z.object({
      small: variant.optional(),
      medium: variant.optional(),
      large: variant.optional(),
      xlarge: variant.optional(),
    }),
    icons: z
      .array(z.object({ url: z.string(), size: z.number().int(), type: z.string() }))
      .optional()
      .describe('For a rendition "icons": each in its size'),
    purpose: z.enum(['picture', 'logo']),
    sourceId: z.string().nullable().describe('The file that this rendition was made from'),
    rendition: rendition.optional(),
    uses: z.number().int().describe('In how many places the draft refers to it'),
    publishedUses: z
      .number()
      .int()
      .optional()
      .describe(
        'In how many places the published release refers to it; in a list that `published=true` asks for',
      ),
    createdAt: moment,
  })
  .meta({ id: 'Media' });
export type MediaAnswer = z.infer<typeof mediaAnswer>;

/** `?search=&kind=&sort=&unused=&published=&renditions=` of the library. */
export const mediaQuery = paging.extend({
  search: z.string().max(200).default('').describe('Words of the title or alternative text'),
  kind: z.enum(MEDIA_KINDS).optional(),
  sort: z.enum(['newest', 'oldest', 'name', 'largest', 'smallest']).default('newest'),
  unused: z
    .enum(['true', 'false'])
    .default('false')
    .describe('Only what neither the draft nor the published release uses'),
  published: z
    .enum(['true', 'false'])
    .default('false')
    .describe('Also say how often the published release uses each: `publishedUses`'),
  renditions: z.enum(['true', 'false']).default('false').describe('Also what was made from others'),
});
export type MediaQuery = z.infer<typeof mediaQuery>;

/** `?id=&purpose=&copyright=` of an upload. */
export const uploadQuery = z.object({
  id: mediaId
    .regex(/^[a-z][a-z0-9]{7,63}$/)
    .optional()
    .describe(
      'The id that the file is to have. An upload that is repeated under the same id after a broken connection is taken once.',
    ),
  purpose: z
    .enum(['picture', 'logo'])
    .default('picture')
    .describe('A logo is made 500 px wide in all four sizes'),
  copyright: z
    .enum(['drop', 'keep'])
    .default('drop')
    .describe('Whether the sizes name the holder of the rights, as the file did'),
});

/** What can be changed of a file without another one. */
export const mediaChange = z
  .object({
    name: z.string().overwrite(flattenText).min(1).max(MEDIA_TITLE_MAX_CHARACTERS).optional(),
    alt: z.string().max(ALT_MAX_CHARACTERS).optional(),
  })
  .meta({ id: 'MediaChange' });

const mediaPlace = z
  .object({
    page: z.object({ id: z.string(), path: z.string(), title: z.string() }).nullable(),
    component: z.string().nullable().describe('The component, where it is one'),
    section: z.string().nullable().describe("Its section's name"),
    scope: z.string().nullable().describe('The record, where it is no component: "settings", …'),
    path: z.array(z.string()).describe('The field, with ids of list items, as in edits'),
  })
  .meta({ id: 'MediaPlace' });
export type MediaPlace = z.infer<typeof mediaPlace>;

/** Where a file is used. */
export const mediaUsesAnswer = z
  .object({
    draft: z.array(mediaPlace),
    published: z.array(mediaPlace).describe('In the release that visitors see'),
    releases: z.array(z.number().int()).describe('All releases that refer to it'),
  })
  .meta({ id: 'MediaUses' });
export type MediaUses = z.infer<typeof mediaUsesAnswer>;

const share = z.object({ files: z.number().int(), bytes: z.number().int() });

/** How much is stored, and what may be. */
export const mediaSummaryAnswer = z
  .object({
    all: share,
    unused: share.describe(
      'What neither the draft nor the published release uses, without what was made from others',
    ),
    byKind: z.object({ image: share, video: share, document: share }),
    limits: z
      .object({ image: z.number(), video: z.number(), document: z.number() })
      .describe('The largest file of each kind, bytes'),
    accepts: z.array(z.string()).describe('The types that are taken'),
  })
  .meta({ id: 'MediaSummary' });
export type MediaSummary = z.infer<typeof mediaSummaryAnswer>;
