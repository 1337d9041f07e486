/** Where an ordered thing stands among its siblings. */
export interface Place {
  /** Fractional order key; ties are broken by the id. */
  order: string;
  /** Components only: the page, and the name of the section. */
  page?: string;
  section?: string;
}

/** Reads a place from whatever the document holds there. */
export function asPlace(value: unknown): Place | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { order, page, section } = value as Record<string, unknown>;
  return {
    order: typeof order === 'string' ? order : '',
    ...(typeof page === 'string' ? { page } : {}),
    ...(typeof section === 'string' ? { section } : {}),
  };
}

/** Order of siblings: by order key, then by id, compared as code units, so that every client agrees. */
export function byPlace(
  [idA, a]: readonly [string, Place],
  [idB, b]: readonly [string, Place],
): number {
  if (a.order !== b.order) return a.order < b.order ? -1 : 1;
  return idA < idB ? -1 : idA > idB ? 1 : 0;
}
