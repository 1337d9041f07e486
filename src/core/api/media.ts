/** Answers about a site's files, shared by server and browser. */
import * as z from 'zod';

const variant = z.object({
  width: z.number().int(),
  height: z.number().int(),
  avif: z.string().optional(),
  webp: z.string().optional(),
  fallback: z.string(),
});

export const mediaAnswer = z
  .object({
    id: z.string(),
    name: z.string(),
    type: z.string(),
    bytes: z.number().int(),
    width: z.number().int().nullable(),
    height: z.number().int().nullable(),
    alt: z.string(),
    status: z.enum(['ready', 'processing', 'failed']),
    url: z.string(),
    variants: z.object({
      small: variant.optional(),
      medium: variant.optional(),
      large: variant.optional(),
      xlarge: variant.optional(),
    }),
  })
  .meta({ id: 'Media' });
export type MediaAnswer = z.infer<typeof mediaAnswer>;
