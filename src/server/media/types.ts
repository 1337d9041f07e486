/** The types of file that are taken, by what a file holds: never by what its name or its sender says. */

export type MediaKind = 'image' | 'video' | 'document';

interface FileType {
  ending: string;
  kind: MediaKind;
  /** Its name in messages. */
  label: string;
}

const TYPES: Readonly<Record<string, FileType>> = {
  'image/jpeg': { ending: 'jpg', kind: 'image', label: 'JPEG' },
  'image/png': { ending: 'png', kind: 'image', label: 'PNG' },
  'image/webp': { ending: 'webp', kind: 'image', label: 'WebP' },
  'image/avif': { ending: 'avif', kind: 'image', label: 'AVIF' },
  'image/gif': { ending: 'gif', kind: 'image', label: 'GIF' },
  'image/svg+xml': { ending: 'svg', kind: 'image', label: 'SVG' },
  'image/x-icon': { ending: 'ico', kind: 'image', label: 'ICO' },
  'video/mp4': { ending: 'mp4', kind: 'video', label: 'MP4' },
  'video/webm': { ending: 'webm', kind: 'video', label: 'WebM' },
  'application/pdf': { ending: 'pdf', kind: 'document', label: 'PDF' },
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': {
    ending: 'docx',
    kind: 'document',
    label: 'Word',
  },
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': {
    ending: 'xlsx',
    kind: 'document',
    label: 'Excel',
  },
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': {
    ending: 'pptx',
    kind: 'document',
    label: 'PowerPoint',
  },
  'application/vnd.oasis.opendocument.text': { ending: 'odt', kind: 'document', label: 'ODT' },
  'application/vnd.oasis.opendocument.spreadsheet': {
    ending: 'ods',
    kind: 'document',
    label: 'ODS',
  },
  'application/vnd.oasis.opendocument.presentation': {
    ending: 'odp',
    kind: 'document',
    label: 'ODP',
  },
  'application/rtf': { ending: 'rtf', kind: 'document', label: 'RTF' },
  'application/epub+zip': { ending: 'epub', kind: 'document', label: 'EPUB' },
  'text/plain': { ending: 'txt', kind: 'document', label: 'text' },
  'text/csv': { ending: 'csv', kind: 'document', label: 'CSV' },
};

/** Other names of the same types. */
const ALIASES: Readonly<Record<string, string>> = {
  'video/x-m4v': 'video/mp4',
  'image/apng': 'image/png',
  'image/vnd.microsoft.icon': 'image/x-icon',
};

/** What iPhones take pictures as; shown by few browsers, decoded by few builds of the picture library. */
export const HEIC_TYPES: ReadonlySet<string> = new Set([
  'image/heic',
  'image/heif',
  'image/heic-sequence',
  'image/heif-sequence',
]);

/** All types that are taken. */
export const ACCEPTED_TYPES: readonly string[] = Object.keys(TYPES);

/** Every accepted type in words, for messages. */
export const ACCEPTED_LABELS = Object.values(TYPES)
  .map(({ label }) => label)
  .join(', ');

/** The type under its usual name. */
export function usualType(type: string): string {
  return ALIASES[type] ?? type;
}

/** What belongs to a type; null for one that isn't taken. */
export function fileType(type: string): FileType | null {
  return Object.hasOwn(TYPES, type) ? (TYPES[type] ?? null) : null;
}

/** The kind of a type, whether it is taken or not. */
export function kindOf(type: string): MediaKind {
  if (type.startsWith('image/')) return 'image';
  return type.startsWith('video/') ? 'video' : 'document';
}

/** The type with which a stored file is served, from its ending. */
export function typeOfEnding(ending: string): string {
  const found = Object.entries(TYPES).find(([, known]) => known.ending === ending);
  return found?.[0] ?? 'application/octet-stream';
}
