/**
 * The field vocabulary's ground: a field is a zod schema that carries typed metadata.
 *
 * Everything else about a section's data (types, defaults, limits, validation, JSON Schema, editing behaviour,
 * translation, the mapping to the shared draft) follows from these two things, so nothing is written per section.
 */
import type * as z from 'zod/mini';

/** When an empty text is a fault: never, always, or only when the texts beside it are empty too (spec section 5). */
export type RequiredRule = 'never' | 'always' | 'ifSiblingsEmpty';

export interface TextMeta {
  kind: 'text';
  /** Human name of the field, shown in the editor. */
  label: string;
  /** Most characters (code points); Infinity for no limit. */
  max: number;
  required: RequiredRule;
  /** Shown in no page but beside it, where no line can break: in a tab, a search result, an attribute. */
  isLine?: true;
  /** What a visitor reads while the text is empty, where the specification names a fallback. */
  fallback?: string;
}

export interface ValueMeta {
  kind:
    | 'string'
    | 'image'
    | 'dimensions'
    | 'crop'
    | 'link'
    | 'icon'
    | 'choice'
    | 'flag'
    | 'number'
    | 'color'
    | 'alignment'
    | 'video'
    | 'event'
    | 'data';
  label: string;
  /** Most characters of a string value. */
  max?: number;
  /** The allowed values of a choice or alignment. */
  options?: readonly string[];
  /** Bounds of a number. */
  range?: { min: number; max: number; step: number; unit?: string };
  /** Number only: what it counts as while it has no value. */
  whileUnset?: number;
  /** Number only: the list beside it of which it is an index; it follows its item. */
  indexOf?: string;
  /** Image only: the field beside it that holds its smaller copies. */
  dimensions?: string;
  /** Image only: a logo, whose copies are all 500 px wide (spec section 3). */
  isLogo?: boolean;
  /** Image only: it stands behind words and is never read out. */
  isDecorative?: boolean;
  /** Size key of an image ("header53", "feature34"), where the specification names one. */
  sizeKey?: string;
}

export interface ListMeta {
  kind: 'list';
  label: string;
  /** The item's word in the interface: "plan", "option", "social link". */
  item: string;
  min: number;
  max: number;
}

export interface GroupMeta {
  kind: 'group';
  label: string;
}

export type FieldMeta = TextMeta | ValueMeta | ListMeta | GroupMeta;

/** A field: the schema of its value in a document, plus what the editor and the draft must know of it. */
export interface Field<Value = unknown> {
  readonly meta: FieldMeta;
  readonly schema: z.ZodMiniType<Value>;
  /** The value of a new field. A function, so that no two sections share an object. */
  readonly initial: () => Value;
  /** Fields of a group, or of one item of a list. */
  readonly fields?: Fields;
  /** List only: the values of the items that a new record starts with. */
  readonly initialItems?: readonly object[];
}

export type Fields = Readonly<Record<string, Field>>;

/** The data type that a set of fields describes. */
export type DataOf<F extends Fields> = { [K in keyof F]: F[K] extends Field<infer V> ? V : never };

/** An item of a list: its fields, and the id that never changes. */
export type Item<F extends Fields> = DataOf<F> & { id: string };

/**
 * Values from which a record is made: any part of its data; items may leave out their ids.
 * What is left out takes the field's initial value.
 */
export type Seed<Value> = Value extends readonly (infer Entry)[]
  ? readonly (Entry extends { id: string }
      ? Seed<Omit<Entry, 'id'>> & { id?: string }
      : Seed<Entry>)[]
  : Value extends object
    ? { readonly [Key in keyof Value]?: Seed<Value[Key]> }
    : Value;

/** Finds the field that a path (without item ids resolved) leads to; undefined where there is none. */
export function fieldAt(fields: Fields, path: readonly string[], from = 0): Field | undefined {
  const name = path[from];
  if (name === undefined || !Object.hasOwn(fields, name)) return undefined;
  const field = fields[name];
  const rest = path.length - from - 1;
  if (field === undefined || rest === 0) return field;
  if (field.meta.kind === 'list') {
    // The next segment is an item's id.
    return rest === 1 ? field : fieldAt(field.fields ?? {}, path, from + 2);
  }
  return field.meta.kind === 'group' ? fieldAt(field.fields ?? {}, path, from + 1) : undefined;
}
