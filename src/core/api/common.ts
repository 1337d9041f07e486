/** What requests and answers have in common, shared by server and browser. */
import * as z from 'zod';

const DEFAULT_PAGE_SIZE = 100;
const MAX_PAGE_SIZE = 500;

/** `?limit=&offset=` of a list. */
export const paging = z.object({
  limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(DEFAULT_PAGE_SIZE),
  offset: z.coerce.number().int().min(0).default(0),
});

/** `?limit=&offset=` of a list that is whole where no limit is asked for. */
export const wholePaging = z.object({
  limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).optional(),
  offset: z.coerce.number().int().min(0).default(0),
});

/** An answer without a body. */
export const noContent = z.undefined();

/** A moment, as in `2026-03-01T12:00:00.000Z`. */
export const moment = z.iso.datetime();
