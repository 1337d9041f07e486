import * as fs from 'node:fs';
import * as path from 'node:path';
import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { SITE_TEMPLATES } from '../../core/api/site-template';
import { checkSite } from '../../core/checks/check-site';
import { applyEdits } from '../../core/draft/apply-edits';
import { Draft } from '../../core/draft/draft';
import { readDocument } from '../../core/draft/read-document';
import { catalogue } from '../catalogue';
import { nightOf } from './event/site';
import { siteTemplate, templateFolder } from './templates';

const SECTIONS = path.join(import.meta.dirname, '..');
const TODAY = new Date('2027-03-05T12:00:00Z');
const MAX_BYTES = 400 * 1024;

const filled = SITE_TEMPLATES.filter((name) => name !== 'blank');

describe.each(filled)('the template %s', (name) => {
  const { edits, media } = siteTemplate(name, TODAY);
  const placed: unknown = JSON.parse(
    JSON.stringify(edits)
      .replaceAll(/VideoUrl":"media:([a-z-]+)"/g, 'VideoUrl":"/media/$1.webm"')
      .replaceAll(/"media:([a-z-]+)"/g, '"/media/$1"'),
  );
  const doc = new Y.Doc();
  Y.applyUpdate(doc, applyEdits(doc, placed as unknown[], catalogue).update);
  const document = readDocument(new Draft(doc, catalogue));

  it('leaves the checks before publishing nothing to find but the address of its messages, its owner’s to give', () => {
    const alt = Object.fromEntries(media.map((file) => [`/media/${file.name}`, file.alt]));
    const findings = checkSite({ document, alt, untranslated: {}, catalogue });
    expect(findings.map(({ rule }) => rule)).toEqual(['contact']);
  });

  it('has two pages or more, one of them about privacy, which the footer leads to', () => {
    expect(document.pages.length).toBeGreaterThan(1);
    const { link, showInFooter } = document.navigation.privacy;
    expect(showInFooter).toBe(true);
    const page = document.pages.find((one) => one.path === link);
    expect(page?.components.map(({ section }) => section)).toContain('PrivacyPolicy1');
  });

  it('sets its logo once, for light and for dark ground', () => {
    expect(document.settings.logo).toMatch(/^\/media\//);
    expect(document.settings.logoDark).toMatch(/^\/media\//);
    const all = document.pages.flatMap(({ components }) => components);
    expect(all.filter(({ data }) => Boolean(data['logoSrc']))).toEqual([]);
  });

  it('has an address for the messages of its forms', () => {
    expect(document.settings.contactEmail).toMatch(/^\S+@\S+\.example$/);
  });

  it('names only files that are there, uses each, and none of the pictures is heavy', () => {
    const named = new Set(media.map((file) => `media:${file.name}`));
    const used = new Set(JSON.stringify(edits).match(/media:[a-z-]+/g));
    expect([...used].sort()).toEqual([...named].sort());
    for (const { file } of media.filter((one) => !one.file.endsWith('.webm'))) {
      const { size } = fs.statSync(path.join(SECTIONS, templateFolder(name), file));
      expect(size, file).toBeLessThan(MAX_BYTES);
    }
  });
});

describe('the night of the event', () => {
  // 2027: 1 June is a Tuesday, so that the Saturdays are 5, 12, 19. 2028: 1 June is a Thursday: 3, 10, 17.
  it.each([
    ['2027-01-01', '2027-06-19'],
    ['2027-04-19', '2027-06-19'],
    ['2027-04-21', '2028-06-17'],
    ['2027-12-31', '2028-06-17'],
  ])('asked on %s it is %s', (today, night) => {
    expect(nightOf(new Date(`${today}T00:00:00Z`))).toBe(night);
  });
});
