import * as z from 'zod';

const webAddress = z
  .string()
  .max(500)
  .refine(
    (value) => /^https?:\/\/[^\s/?#]+(\/[^\s?#]*)?$/.test(value) && URL.canParse(value),
    'An address such as https://www.example.com',
  )
  .transform((value) => value.replace(/\/+$/, ''));

/** What can be chosen of a static export. */
export const staticOptions = z.object({
  routeBase: z
    .string()
    .max(200)
    .regex(/^\/(?:[A-Za-z0-9._~-]+\/)*$/, 'A path that starts and ends with a slash: /marketing/')
    .optional()
    .describe('Path under which the files will lie; without it the site’s own'),
  origin: webAddress
    .refine((value) => new URL(value).origin === value, 'Scheme and host only: https://example.com')
    .optional()
    .describe(
      'Where the files will be served, for canonical addresses; without it this site’s own',
    ),
  forms: webAddress
    .optional()
    .describe(
      'Base address of the calls that forms make; without it this installation’s: {site}/api/v1',
    ),
  release: z.coerce
    .number()
    .int()
    .min(1)
    .max(1_000_000_000)
    .optional()
    .describe('Number of the release; without it the one that visitors see'),
});
export type StaticOptions = z.infer<typeof staticOptions>;
