/** A section's definition: the one declaration from which the rest of the product works. */
import type { DataOf, Field, Fields, FieldMeta } from '../fields/field';
import { initialData } from '../fields/build-field';
import { LOGO_COPY_WIDTH_PX } from '../limits';

/** Categories of the catalogue (spec section 3). */
export const CATEGORIES = [
  'header',
  'footer',
  'feature',
  'pricing',
  'client',
  'cta',
  'contact',
  'privacyPolicy',
  'rsvp',
  'others',
] as const;
export type Category = (typeof CATEGORIES)[number];

/** A component's own colour mode (spec section 3). Empty: it takes the theme's. */
export const SECTION_COLOR_MODES = ['LIGHT', 'DARK', ''] as const;
export type SectionColorMode = (typeof SECTION_COLOR_MODES)[number];

/** A step from one version of a section's data to the next: pure, silent, safe to run twice. */
export type SectionMigration = (data: Readonly<Record<string, unknown>>) => Record<string, unknown>;

export interface SectionDefinition<F extends Fields = Fields> {
  /** The name in documents and in `data-section`, such as "Header53". */
  readonly name: string;
  /** The name that people read in the catalogue. */
  readonly label: string;
  readonly category: Category;
  /** At most one on a site. */
  readonly unique: boolean;
  readonly colorMode: SectionColorMode;
  /** Height of the catalogue's picture over its width; null: no picture. */
  readonly thumbnailRatio: number | null;
  /** Share of its surface's colour that the view keeps behind words over a background, whatever its overlay; 1: all of it. */
  readonly wordsShade: number;
  readonly version: number;
  /** Migration from version n + 1 stands at index n. */
  readonly migrations: readonly SectionMigration[];
  readonly fields: F;
}

type Declaration<F extends Fields> = Omit<
  SectionDefinition<F>,
  'unique' | 'wordsShade' | 'version' | 'migrations'
> &
  Partial<Pick<SectionDefinition<F>, 'unique' | 'wordsShade' | 'version' | 'migrations'>>;

/** Declares a section. */
export function defineSection<const F extends Fields>(
  declaration: Declaration<F>,
): SectionDefinition<F> {
  return { unique: false, wordsShade: 1, version: 1, migrations: [], ...declaration };
}

/** The data of a section, from its definition's type. */
export type SectionData<D> = D extends SectionDefinition<infer F> ? DataOf<F> : never;

/** All sections that this version knows, by name. */
export type Catalogue = ReadonlyMap<string, SectionDefinition>;

/** Builds a catalogue; throws on two sections of one name. */
export function makeCatalogue(definitions: readonly SectionDefinition[]): Catalogue {
  const catalogue = new Map<string, SectionDefinition>();
  for (const definition of definitions) {
    if (catalogue.has(definition.name))
      throw new Error(`Two sections are named ${definition.name}.`);
    catalogue.set(definition.name, definition);
  }
  return catalogue;
}

/** The catalogue's description of one field, as `GET /sections` gives it (spec section 3, metaData). */
export function describeField(field: Field): Record<string, unknown> {
  const { meta } = field;
  if (meta.kind === 'image') {
    const width = { width: LOGO_COPY_WIDTH_PX };
    return {
      type: meta.isLogo ? 'logo' : 'image',
      valueType: 'string',
      default: '',
      minimum: 0,
      maximum: meta.max,
      ...(meta.dimensions === undefined ? {} : { dimensions: meta.dimensions }),
      ...(meta.isLogo
        ? { optimizationSizes: { xlarge: width, large: width, medium: width, small: width } }
        : {}),
      ...(meta.sizeKey === undefined ? {} : { sizeKey: meta.sizeKey }),
    };
  }
  if (meta.kind === 'dimensions') return { type: 'object', default: field.initial() };
  if (meta.kind === 'list' || meta.kind === 'group') {
    const fields = Object.entries(field.fields ?? {}).map(([name, inner]) => [
      name,
      describeField(inner),
    ]);
    return { type: meta.kind, ...limitsOf(meta), fields: Object.fromEntries(fields) };
  }
  return { type: meta.kind, default: field.initial(), ...limitsOf(meta) };
}

function limitsOf(meta: FieldMeta): Record<string, unknown> {
  switch (meta.kind) {
    case 'text':
      // JSON has no infinity: a text without a limit has no maximum.
      return { ...(meta.max === Infinity ? {} : { maximum: meta.max }), required: meta.required };
    case 'list':
      return { item: meta.item, minimum: meta.min, maximum: meta.max };
    case 'choice':
    case 'alignment':
      return { options: meta.options };
    case 'number':
      return meta.range ? { minimum: meta.range.min, maximum: meta.range.max } : {};
    default:
      return {};
  }
}

/** A section's metaData and defaultProps, both derived from its fields. */
export function describeSection(definition: SectionDefinition) {
  const metaData: Record<string, unknown> = {};
  const defaultProps: Record<string, unknown> = initialData(definition.fields);
  for (const [name, field] of Object.entries(definition.fields)) {
    metaData[name] = describeField(field);
    if (field.initialItems) defaultProps[name] = field.initialItems;
  }
  return { metaData, defaultProps };
}
