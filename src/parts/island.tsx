/**
 * Marks a piece of a section that needs script in a visitor's browser. The server renders it whole; when a visitor touches
 * it the page's script hydrates it from the values written here. In the editor it is just its content.
 */
import type { ReactNode } from 'react';
import { usePage } from './page-context';
import { useSection } from './section-context';

/** Islands that live in sections; the registry in src/site/islands has a module for each. */
export type IslandName = 'contact-form' | 'rsvp-form';

/** What an island's section is, as it is written into the page. */
export interface IslandSection {
  id: string;
  section: string;
  colorMode: string;
  orientation: string;
  titleLevel: number;
  data: Readonly<Record<string, unknown>>;
}

export interface IslandProps {
  name: IslandName;
  /** Top-level fields of the section that the island reads. */
  fields?: readonly string[] | undefined;
  children: ReactNode;
}

export function Island(props: IslandProps) {
  const { mode } = usePage();
  return mode === 'edit' ? <>{props.children}</> : <LiveIsland {...props} />;
}

function LiveIsland({ name, fields = [], children }: IslandProps) {
  const { source, ...info } = useSection();
  // The empty path is the section's whole data, which plain data has.
  const data = source.useData('');
  const section: IslandSection = { ...info, data: pick(data, fields) };
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
