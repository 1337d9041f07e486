import type { PictureUpload } from './picture-uploads';

/** Why it failed, with the name of the file. */
export function withName({ name, error }: PictureUpload): string {
  return error.includes(name) ? error : `${name}: ${error}`;
}
