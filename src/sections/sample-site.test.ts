import * as fs from 'node:fs';
import * as path from 'node:path';
import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { applyEdits } from '../core/draft/apply-edits';
import { Draft } from '../core/draft/draft';
import { readDocument } from '../core/draft/read-document';
import { listTexts, translationProgress } from '../core/translation/texts';
import { validateDocument } from '../core/draft/validate-document';
import { catalogue } from './catalogue';
import { sampleSite } from './sample-site';

const FILES = path.join(import.meta.dirname, 'sample/files');
const KIB = 1024;

/** The draft that a fresh installation gets, with files where the server would have put them. */
function seeded() {
  const { edits, media } = sampleSite();
  const placed: unknown = JSON.parse(
    JSON.stringify(edits)
      .replaceAll(/VideoUrl":"media:([a-z-]+)"/g, 'VideoUrl":"/media/$1.webm"')
      .replaceAll(/"media:([a-z-]+)"/g, '"/media/$1"'),
  );
  const doc = new Y.Doc();
  const { update } = applyEdits(doc, placed as unknown[], catalogue);
  Y.applyUpdate(doc, update);
  const draft = new Draft(doc, catalogue);
  return { draft, document: readDocument(draft), media, edits };
}

describe('the sample site (spec section 2)', () => {
  const { draft, document, media, edits } = seeded();
  const [home, privacy] = document.pages;
  const dataOf = (id: string) =>
    document.pages.flatMap((page) => page.components).find((one) => one.id === id)?.data ?? {};

  it('has the nine sections of the home page in their order', () => {
    expect(home?.path).toBe('/');
    expect(home?.components.map((component) => component.section)).toEqual([
      'Header53',
      'Feature34',
      'Feature1',
      'Feature23',
      'Pricing7',
      'Clients1',
      'CTA1',
      'Contact3',
      'Footer3',
    ]);
  });

  it('has a privacy page of a plain header, a dated policy in four blocks and an empty footer', () => {
    expect(privacy?.path).toBe('/PrivacyPolicy');
    expect(privacy?.components.map((component) => component.section)).toEqual([
      'NoHeader',
      'PrivacyPolicy1',
      'Footer5',
    ]);
    const policy = dataOf('policy') as { subtitle: string; content: { title: string }[] };
    expect(policy.subtitle).toMatch(/^Last updated: .*\d{4}$/);
    expect(policy.content.map(({ title }) => title.slice(0, 2))).toEqual(['1.', '2.', '3.', '4.']);
    expect(dataOf('policy-footer')).toMatchObject({
      copyrightText: '',
      socials: [],
      logoSrc: '',
    });
  });

  it('sets its logo once, for light and for dark ground; each bar and footer has its own width', () => {
    expect(document.settings).toMatchObject({
      logo: '/media/lockstep',
      logoDark: '/media/lockstep-on-dark',
    });
    const all = document.pages.flatMap(({ components }) => components);
    expect(all.filter(({ data }) => Boolean(data['logoSrc']))).toEqual([]);
    expect([dataOf('hero')['logoWidth'], dataOf('footer')['logoWidth']]).toEqual([164, 148]);
  });

  it('is valid as it stands', () => {
    expect(validateDocument(document, catalogue)).toEqual([]);
  });

  it('leads from the header to About, Packages, Contact Us and an external login', () => {
    const { header, footer } = document.navigation;
    expect(header.map(({ text }) => text)).toEqual(['About', 'Packages', 'Contact Us', 'Login']);
    expect(footer.map(({ text }) => text)).toEqual(header.map(({ text }) => text));
    const anchors = header.slice(0, 3).map(({ link }) => link);
    expect(anchors).toEqual(footer.slice(0, 3).map(({ link }) => link));
    const sections = anchors.map(
      (link) => home?.components.find((component) => `/#comp-${component.id}` === link)?.section,
    );
    expect(sections).toEqual(['Feature34', 'Pricing7', 'Contact3']);
    expect(header[3]?.link).toMatch(/^https:\/\//);
    expect(footer[3]?.link).toBe('/');
  });

  it('says what the specification says', () => {
    expect(dataOf('hero')).toMatchObject({
      playBtnText: 'PLAY VIDEO',
      backgroundVideoUrl: '/media/hero-loop.webm',
    });
    expect(dataOf('demo')).toMatchObject({ title: 'Book your free demo today!' });
    expect(dataOf('contact')).toMatchObject({ title: 'Contact Us' });
    expect(dataOf('features')['featureIconText']).toHaveLength(12);
    expect(dataOf('benefits')['blocks']).toHaveLength(3);
    expect(dataOf('partners')['clientsLogos']).toHaveLength(8);
    expect(document.theme.textSize).toBe(63);
    expect(document.widgets.gdprBanner.isVisible).toBe(true);
  });

  it('has six plans with their prices, users and terms (spec section 3)', () => {
    const { plans, primaryPlanIdx } = dataOf('packages') as {
      primaryPlanIdx: number;
      plans: {
        cardTitle: string;
        labelTitle: string;
        labelParagraph: string;
        options: { text: string }[];
      }[];
    };
    expect(plans.map((plan) => [plan.cardTitle, plan.labelTitle, plan.labelParagraph])).toEqual([
      ['SSOW LOTO Basic', 'POA', 'per month'],
      ['SSOW LOTO Intermediate', 'POA', 'per month'],
      ['SSOW LOTO Ultimate', 'POA', 'per month'],
      ['PTW & LOTO Basic', '£1000', 'per month'],
      ['PTW & LOTO Intermediate', '£1300', 'per month'],
      ['PTW & LOTO Ultimate', '£1500', 'per month'],
    ]);
    const optionsOf = (index: number) => plans[index]?.options.map(({ text }) => text) ?? [];
    [10, 20, 50, 10, 20, 50].forEach((users, index) => {
      expect(optionsOf(index)).toEqual(
        expect.arrayContaining([
          `Up to ${users} users`,
          'One subscription per site',
          'Annual 12-month terms',
        ]),
      );
    });
    expect(plans[primaryPlanIdx]).toBeDefined();
  });

  it('has six active languages, English first, each fully translated', () => {
    expect(document.languages.map(({ code, isPrimary }) => [code, isPrimary])).toEqual([
      ['en', true],
      ['sv', false],
      ['de', false],
      ['da', false],
      ['it', false],
      ['pl', false],
    ]);
    expect(document.languages.every(({ status }) => status === 'active')).toBe(true);
    const all = listTexts(draft);
    for (const code of ['sv', 'de', 'da', 'it', 'pl']) {
      expect([code, translationProgress(draft, code, all)]).toEqual([
        code,
        { missing: 0, outdated: 0, done: all.length },
      ]);
    }
    for (const { name, alt, translations } of media) {
      const codes = Object.keys(translations).sort();
      expect([name, codes]).toEqual([name, alt === '' ? [] : ['da', 'de', 'it', 'pl', 'sv']]);
    }
  });

  it('keeps every translation within the limits of its field', () => {
    for (const code of ['sv', 'de', 'da', 'it', 'pl']) {
      expect(validateDocument(readDocument(draft, code), catalogue).filter(isLimit)).toEqual([]);
    }
  });

  it('names only files that are there, none of them heavy', () => {
    const names = new Set(media.map(({ name }) => `media:${name}`));
    const used = new Set(JSON.stringify(edits).match(/media:[a-z-]+/g));
    expect([...used].filter((name) => !names.has(name))).toEqual([]);
    expect([...names].filter((name) => !used.has(name))).toEqual([]);
    for (const { file } of media) {
      const { size } = fs.statSync(path.join(FILES, file));
      expect(size, file).toBeLessThan((file.endsWith('.webm') ? 1536 : 400) * KIB);
    }
  });
});

function isLimit({ message }: { message: string }): boolean {
  return message.startsWith('At most');
}
