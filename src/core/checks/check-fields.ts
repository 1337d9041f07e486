/** The checks of one record's fields: links, pictures, logos, and buttons that lead nowhere. */
import type { Page } from '../document/document';
import type { Field, Fields } from '../fields/field';
import { isBlank } from '../text/is-blank';
import { brokenLink } from './broken-link';
import type { CheckInput, Finding } from './finding';

type Found = Pick<Finding, 'rule' | 'message'>;
type Values = Readonly<Record<string, unknown>>;

/** What is to be said of the fields of one record. @param record "c1", "navigation", "widgets" */
export function checkFields(
  input: CheckInput,
  fields: Fields,
  data: unknown,
  record: string,
  page?: Page,
): Finding[] {
  const findings: Finding[] = [];
  const add = (found: Found | undefined, path: string[]) => {
    if (found === undefined) return;
    const at = page === undefined ? {} : { page: page.id };
    findings.push({ severity: 'warning', ...found, record, path, ...at });
  };
  const visit = (inner: Fields, data: unknown, path: string[]): void => {
    if (typeof data !== 'object' || data === null) return;
    const values = data as Values;
    for (const [name, field] of Object.entries(inner)) {
      const value = values[name];
      const at = [...path, name];
      if (field.meta.kind === 'group') visit(field.fields ?? {}, value, at);
      else if (field.meta.kind === 'list' && Array.isArray(value)) {
        const items = value as (Values & { id: string })[];
        const empty = firstPicture(field.fields ?? {}, items);
        if (empty !== undefined) add(NO_PICTURES, [...at, ...empty]);
        for (const item of items) visit(field.fields ?? {}, item, [...at, item.id]);
      } else add(checkValue(input, field, value, page) ?? leadsNowhere(inner, name, values), at);
    }
  };
  visit(fields, data, []);
  return findings;
}

const NO_PICTURES: Found = {
  rule: 'picture',
  message: 'None of these has a picture yet, so visitors see nothing here.',
};
const NO_TARGET: Found = {
  rule: 'button',
  message: 'This button leads nowhere yet. Choose where it leads.',
};

/** Where the first picture goes of a list that shows pictures alone and has none; undefined where that is not so. */
function firstPicture(
  fields: Fields,
  items: readonly (Values & { id: string })[],
): string[] | undefined {
  const all = Object.entries(fields);
  const [name] = all.find(([, { meta }]) => meta.kind === 'image') ?? [];
  const [first] = items;
  if (name === undefined || first === undefined) return undefined;
  const isSeen =
    all.some(([, { meta }]) => meta.kind === 'text') || items.some((item) => item[name]);
  return isSeen ? undefined : [first.id, name];
}

/** A button's words and its link go by one name: `btnText` and `btnUrl`. */
function leadsNowhere(fields: Fields, name: string, values: Values): Found | undefined {
  const words = name.replace(/Url$/, 'Text');
  const isButton = fields[name]?.meta.kind === 'link' && fields[words]?.meta.kind === 'text';
  const text = values[words];
  if (!isButton || values['isVisible'] === false || typeof text !== 'string') return undefined;
  return isBlank(text) || values[name] !== '' ? undefined : NO_TARGET;
}

function checkValue(
  input: CheckInput,
  { meta }: Field,
  value: unknown,
  page?: Page,
): Found | undefined {
  if (typeof value !== 'string') return undefined;
  if (value === '') return undefined;
  if (meta.kind === 'link') return brokenLink(input.document, value, page);
  const isPicture = meta.kind === 'image' && meta.isLogo !== true && meta.isDecorative !== true;
  if (isPicture && input.alt[value] !== undefined && isBlank(input.alt[value])) {
    return {
      rule: 'alt',
      message: 'This picture has no alternative text for people who cannot see it.',
    };
  }
  return undefined;
}
