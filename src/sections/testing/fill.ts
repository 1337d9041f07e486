/** Data for a section from its definition alone, so that tests reach every section, also those yet to be written. */
import type { Field, Fields } from '../../core/fields/field';

/** `empty`: no text, fewest items; `full`: longest texts, most items; `hostile`: markup in every text. */
export type Filling = 'initial' | 'empty' | 'full' | 'hostile';

/** Markup that must never come alive, whichever place a text lands in. */
export const HOSTILE_TEXT = `</p><script>alert(1)</script><img src=x onerror=alert(1)>"'&`;

const LONG_WORD = 'Rohrleitungsverriegelungsnachweisverfahren';

type Json = Record<string, unknown>;

/** Fills all fields of a section. */
export function fill(fields: Fields, filling: Filling): Json {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, valueOf(field, filling)]),
  );
}

function valueOf(field: Field, filling: Filling): unknown {
  const { meta, fields = {} } = field;
  switch (meta.kind) {
    case 'text':
      return textOf(field, filling);
    case 'group':
      return fill(fields, filling);
    case 'list':
      return itemsOf(field, filling);
    case 'flag':
      return filling === 'empty' ? false : filling === 'initial' ? field.initial() : true;
    case 'link':
      return filling === 'full' || filling === 'hostile' ? '/#comp-x' : field.initial();
    case 'image':
      return filling === 'full' || filling === 'hostile' ? '/media/picture.jpg' : '';
    case 'video':
      return filling === 'full' || filling === 'hostile' ? '/media/film.webm' : '';
    default:
      return field.initial();
  }
}

function textOf({ meta, initial }: Field, filling: Filling): unknown {
  if (meta.kind !== 'text' || filling === 'initial') return initial();
  if (filling === 'empty') return '';
  if (filling === 'hostile') return HOSTILE_TEXT;
  // Words of ordinary length after one that is too long for a phone, as German makes them.
  const length = meta.max === Infinity ? 5000 : meta.max;
  return `${LONG_WORD} ${'Isolation '.repeat(Math.ceil(length / 10))}`.slice(0, length - 1) + 'x';
}

function itemsOf(field: Field, filling: Filling): Json[] {
  const { meta, fields = {} } = field;
  if (meta.kind !== 'list') return [];
  if (filling === 'initial') {
    return (field.initialItems ?? []).map((item, index) => ({
      ...fill(fields, 'initial'),
      ...withIds(fields, item as Json),
      id: `i${index}`,
    }));
  }
  const count = filling === 'empty' ? meta.min : meta.max;
  return Array.from({ length: count }, (_, index) => ({
    ...fill(fields, filling),
    id: `i${index}`,
  }));
}

/** Items inside an initial item have no ids of their own yet. */
function withIds(fields: Fields, item: Json): Json {
  return Object.fromEntries(
    Object.entries(item).map(([name, value]) => [
      name,
      fields[name]?.meta.kind === 'list' && Array.isArray(value)
        ? value.map((entry: Json, index) => ({ ...entry, id: `i${index}` }))
        : value,
    ]),
  );
}
