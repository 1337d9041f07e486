/** Requests and answers about releases, shared by server and browser. */
import * as z from 'zod';

export const publishRequest = z
  .object({ note: z.string().max(1000).default('') })
  .nullish()
  .transform((body) => body ?? { note: '' })
  .meta({ id: 'PublishRequest' });

export const releaseAnswer = z
  .object({
    number: z.number().int(),
    createdAt: z.iso.datetime(),
    author: z.string(),
    note: z.string(),
    isCurrent: z.boolean(),
  })
  .meta({ id: 'Release' });
export type ReleaseAnswer = z.infer<typeof releaseAnswer>;

export const restoreRequest = z
  .object({ to: z.enum(['live', 'draft']).default('live') })
  .nullish()
  .transform((body) => body ?? { to: 'live' as const })
  .meta({ id: 'RestoreRequest' });

const leaf = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** One field that differs: `before` is null where it is new, `after` where it is gone. */
const fieldChange = z.object({
  path: z.string(),
  /** For a translation. */
  language: z.string().optional(),
  before: leaf,
  after: leaf,
  /** For texts: the pieces in their order. */
  words: z
    .array(z.object({ kind: z.enum(['same', 'added', 'removed']), text: z.string() }))
    .optional(),
});
export type FieldChange = z.infer<typeof fieldChange>;

export const releaseChangesAnswer = z
  .object({
    pages: z.array(
      z.object({
        page: z.string(),
        path: z.string(),
        title: z.string(),
        change: z.enum(['added', 'changed', 'removed']),
        fields: z.array(fieldChange),
        sections: z.array(
          z.object({
            component: z.string(),
            section: z.string(),
            change: z.enum(['added', 'changed', 'moved', 'removed']),
            fields: z.array(fieldChange),
          }),
        ),
      }),
    ),
    site: z.array(
      z.object({
        part: z.enum([
          'settings',
          'theme',
          'navigation',
          'widgets',
          'languages',
          'events',
          'redirects',
          'translations',
        ]),
        fields: z.array(fieldChange),
      }),
    ),
  })
  .meta({ id: 'ReleaseChanges' });
export type ReleaseChanges = z.infer<typeof releaseChangesAnswer>;

/** `since`: the release to compare with; without it the one before. */
export const changesQuery = z.object({ since: z.coerce.number().int().min(1).optional() });

export const scheduleRequest = z
  .object({
    action: z.enum(['publish', 'unpublish']),
    at: z.iso.datetime({ offset: true }),
    /** The release to show then; without it the draft as it is by then. */
    release: z.number().int().min(1).optional(),
    note: z.string().max(1000).default(''),
  })
  .meta({ id: 'ScheduleRequest' });

export const scheduleAnswer = z
  .object({
    id: z.string(),
    action: z.enum(['publish', 'unpublish']),
    at: z.iso.datetime(),
    release: z.number().int().nullable(),
    note: z.string(),
    author: z.string(),
    status: z.enum(['waiting', 'done', 'failed']),
    /** Why it failed. */
    error: z.string().nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Schedule' });
export type ScheduleAnswer = z.infer<typeof scheduleAnswer>;
