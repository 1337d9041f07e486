/** Reads a section's values from plain data, as a published page has them. */
import type { SectionSource } from './section-context';

type Json = Readonly<Record<string, unknown>>;

/**
 * A source over a section's data.
 * @param foreign what its texts say of their language, by their paths
 */
export function liveSource(
  data: Json,
  foreign: SectionSource['useForeign'] = () => undefined,
): SectionSource {
  return {
    useForeign: foreign,
    useText: (path) => {
      const value = valueAt(data, path);
      return typeof value === 'string' ? value : '';
    },
    useValue: (path) => valueAt(data, path),
    useData: (path) => valueAt(data, path),
    useItems: (path) => {
      const value = valueAt(data, path);
      if (!Array.isArray(value)) throw new TypeError('Provided `data` prop is not of type `array`');
      return value.map((item: Json) => String(item['id']));
    },
  };
}

function valueAt(data: Json, path: string): unknown {
  if (path === '') return data;
  let at: unknown = data;
  for (const segment of path.split('/')) {
    if (Array.isArray(at)) at = at.find((item: Json) => `#${String(item['id'])}` === segment);
    else if (typeof at === 'object' && at !== null) at = (at as Json)[segment];
    else return undefined;
  }
  return at;
}
