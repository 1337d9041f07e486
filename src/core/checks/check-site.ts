/**
 * The checks before publishing: what an owner would want to know before visitors see it. An error keeps the site from
 * being published, a warning doesn't.
 */
import type { Component, Page, SiteDocument } from '../document/document';
import { navigationFields, widgetsFields } from '../document/records';
import { distinctTitle } from '../document/distinct-title';
import { validateDocument } from '../draft/validate-document';
import { isBlank } from '../text/is-blank';
import { checkFields } from './check-fields';
import { findContactAddress } from './contact-address';
import { findContrast } from './contrast';
import type { CheckInput, Finding } from './finding';

/** All findings, errors first, else in the order of the pages. */
export function checkSite(input: CheckInput): Finding[] {
  const { document } = input;
  const findings: Finding[] = [
    ...invalid(input),
    ...document.pages.flatMap((page, index) => checkPage(input, page, index === 0)),
    ...checkFields(input, navigationFields, document.navigation, 'navigation'),
    ...checkFields(input, widgetsFields, document.widgets, 'widgets'),
    ...missingEvent(input),
    ...findContactAddress(document, input.catalogue),
    ...findContrast(document, input.catalogue),
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
  const name = pageName(page, document);
  const shared = document.pages[0]?.meta.useForAll === true && !isFirst;
  if (!shared && isBlank(page.meta.title)) {
    findings.push(
      warn(
        'title',
        `The page “${name}” has no title. Search engines and tabs show one.`,
        `page:${page.id}`,
        ['meta', 'title'],
      ),
    );
  }
  if (!shared && isBlank(page.meta.description)) {
    findings.push(
      warn('description', `The page “${name}” has no description.`, `page:${page.id}`, [
        'meta',
        'description',
      ]),
    );
  }
  const [, second] = shown.filter(({ category }) => category === 'header');
  if (second) {
    const message = `The page “${name}” has two headers. The second one stands among its content.`;
    findings.push(warn('header', message, second.id, []));
  }
  const titled = shown.filter((component) => hasText(component, 'title'));
  if (shown.length > 0 && titled.length === 0) {
    findings.push(
      warn('heading', `The page “${name}” has no heading.`, shown[0]?.id ?? '', ['title']),
    );
  }
  for (const component of shown) {
    const fields = catalogue.get(component.section)?.fields;
    if (!fields) continue;
    for (const finding of checkFields(input, fields, component.data, component.id, page))
      findings.push(finding);
  }
  return findings;
}

/** What people call a page: its title, where it has one. */
function pageName({ meta, path }: Page, { pages }: SiteDocument): string {
  const titles = pages.map((page) => page.meta.title);
  return distinctTitle({ title: meta.title, path }, titles) || (path === '/' ? 'Home' : path);
}

function hasText(component: Component, field: string): boolean {
  const value = component.data[field];
  return typeof value === 'string' && !isBlank(value);
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
    const isShown = isPrimary || status === 'active';
    if (!isShown || !count || count.missing + count.outdated === 0) return [];
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
