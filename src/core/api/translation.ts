/** Requests and answers about a site's translations, shared by server and browser. */
import * as z from 'zod';

export const TRANSLATION_STATES = ['missing', 'outdated', 'done'] as const;

export const translationProgressAnswer = z
  .array(
    z.object({
      code: z.string(),
      status: z.enum(['active', 'inactive']),
      missing: z.number().int(),
      outdated: z.number().int().describe('Their source has changed since they were made'),
      done: z.number().int(),
    }),
  )
  .meta({ id: 'TranslationProgress' });

export const translationFileQuery = z.object({
  format: z.enum(['json', 'xliff', 'csv']).default('json'),
  state: z
    .enum(['all', 'open'])
    .default('all')
    .describe('"open": only what is missing or outdated'),
});

export const translationUnits = z
  .array(
    z.object({
      key: z.string(),
      place: z.string().describe('The path of its page, or the record'),
      label: z.string().describe('The field'),
      source: z.string(),
      target: z.string(),
      state: z.enum(TRANSLATION_STATES),
      max: z.number().nullable().describe('Most characters; null for no limit'),
    }),
  )
  .meta({ id: 'TranslationUnits' });

export const translationImportAnswer = z
  .object({
    taken: z.number().int(),
    unchanged: z.number().int(),
    outdated: z.number().int().describe('Of those taken: made from a text that has changed since'),
    leftOut: z.array(z.object({ key: z.string(), reason: z.string() })),
  })
  .meta({ id: 'TranslationImport' });
export type TranslationImportAnswer = z.infer<typeof translationImportAnswer>;
