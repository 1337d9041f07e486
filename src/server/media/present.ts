import type { MediaAnswer } from '../../core/api/media';
import type { StoredMedia } from '../storage/media';
import { kindOf } from './types';

/** A file as it leaves the program. */
export function present(
  media: StoredMedia,
  { alt, uses }: { alt: string; uses: number },
): MediaAnswer {
  const { placeholder, duration, icons, purpose = 'picture', rendition } = media.details;
  return {
    id: media.id,
    name: media.name,
    type: media.type,
    kind: kindOf(media.type),
    bytes: media.bytes,
    storedBytes: media.storedBytes,
    width: media.width,
    height: media.height,
    alt,
    status: media.status,
    url: media.url,
    ...(placeholder === undefined ? {} : { placeholder }),
    ...(duration === undefined ? {} : { duration }),
    variants: media.variants,
    ...(icons === undefined ? {} : { icons: [...icons] }),
    purpose,
    sourceId: media.sourceId,
    ...(rendition === undefined ? {} : { rendition }),
    uses,
    createdAt: new Date(media.createdAt).toISOString(),
  };
}
