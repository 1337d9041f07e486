/** What keeps a document from being published: every broken rule, where it stands. */
import type { Catalogue } from '../catalogue/section';
import type { SiteDocument } from '../document/document';
import { ENDS_EARLY, endsBeforeStart } from '../document/event-time';
import {
  eventFields,
  navigationFields,
  pageFields,
  settingsFields,
  themeFields,
  widgetsFields,
} from '../document/records';
import type { Field, Fields } from '../fields/field';
import { missingTexts, REQUIRED_MESSAGE } from '../fields/required';
import '../fields/zod-words';
import { countCharacters } from '../text/count-characters';
import { isPlainText } from '../text/commit-text';
import { PATH_REFUSALS, pathRefusal } from '../paths/page-path';

export interface Issue {
  /** The record and the path in it: "c1.plans.p2.cardTitle", "settings.contactEmail", "page:p1.path". */
  path: string;
  message: string;
}

/**
 * All rules that the document breaks; none where it can be published.
 * @param rules 'form' lets texts be too long or missing: a release that an earlier version published stays what it is
 */
export function validateDocument(
  document: SiteDocument,
  catalogue: Catalogue,
  rules: 'all' | 'form' = 'all',
): Issue[] {
  const issues: Issue[] = [];
  const check = (fields: Fields, data: unknown, path: string) =>
    checkFields(fields, data, path, { issues, rules });
  check(settingsFields, document.settings, 'settings');
  check(themeFields, document.theme, 'theme');
  check(navigationFields, document.navigation, 'navigation');
  check(widgetsFields, document.widgets, 'widgets');
  for (const event of document.events) {
    check(eventFields, event, `event:${event.id}`);
    if (endsBeforeStart(event)) issues.push({ path: `event:${event.id}.end`, message: ENDS_EARLY });
  }
  checkPages(document, issues);
  const unique = new Set<string>();
  for (const page of document.pages) {
    check(pageFields, page, `page:${page.id}`);
    for (const component of page.components) {
      const definition = catalogue.get(component.section);
      // A section of another version is carried as it stands; it isn't shown, so it can't break a page.
      if (definition === undefined) continue;
      check(definition.fields, component.data, component.id);
      if (!definition.unique) continue;
      if (unique.has(definition.name))
        issues.push({
          path: component.id,
          message: `A site has at most one “${definition.label}”.`,
        });
      unique.add(definition.name);
    }
  }
  return issues;
}

function checkPages(document: SiteDocument, issues: Issue[]): void {
  if (document.pages.length === 0)
    issues.push({ path: 'pages', message: 'A site needs at least one page.' });
  else if (!document.pages.some(({ path }) => path === '/')) {
    issues.push({
      path: 'pages',
      message: 'A site needs a home page: give one page the path “/”.',
    });
  }
  if (document.languages.length === 0)
    issues.push({ path: 'languages', message: 'A site needs at least one language.' });
  const languageCodes = document.languages.map(({ code }) => code);
  document.pages.forEach((page, index) => {
    const otherPaths = document.pages.slice(0, index).map(({ path }) => path);
    const reason = pathRefusal(page.path, { otherPaths, languageCodes });
    if (reason !== undefined) {
      issues.push({ path: `page:${page.id}.path`, message: PATH_REFUSALS[reason] });
    }
  });
}

interface Found {
  issues: Issue[];
  rules: 'all' | 'form';
}

function checkFields(fields: Fields, data: unknown, path: string, found: Found): void {
  const values = typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
  const missing = found.rules === 'all' ? missingTexts(fields, (text) => asText(values[text])) : [];
  for (const name of missing)
    found.issues.push({ path: `${path}.${name}`, message: REQUIRED_MESSAGE });
  for (const [name, field] of Object.entries(fields))
    checkField(field, values[name], `${path}.${name}`, found);
}

/** What is no text is named as such, and not as a missing one. */
function asText(value: unknown): string {
  return typeof value === 'string' ? value : '?';
}

function checkField(field: Field, value: unknown, path: string, found: Found): void {
  const { meta } = field;
  switch (meta.kind) {
    case 'text':
      checkText(meta.max, value, path, found);
      break;
    case 'group':
      checkFields(field.fields ?? {}, value, path, found);
      break;
    case 'list': {
      const items: unknown[] = Array.isArray(value) ? value : [];
      if (items.length < meta.min)
        found.issues.push({ path, message: `At least ${meta.min} in “${meta.label}”.` });
      if (items.length > meta.max)
        found.issues.push({ path, message: `At most ${meta.max} in “${meta.label}”.` });
      for (const item of items) {
        checkFields(
          field.fields ?? {},
          item,
          `${path}.${String((item as { id?: unknown }).id)}`,
          found,
        );
      }
      break;
    }
    default: {
      const result = field.schema.safeParse(value);
      if (!result.success)
        found.issues.push({
          path,
          message: result.error.issues[0]?.message ?? 'This value has the wrong form.',
        });
    }
  }
}

function checkText(max: number, value: unknown, path: string, found: Found): void {
  if (typeof value !== 'string') found.issues.push({ path, message: 'A text is a string.' });
  else if (!isPlainText(value))
    found.issues.push({ path, message: 'Control characters are not allowed.' });
  else if (found.rules === 'all' && countCharacters(value) > max)
    found.issues.push({ path, message: `At most ${max} characters.` });
}
