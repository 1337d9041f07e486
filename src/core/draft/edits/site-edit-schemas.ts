/**
 * The forms of the edits of pages, languages, events and redirects. Apart from the edits, which an editor loads without
 * them: schemas in their files would bring more of the schema library with the first load.
 */
import * as z from 'zod/mini';

const index = z.optional(z.int().check(z.minimum(0)));
const pagesValues = z.looseObject({
  path: z.optional(z.string()),
  meta: z.optional(z.record(z.string(), z.json())),
});
const languagesValues = z.partial(
  z.strictObject({
    name: z.string(),
    localizedName: z.string(),
    flagCode: z.string(),
    status: z.enum(['active', 'inactive']),
    isPrimary: z.boolean(),
    smLangId: z.union([z.string(), z.number()]),
  }),
);
const eventsValues = z.record(z.string(), z.json());

export const addPageSchema = z.strictObject({
  edit: z.literal('addPage'),
  index,
  values: z.optional(pagesValues),
  id: z.optional(z.string()),
  /** Another name of `id`: the other edits of pages call it so. */
  page: z.optional(z.string()),
});

export const setPageSchema = z.strictObject({
  edit: z.literal('setPage'),
  page: z.string(),
  values: pagesValues,
});

export const movePageSchema = z.strictObject({
  edit: z.literal('movePage'),
  page: z.string(),
  index: z.int().check(z.minimum(0)),
});

export const removePageSchema = z.strictObject({
  edit: z.literal('removePage'),
  page: z.string(),
});

export const duplicatePageSchema = z.strictObject({
  edit: z.literal('duplicatePage'),
  page: z.string(),
  index,
  values: z.optional(z.strictObject({ path: z.optional(z.string()) })),
  id: z.optional(z.string()),
});

export const addLanguageSchema = z.strictObject({
  edit: z.literal('addLanguage'),
  code: z.string(),
  values: z.optional(languagesValues),
  index,
});

export const setLanguageSchema = z.strictObject({
  edit: z.literal('setLanguage'),
  code: z.string(),
  values: languagesValues,
});

export const moveLanguageSchema = z.strictObject({
  edit: z.literal('moveLanguage'),
  code: z.string(),
  index: z.int().check(z.minimum(0)),
});

export const removeLanguageSchema = z.strictObject({
  edit: z.literal('removeLanguage'),
  code: z.string(),
});

export const addEventSchema = z.strictObject({
  edit: z.literal('addEvent'),
  values: z.optional(eventsValues),
  index: z.optional(z.int().check(z.minimum(0))),
  id: z.optional(z.string()),
  /** Another name of `id`: the other edits of events call it so. */
  event: z.optional(z.string()),
});

export const setEventSchema = z.strictObject({
  edit: z.literal('setEvent'),
  event: z.string(),
  values: eventsValues,
});

export const moveEventSchema = z.strictObject({
  edit: z.literal('moveEvent'),
  event: z.string(),
  index: z.int().check(z.minimum(0)),
});

export const removeEventSchema = z.strictObject({
  edit: z.literal('removeEvent'),
  event: z.string(),
});

export const setRedirectSchema = z.strictObject({
  edit: z.literal('setRedirect'),
  from: z.string().check(z.maxLength(2048)),
  /** The page to which the path leads; null takes the redirect away. */
  page: z.nullable(z.string()),
});
