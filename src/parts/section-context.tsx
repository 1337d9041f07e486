/** What a part needs to know of the section around it, and where its values come from. */
import { createContext, useContext, type ReactNode } from 'react';
import type { Orientation } from '../core/document/document';
import type { ForeignMarks } from '../core/translation/foreign-texts';
import type { ColorMode } from '../core/theme/settings';

/**
 * Values of one section by path ("plans/#p2/cardTitle"; items by id behind #). A published page reads them from
 * plain data; the editor subscribes to the draft, so that a change renders only what shows it (a value that is no text: the
 * parts of its section, which get another source).
 */
export interface SectionSource {
  useText(path: string): string;
  /** What the element of a text says of its language, where it isn't the page's. */
  useForeign(path: string, text: string): ForeignMarks | undefined;
  /** A value that is neither a text nor made of others. */
  useValue(path: string): unknown;
  /** A whole list, or group, as plain data. */
  useData(path: string): unknown;
  /** Ids of a list's items, in order. */
  useItems(path: string): readonly string[];
}

export interface SectionInfo {
  id: string;
  /** The section's name in the catalogue: "Header53". */
  section: string;
  /** The mode that the section is seen in: its own, else the theme's. */
  colorMode: ColorMode;
  orientation: Exclude<Orientation, ''>;
  /** Level of this section's title: 1 for the first title of the page, else 2. */
  titleLevel: 1 | 2;
  source: SectionSource;
}

const SectionContext = createContext<SectionInfo | null>(null);

/**
 * Makes the parts inside read from an item ("plans/#p2") or group ("contentImage"), by its path; empty at the section's
 * top.
 */
export const Scope = createContext('');

export function SectionProvider(props: { value: SectionInfo; children: ReactNode }) {
  return (
    <SectionContext value={props.value}>
      <Scope value="">{props.children}</Scope>
    </SectionContext>
  );
}

/** The section around a part. */
export function useSection(): SectionInfo {
  const info = useContext(SectionContext);
  if (info === null) throw new Error('A part stands outside a section.');
  return info;
}

/** The full path of a field where the part stands. */
export function usePath(field: string): string {
  const scope = useContext(Scope);
  return scope === '' ? field : `${scope}/${field}`;
}
