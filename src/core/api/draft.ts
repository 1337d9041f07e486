/** Requests and answers about drafts, shared by server and browser. */
import * as z from 'zod';

/** Each edit is checked where it is applied, so that a refusal can name its index and field. */
export const editsRequest = z
  .strictObject({ edits: z.array(z.record(z.string(), z.unknown())) })
  .meta({ id: 'EditsRequest' });
export type EditsRequest = z.infer<typeof editsRequest>;

export const editsAnswer = z
  .object({
    draftVersion: z.number().int(),
    results: z.array(
      z.object({ id: z.string().optional(), leftOut: z.array(z.string()).optional() }),
    ),
  })
  .meta({ id: 'EditsAnswer' });
export type EditsAnswer = z.infer<typeof editsAnswer>;

export const previewAnswer = z
  .object({ token: z.string(), url: z.string(), expiresAt: z.iso.datetime() })
  .meta({ id: 'Preview' });
export type PreviewAnswer = z.infer<typeof previewAnswer>;
