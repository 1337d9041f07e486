/** The words with which a section (and the site's own records) describes its fields. */
import * as z from 'zod/mini';
import { parseVideo } from '../video/parse-video';
import { ADDRESS_MAX_CHARACTERS } from '../links/normalise-address';
import { BAD_HEX, parseHex } from '../validation/hex-color';
import { address, field, initialData, limited, objectOf } from './build-field';
import type { DataOf, Field, Fields, Item, RequiredRule, Seed, ValueMeta } from './field';

/** Default limit of an editable text where the specification names none (spec section 5). */
export const DEFAULT_TEXT_MAX = 320;

interface TextOptions {
  label: string;
  max?: number;
  required?: RequiredRule;
  initial?: string;
  fallback?: string;
  isLine?: true;
}

/** A text that people read: translated, edited in place, counted in code points. */
export function text(options: TextOptions): Field<string> {
  const {
    label,
    max = DEFAULT_TEXT_MAX,
    required = 'ifSiblingsEmpty',
    initial = '',
    fallback,
    isLine,
  } = options;
  return field({
    meta: {
      kind: 'text',
      label,
      max,
      required,
      ...(fallback === undefined ? {} : { fallback }),
      ...(isLine === undefined ? {} : { isLine }),
    },
    schema: () => limited(max),
    initial: () => initial,
  });
}

/** A plain string that all languages share: an id, a code, a name. */
export function string(options: {
  label: string;
  max?: number;
  initial?: string;
  /** The form of what isn't empty. */
  pattern?: Pick<RegExp, 'test'>;
  message?: string;
}): Field<string> {
  const {
    label,
    max = DEFAULT_TEXT_MAX,
    initial = '',
    pattern,
    message = 'This value has the wrong form.',
  } = options;
  const schema = () =>
    pattern
      ? limited(max).check(z.refine((v) => v === '' || pattern.test(v), { error: message }))
      : limited(max);
  return field({ meta: { kind: 'string', label, max }, schema, initial: () => initial });
}

/** The target of a link, as its owner typed it; resolved when shown (core/links). */
export function link(options: { label: string; initial?: string }): Field<string> {
  const { label, initial = '' } = options;
  return field({
    meta: { kind: 'link', label, max: ADDRESS_MAX_CHARACTERS },
    schema: () => address(ADDRESS_MAX_CHARACTERS),
    initial: () => initial,
  });
}

/** The name of an icon in the block set or the brand set. */
export function icon(options: { label: string; initial?: string }): Field<string> {
  const { label, initial = '' } = options;
  return field({
    meta: { kind: 'icon', label, max: 64 },
    schema: () => limited(64),
    initial: () => initial,
  });
}

/** One of a few fixed values. */
export function choice<const Options extends readonly [string, ...string[]]>(options: {
  label: string;
  options: Options;
  initial?: Options[number];
}): Field<Options[number]> {
  const { label, options: allowed, initial = allowed[0] } = options;
  return field({
    meta: { kind: 'choice', label, options: allowed },
    schema: () => z.enum(allowed),
    initial: () => initial,
  });
}

/** On or off. */
export function flag(options: { label: string; initial?: boolean }): Field<boolean> {
  const { label, initial = false } = options;
  return field({
    meta: { kind: 'flag', label },
    schema: () => z.boolean(),
    initial: () => initial,
  });
}

/** A number within bounds. */
export function number(options: {
  label: string;
  min: number;
  max: number;
  step?: number;
  unit?: string;
  initial: number;
}): Field<number> {
  const { label, min, max, step = 1, unit, initial } = options;
  const range = { min, max, step, ...(unit === undefined ? {} : { unit }) };
  return field({
    meta: { kind: 'number', label, range },
    schema: () =>
      (Number.isInteger(step) ? z.int() : z.number()).check(
        z.minimum(min, { error: `At least ${min}.` }),
        z.maximum(max, { error: `At most ${max}.` }),
      ),
    initial: () => initial,
  });
}

/** The same number, but a new record has none: until one is set it counts as its initial value. */
export function unset(inner: Field<number>): Field<number | undefined> {
  return field({
    meta: { ...(inner.meta as ValueMeta), whileUnset: inner.initial() },
    schema: () => z.optional(inner.schema),
    initial: () => undefined,
  });
}

/** The position of one item in the list beside it, from 0; -1 for none. It follows its item when the list changes. */
export function itemIndex(options: {
  label: string;
  list: string;
  max: number;
  initial: number;
}): Field<number> {
  const { label, list: indexOf, max, initial } = options;
  const index = number({ label, min: -1, max: max - 1, initial });
  // A copy would build its schema now.
  return Object.assign(index, { meta: { ...index.meta, indexOf } });
}

const hexColor = () =>
  z
    .string({ error: BAD_HEX })
    .check(z.refine((value) => value === '' || parseHex(value) !== null, { error: BAD_HEX }));

/** A hex colour of 3 or 6 digits; empty: the default one. */
export function color(options: { label: string; initial?: string }): Field<string> {
  const { label, initial = '' } = options;
  return field({
    meta: { kind: 'color', label },
    schema: hexColor,
    initial: () => initial,
  });
}

/** A hex colour that is derived from another one until it is set by hand; setting it to '' lets it follow again. */
export function derivedColor(options: { label: string }): Field<string | undefined> {
  return field({
    meta: { kind: 'color', label: options.label },
    schema: () => z.optional(hexColor()),
    initial: () => undefined,
  });
}

export const ALIGNMENTS = ['default', 'left', 'center', 'right'] as const;
export type Alignment = (typeof ALIGNMENTS)[number];

/** Alignment of the text beside it (spec section 3). */
export function alignment(options: { label: string }): Field<Alignment> {
  return field({
    meta: { kind: 'alignment', label: options.label, options: ALIGNMENTS },
    schema: () => z.enum(ALIGNMENTS),
    initial: () => 'default',
  });
}

const NO_VIDEO =
  'This is no video that can be played here. Use a YouTube link or an .mp4 or .webm file.';

/** A video's address: a provider's link or a file (product decision; core/video). */
export function video(options: { label: string; initial?: string }): Field<string> {
  const { label, initial = '' } = options;
  return field({
    meta: { kind: 'video', label, max: ADDRESS_MAX_CHARACTERS },
    schema: () =>
      address(ADDRESS_MAX_CHARACTERS).check(
        z.refine((value) => value === '' || parseVideo(value) !== null, { error: NO_VIDEO }),
      ),
    initial: () => initial,
  });
}

/** Structured data that is edited as a whole, never by its parts. */
export function data<Value>(options: {
  label: string;
  schema: z.ZodMiniType<Value>;
  initial: () => Value;
}): Field<Value> {
  return field({
    meta: { kind: 'data', label: options.label },
    schema: () => options.schema,
    initial: options.initial,
  });
}

/** Fields that belong together under one name. */
export function group<F extends Fields>(options: { label: string; fields: F }): Field<DataOf<F>> {
  const { label, fields } = options;
  return field({
    meta: { kind: 'group', label },
    schema: () => objectOf(fields),
    initial: () => initialData(fields),
    fields,
  });
}

/** An ordered list of items with the same fields; ids are given by the draft. */
export function list<F extends Fields>(options: {
  label: string;
  /** The item's word in the interface. */
  item: string;
  fields: F;
  min?: number;
  max: number;
  initial?: Seed<Item<F>[]>;
}): Field<Item<F>[]> {
  const { label, item, fields, min = 0, max } = options;
  const initial: readonly object[] = options.initial ?? [];
  const schema = () =>
    z
      .array(objectOf(fields, { id: z.string() }))
      .check(
        z.minLength(min, { error: `At least ${min} in “${label}”.` }),
        z.maxLength(max, { error: `At most ${max} in “${label}”.` }),
      );
  return field({
    meta: { kind: 'list', label, item, min, max },
    // The object schema is built from `fields`, a mapping that the type system can't follow.
    schema: schema as unknown as () => z.ZodMiniType<Item<F>[]>,
    initial: () => [],
    fields,
    initialItems: initial,
  });
}

/** Most social links in a header or footer (spec section 9; the header's by product decision). */
export const SOCIALS_MAX = 7;

/** Links to social networks, each an address and a brand icon. */
export function socials(options: {
  label: string;
  initial?: readonly { socialUrl: string; icon: string }[];
}) {
  return list({
    label: options.label,
    item: 'social link',
    max: SOCIALS_MAX,
    fields: { socialUrl: link({ label: 'Address' }), icon: icon({ label: 'Icon' }) },
    ...(options.initial === undefined ? {} : { initial: options.initial }),
  });
}

/** The buttons of a call to action: 0 to 2 (spec section 9), `tertiary` is the secondary style. */
export function buttons(
  options: {
    label?: string;
    initial?: readonly { btnText: string; type: 'primary' | 'tertiary' }[];
  } = {},
) {
  return list({
    label: options.label ?? 'Buttons',
    item: 'button',
    max: 2,
    fields: {
      btnText: text({ label: 'Button text', required: 'always', initial: 'Learn more' }),
      btnUrl: link({ label: 'Button link' }),
      type: choice({ label: 'Style', options: ['primary', 'tertiary'] }),
    },
    ...(options.initial === undefined ? {} : { initial: options.initial }),
  });
}
