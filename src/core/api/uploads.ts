/** Requests and answers of uploads that can be gone on with after a broken connection. */
import * as z from 'zod';
import { uploadQuery } from './media';

const MAX_FILE_NAME_CHARACTERS = 1000;

/** What an upload begins with. */
export const uploadRequest = uploadQuery
  .extend({
    name: z.string().max(MAX_FILE_NAME_CHARACTERS),
    type: z.string().max(200).default('').describe('As the sender says; the content decides'),
    bytes: z.number().int().min(0),
    replaces: z
      .string()
      .max(64)
      .optional()
      .describe('The id of the file whose place it takes, as `…/{mediaId}/replace` does'),
  })
  .meta({ id: 'MediaUploadRequest' });
export type UploadRequest = z.infer<typeof uploadRequest>;

/** How far an upload is. */
export const uploadAnswer = z
  .object({
    id: z.string(),
    bytes: z.number().int(),
    offset: z.number().int().describe('How much has arrived: the place to go on from'),
    mediaId: z.string().describe('The id that the file has once all of it has arrived'),
  })
  .meta({ id: 'MediaUpload' });
export type UploadAnswer = z.infer<typeof uploadAnswer>;
