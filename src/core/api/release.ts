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
