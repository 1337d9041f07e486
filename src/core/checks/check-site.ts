/**
 * The checks before publishing: what an owner would want to know before visitors see it. An error keeps the site from
 * being published, a warning doesn't.
 */
import type { Catalogue } from '../catalogue/section';
import type { Component, Page, SiteDocument } from '../document/document';
import { validateDocument } from '../draft/validate-document';
import type { Field, Fields } from '../fields/field';
import { navigationFields, widgetsFields } from '../document/records';
import { normaliseAddress } from '../links/normalise-address';
import { cleanSegments, isAssetPath } from '../links/site-address';
import { splitAddress } from '../links/split-address';
import { normalisePath } from '../paths/page-path';
import { isEmptyText } from '../text/commit-text';

export type Severity = 'error' | 'warning';

export interface Finding {
  severity: Severity;
  rule:
    | 'invalid'
    | 'link'
    | 'anchor'
    | 'alt'
    | 'title'
    | 'description'
    | 'heading'
    | 'translation'
    | 'event'
    | 'tracking';
  message: string;
  /** The record ("c1", "page:home", "navigation") and the path in it, item ids among it. */
  record: string;
  path: string[];
  /** The page on which to show it; undefined for what all pages share. */
  page?: string;
}

export interface CheckInput {
  document: SiteDocument;
  /** Alternative texts of the site's media by address. */
  alt: Readonly<Record<string, string>>;
  /** Numbers of texts per language that are missing and outdated. */
  untranslated: Readonly<Record<string, { missing: number; outdated: number }>>;
  catalogue: Catalogue;
}

/** All findings, errors first, else in the order of the pages. */
export function checkSite(input: CheckInput): Finding[] {
  const { document } = input;
  const findings: Finding[] = [
    ...invalid(input),
    ...document.pages.flatMap((page, index) => checkPage(input, page, index === 0)),
    ...checkRecord(input, navigationFields, document.navigation, 'navigation'),
    ...checkRecord(input, widgetsFields, document.widgets, 'widgets'),
    ...missingEvent(input),
    ...missingTranslations(input),
    ...unaskedTracking(document),
  ];
  return findings.sort((a, b) => Number(b.severity === 'error') - Number(a.severity === 'error'));
}

function invalid({ document, catalogue }: CheckInput): Finding[] {
  return validateDocument(document, catalogue).map(({ path, message }) => {
    const [record = '', ...rest] = path.split('.');
    const page = document.pages.find(
      ({ id, components }) =>
        record === `page:${id}` || components.some((component) => component.id === record),
    );
    return {
      severity: 'error',
      rule: 'invalid',
      message,
      record,
      path: rest,
      ...(page ? { page: page.id } : {}),
    };
  });
}

function checkPage(input: CheckInput, page: Page, isFirst: boolean): Finding[] {
  const { document, catalogue } = input;
  const shown = page.components.filter(({ status }) => status === 'published');
  const warn = (
    rule: Finding['rule'],
    message: string,
    record: string,
    path: string[],
  ): Finding => ({
    severity: 'warning',
    rule,
    message,
    record,
    path,
    page: page.id,
  });
  const findings: Finding[] = [];
  const shared = document.pages[0]?.meta.useForAll === true && !isFirst;
  if (!shared && isEmptyText(page.meta.title)) {
    findings.push(
      warn(
        'title',
        `The page ${page.path} has no title. Search engines and tabs show one.`,
        `page:${page.id}`,
        ['meta', 'title'],
      ),
    );
  }
  if (!shared && isEmptyText(page.meta.description)) {
    findings.push(
      warn('description', `The page ${page.path} has no description.`, `page:${page.id}`, [
        'meta',
        'description',
      ]),
    );
  }
  const titled = shown.filter((component) => hasText(component, 'title'));
  if (shown.length > 0 && titled.length === 0) {
    findings.push(
      warn('heading', `The page ${page.path} has no heading.`, shown[0]?.id ?? '', ['title']),
    );
  }
  for (const component of shown) {
    const fields = catalogue.get(component.section)?.fields;
    if (!fields) continue;
    for (const finding of checkRecord(input, fields, component.data, component.id, page))
      findings.push(finding);
  }
  return findings;
}

function hasText(component: Component, field: string): boolean {
  const value = component.data[field];
  return typeof value === 'string' && !isEmptyText(value);
}

/** Links and pictures of one record. */
function checkRecord(
  input: CheckInput,
  fields: Fields,
  data: unknown,
  record: string,
  page?: Page,
): Finding[] {
  const findings: Finding[] = [];
  const visit = (inner: Fields, values: unknown, path: string[]): void => {
    if (typeof values !== 'object' || values === null) return;
    for (const [name, field] of Object.entries(inner)) {
      const value = (values as Record<string, unknown>)[name];
      const at = [...path, name];
      if (field.meta.kind === 'group') visit(field.fields ?? {}, value, at);
      else if (field.meta.kind === 'list' && Array.isArray(value)) {
        for (const item of value as { id: string }[])
          visit(field.fields ?? {}, item, [...at, item.id]);
      } else {
        const found = checkValue(input, field, value, page);
        if (found)
          findings.push({
            severity: 'warning',
            ...found,
            record,
            path: at,
            ...(page ? { page: page.id } : {}),
          });
      }
    }
  };
  visit(fields, data, []);
  return findings;
}

function checkValue(
  input: CheckInput,
  field: Field,
  value: unknown,
  page?: Page,
): Pick<Finding, 'rule' | 'message'> | undefined {
  if (typeof value !== 'string' || value === '') return undefined;
  if (field.meta.kind === 'link') return brokenLink(input.document, value, page);
  const { meta } = field;
  const isPicture = meta.kind === 'image' && meta.isLogo !== true && meta.isDecorative !== true;
  if (isPicture && input.alt[value] !== undefined && isEmptyText(input.alt[value])) {
    return {
      rule: 'alt',
      message: 'This picture has no alternative text for people who cannot see it.',
    };
  }
  return undefined;
}

/** A link to a page or section that isn't there. */
function brokenLink(
  document: SiteDocument,
  raw: string,
  from?: Page,
): Pick<Finding, 'rule' | 'message'> | undefined {
  const checked = normaliseAddress(raw);
  if (!checked.isValid) return { rule: 'link', message: `The link "${raw}" leads nowhere.` };
  const { path, hash } = splitAddress(checked.address);
  const isAnchor = checked.address.startsWith('#');
  if (
    !isAnchor &&
    (!checked.address.startsWith('/') || checked.address.startsWith('//') || isAssetPath(path))
  )
    return undefined;
  const target = isAnchor ? from : pageAt(document, path);
  if (!target)
    return isAnchor
      ? undefined
      : { rule: 'link', message: `The link "${raw}" leads to a page that doesn't exist.` };
  const id = hash.startsWith('#comp-') ? hash.slice('#comp-'.length) : undefined;
  const isThere =
    id === undefined ||
    target.components.some((component) => component.id === id && component.status === 'published');
  return isThere
    ? undefined
    : { rule: 'anchor', message: `The link "${raw}" leads to a section that isn't on that page.` };
}

function pageAt(document: SiteDocument, path: string): Page | undefined {
  const segments = cleanSegments(path);
  if (document.languages.some(({ code }) => code === segments[0])) segments.shift();
  const wanted = normalisePath(`/${segments.join('/')}`);
  return document.pages.find((page) => normalisePath(page.path) === wanted);
}

/** An invitation without an event says neither what to nor when, and its answers are about nothing. */
function missingEvent({ document, catalogue }: CheckInput): Finding[] {
  const isInvitation = ({ section, status }: Component) => {
    const fields = Object.values(catalogue.get(section)?.fields ?? {});
    return status === 'published' && fields.some(({ meta }) => meta.kind === 'event');
  };
  const isAsked = document.pages.some(({ components }) => components.some(isInvitation));
  if (!isAsked || document.events.length > 0) return [];
  return [
    {
      severity: 'warning',
      rule: 'event',
      message: 'An invitation has no event that guests could come to.',
      record: 'events',
      path: [],
    },
  ];
}

function missingTranslations({ document, untranslated }: CheckInput): Finding[] {
  return document.languages.flatMap(({ code, name, status, isPrimary }): Finding[] => {
    const count = untranslated[code];
    if (isPrimary || status !== 'active' || !count || count.missing + count.outdated === 0)
      return [];
    return [
      {
        severity: 'warning',
        rule: 'translation',
        message: untranslatedMessage(name, count),
        record: `lang:${code}`,
        path: [],
      },
    ];
  });
}

function untranslatedMessage(
  language: string,
  { missing, outdated }: { missing: number; outdated: number },
): string {
  if (outdated === 0) return `${language}: texts missing: ${missing}.`;
  if (missing === 0) return `${language}: texts outdated: ${outdated}.`;
  return `${language}: texts missing: ${missing}; outdated: ${outdated}.`;
}

/** With the GDPR banner off, tags load after the first movement without asking (spec section 4). */
function unaskedTracking({ settings, widgets }: SiteDocument): Finding[] {
  const { chatsData, ...ids } = settings.trackingIds;
  const isTracking = chatsData.length > 0 || Object.values(ids).some((id) => id !== '');
  if (!isTracking || widgets.gdprBanner.isVisible) return [];
  const message = 'Tracking loads without asking visitors while the GDPR banner is off.';
  return [
    {
      severity: 'warning',
      rule: 'tracking',
      message,
      record: 'widgets',
      path: ['gdprBanner', 'isVisible'],
    },
  ];
}
