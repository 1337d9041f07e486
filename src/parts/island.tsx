/**
 * A piece of a section that needs script in a visitor's browser. The server renders it whole; when a visitor touches it the
 * page's script hydrates it from the values written here.
 */
import type { ForeignMarks } from '../core/translation/foreign-texts';
import type { IslandProps } from './parts';
import { useSection } from './section-context';

/** What an island's section is, as it is written into the page. */
export interface IslandSection {
  id: string;
  section: string;
  colorMode: string;
  orientation: string;
  titleLevel: number;
  data: Readonly<Record<string, unknown>>;
  /** What its texts say of their languages by their paths, where they aren't the page's. */
  foreign?: Readonly<Record<string, ForeignMarks>>;
}

export function LiveIsland({ name, fields = [], children }: IslandProps) {
  const { source, ...info } = useSection();
  // The empty path is the section's whole data, which plain data has.
  const data = source.useData('');
  const picked = pick(data, fields);
  const foreign = textsOf(picked).flatMap(([path, text]) => {
    const marks = source.useForeign(path, text);
    return marks === undefined ? [] : [[path, marks] as const];
  });
  const section: IslandSection = {
    ...info,
    data: picked,
    ...(foreign.length === 0 ? {} : { foreign: Object.fromEntries(foreign) }),
  };
  return (
    <div data-island={name} data-section-info={JSON.stringify(section)}>
      {children}
    </div>
  );
}

function pick(data: unknown, fields: readonly string[]): Record<string, unknown> {
  if (typeof data !== 'object' || data === null) return {};
  return Object.fromEntries(
    fields.map((field) => [field, (data as Record<string, unknown>)[field]]),
  );
}

/** All strings in plain data, by their paths as sources know them. */
function textsOf(data: unknown, path = ''): [string, string][] {
  if (typeof data === 'string') return [[path, data]];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([name, value]: [string, unknown]) => {
    const id: unknown = Array.isArray(data) ? (value as { id?: unknown }).id : undefined;
    const segment = id === undefined ? name : `#${String(id)}`;
    return textsOf(value, path === '' ? segment : `${path}/${segment}`);
  });
}
