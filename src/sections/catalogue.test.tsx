import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fieldAt, type Fields } from '../core/fields/field';
import { initialData, objectOf } from '../core/fields/build-field';
import { catalogue } from './catalogue';
import { navigationFields } from '../core/document/records';
import { samples } from './samples';
import { fill, HOSTILE_TEXT, type Filling } from './testing/fill';
import { renderSection } from './testing/render-section';
import { views } from './views';

/** What the specification names; further sections are looked at all the same. */
const NAMES = [
  'Header53',
  'NoHeader',
  'Feature34',
  'Feature1',
  'Feature23',
  'Pricing7',
  'Clients1',
  'CTA1',
  'Contact3',
  'Rsvp1',
  'PrivacyPolicy1',
  'Footer3',
  'Footer5',
  'ProviderFooter',
];

/** The field of a dotted path; list items are stepped into. */
function metaAt(section: string, path: string) {
  const definition = catalogue.get(section);
  const segments = path.split('.').flatMap((name) => name.replace('[]', '/#').split('/'));
  return fieldAt(definition?.fields ?? {}, segments)?.meta;
}

describe('the catalogue (spec section 2)', () => {
  it('holds every section, and a view and a sample for each', () => {
    expect([...catalogue.keys()]).toEqual(expect.arrayContaining(NAMES));
    expect([...views.keys()]).toEqual([...catalogue.keys()]);
    expect([...samples.keys()]).toEqual([...catalogue.keys()]);
  });

  it('has a category, a colour mode and a unique flag as named in spec section 3', () => {
    const category = (name: string) => catalogue.get(name)?.category;
    expect(NAMES.map(category)).toEqual([
      ...['header', 'header', 'feature', 'feature', 'feature', 'pricing', 'client', 'cta'],
      ...['contact', 'rsvp', 'privacyPolicy', 'footer', 'footer', 'footer'],
    ]);
    expect(NAMES.filter((name) => catalogue.get(name)?.unique)).toEqual([
      'NoHeader',
      'ProviderFooter',
    ]);
    expect(catalogue.get('NoHeader')).toMatchObject({ colorMode: 'LIGHT', thumbnailRatio: 0.3148 });
    expect(catalogue.get('ProviderFooter')).toMatchObject({ colorMode: '', thumbnailRatio: null });
  });
});

// Typed from spec section 5, "Text length limits per section"; what it doesn't name has 320.
const TEXT_LIMITS: [section: string, path: string, max: number][] = [
  ['Header53', 'supTitle', 100],
  ['Header53', 'title', 60],
  ['Header53', 'paragraph', 200],
  ['Header53', 'btnText', 320],
  ['Header53', 'playBtnText', 320],
  ['Feature34', 'title', 200],
  ['Feature34', 'subTitle', 200],
  ['Feature34', 'paragraph1', 1000],
  ['Feature34', 'paragraph2', 1000],
  ['Feature34', 'buttons[].btnText', 320],
  ['Feature1', 'title', 120],
  ['Feature1', 'description', 1500],
  ['Feature1', 'featureIconText[].title', 60],
  ['Feature1', 'featureIconText[].content', 1000],
  ['Feature1', 'featureIconText[].additionalText', 320],
  ['Feature23', 'title', 50],
  ['Feature23', 'blocks[].title', 100],
  ['Feature23', 'blocks[].paragraph', 150],
  ['Pricing7', 'title', 120],
  ['Pricing7', 'paragraph', 500],
  ['Pricing7', 'plans[].cardTitle', 50],
  ['Pricing7', 'plans[].labelTitle', 15],
  ['Pricing7', 'plans[].labelParagraph', 30],
  ['Pricing7', 'plans[].options[].text', 80],
  ['Pricing7', 'plans[].buttonText', 320],
  ['Clients1', 'title', 120],
  ['Clients1', 'paragraph', 1500],
  ['CTA1', 'title', 200],
  ['CTA1', 'paragraph', 2000],
  ['CTA1', 'buttons[].btnText', 320],
  ['Contact3', 'title', 120],
  ['Contact3', 'paragraph', 1500],
  ['Contact3', 'buttonText', 320],
  ['Contact3', 'placeholders.name', 320],
  ['PrivacyPolicy1', 'title', 100],
  ['PrivacyPolicy1', 'subtitle', 200],
  ['PrivacyPolicy1', 'content[].title', 200],
  ['PrivacyPolicy1', 'content[].paragraph', 2000],
  ['Footer3', 'copyrightText', 320],
  ['Footer5', 'copyrightText', 320],
];

// Typed from spec section 9, "Item counts", and the words of the interface.
const LISTS: [section: string, path: string, min: number, max: number, item: string][] = [
  ['Header53', 'headerSocials', 0, 7, 'social link'],
  ['Feature34', 'buttons', 0, 2, 'button'],
  ['Feature1', 'featureIconText', 1, 12, 'feature'],
  ['Feature23', 'blocks', 1, 6, 'block'],
  ['Pricing7', 'plans', 1, 6, 'plan'],
  ['Pricing7', 'plans[].options', 0, 10, 'option'],
  ['Clients1', 'clientsLogos', 1, 20, 'logo'],
  ['CTA1', 'buttons', 0, 2, 'button'],
  ['PrivacyPolicy1', 'content', 1, 15, 'block'],
  ['Footer3', 'socials', 0, 7, 'social link'],
  ['Footer5', 'socials', 0, 7, 'social link'],
];

describe('limits (spec sections 5 and 9)', () => {
  it.each(TEXT_LIMITS)('%s.%s has at most %i characters', (section, path, max) => {
    expect(metaAt(section, path)).toMatchObject({ kind: 'text', max });
  });

  it.each(LISTS)('%s.%s has %i to %i items', (section, path, min, max, item) => {
    expect(metaAt(section, path)).toMatchObject({ kind: 'list', min, max, item });
  });

  it('requires what the specification requires, and the rest only beside empty siblings', () => {
    const required = TEXT_LIMITS.map(([section, path]) => {
      const meta = metaAt(section, path);
      return [`${section}.${path}`, meta?.kind === 'text' ? meta.required : undefined];
    });
    expect(required.filter(([, rule]) => rule === 'always').map(([path]) => path)).toEqual([
      // A button has no text beside its own.
      'Feature34.buttons[].btnText',
      'Feature23.blocks[].title',
      'Pricing7.plans[].labelTitle',
      'CTA1.buttons[].btnText',
    ]);
    expect(required.filter(([, rule]) => rule === 'never').map(([path]) => path)).toEqual([
      'Contact3.placeholders.name',
      'Footer3.copyrightText',
      'Footer5.copyrightText',
    ]);
  });

  it('names the fallbacks of the contact form’s placeholders', () => {
    expect(
      ['name', 'email', 'message'].map((name) => metaAt('Contact3', `placeholders.${name}`)),
    ).toMatchObject([
      { fallback: 'Enter your name' },
      { fallback: 'Enter your email' },
      { fallback: 'Enter your message' },
    ]);
  });

  it('describes a logo by 0 to 2048 characters and no logo at first (spec section 3)', () => {
    const { fields } = catalogue.get('NoHeader') ?? { fields: {} as Fields };
    expect(metaAt('NoHeader', 'logoSrc')).toMatchObject({ max: 2048, isLogo: true });
    expect(fill(fields, 'initial')).toEqual({
      logoSrc: '',
      logoDimensions: {},
      logoColor: 'default',
    });
  });
});

const FILLINGS: Filling[] = ['initial', 'empty', 'full', 'hostile'];

describe.each([...catalogue.keys()])('%s', (section) => {
  const fields = catalogue.get(section)?.fields ?? {};

  it.each(FILLINGS)('renders %s', (filling) => {
    const html = renderSection({ section, data: fill(fields, filling) });
    expect(html).toContain('<');
    expect(html).not.toMatch(/undefined|\[object Object\]|NaN/);
  });

  it('starts with data that its own schema accepts', () => {
    expect(objectOf(fields).safeParse(fill(fields, 'initial')).error).toBeUndefined();
    expect(objectOf(fields).safeParse(fill(fields, 'full')).error).toBeUndefined();
  });

  it('renders its sample', () => {
    const data = { ...fill(fields, 'initial'), ...samples.get(section) };
    expect(renderSection({ section, data })).not.toMatch(/undefined|\[object Object\]|NaN/);
  });

  it('never takes a text for markup', () => {
    const html = renderSection({ section, data: fill(fields, 'hostile') });
    expect(html).not.toContain('<script');
    expect(html).not.toContain('<img src=x');
    expect(html).not.toContain(HOSTILE_TEXT);
  });

  it('shows nothing for an empty text', () => {
    const html = renderSection({ section, data: fill(fields, 'empty') });
    expect(html).not.toMatch(/<(h[1-4]|p)(?![^>]*role=)[^>]*>\s*<\/\1>/);
  });

  it('renders the same bytes twice', () => {
    const once = () => renderSection({ section, data: fill(fields, 'full') });
    expect(once()).toBe(once());
  });

  it('has one title, and only that is the page’s first heading', () => {
    const html = renderSection({
      section,
      data: fill(fields, 'full'),
      info: { titleLevel: 1 },
    });
    expect(html.match(/<h1/g)?.length ?? 0).toBe('title' in fields ? 1 : 0);
  });
});

describe('the slim footer', () => {
  const navigation = {
    ...initialData(navigationFields),
    footer: [{ id: 'a', text: 'About', link: '/about' }],
    privacy: { name: 'Privacy', link: '/PrivacyPolicy', showInFooter: true },
  };
  const footer = (data: object, showInFooter = true) =>
    renderSection({
      section: 'Footer5',
      data: { ...fill(catalogue.get('Footer5')?.fields ?? {}, 'initial'), ...data },
      page: {
        navigation: { ...navigation, privacy: { ...navigation.privacy, showInFooter } },
        hasCookieSettings: true,
      },
    });
  const social = { id: 's', socialUrl: 'https://www.linkedin.com/', icon: 'linkedin' };

  it('shows nothing where it has no copyright text, social links and logo', () => {
    expect(footer({})).not.toMatch(/<(?:a|nav|button|p|img)\b/);
    expect(footer({ copyrightText: ' ', socials: [{ ...social, socialUrl: '' }] })).toBe(
      footer({}),
    );
  });

  it.each([{ copyrightText: '© Us' }, { socials: [social] }, { logoSrc: '/media/logo.svg' }])(
    'has the site’s links beside %j, the privacy link only where it is to show there',
    (data) => {
      expect(footer(data)).toMatch(/About.*Privacy/);
      expect(footer(data, false)).toContain('About');
      expect(footer(data, false)).not.toContain('Privacy');
    },
  );
});

describe('looks', () => {
  it('marks exactly one plan, in the other colour mode', () => {
    const { fields } = catalogue.get('Pricing7') ?? { fields: {} as Fields };
    const data = { ...fill(fields, 'full'), primaryPlanIdx: 4 };
    const light = renderSection({ section: 'Pricing7', data });
    expect(light.match(/data-color-mode="DARK"/g)).toHaveLength(1);
    const dark = renderSection({ section: 'Pricing7', data, info: { colorMode: 'DARK' } });
    expect(dark.match(/data-color-mode="LIGHT"/g)).toHaveLength(1);
    const theme = renderSection({ section: 'Pricing7', data, info: { colorMode: 'EXTRALIGHT' } });
    expect(theme.match(/data-color-mode="DARK"/g)).toHaveLength(1);
    const none = renderSection({ section: 'Pricing7', data: { ...data, primaryPlanIdx: -1 } });
    expect(none).not.toContain('data-color-mode');
  });

  it('starts a new plan without a price: none stands there that nobody wrote', () => {
    expect(metaAt('Pricing7', 'plans[].labelTitle')).toMatchObject({ required: 'always' });
    const plan = catalogue.get('Pricing7')?.fields['plans']?.fields;
    expect(plan?.['labelTitle']?.initial()).toBe('');
  });

  it('sets four features in the narrower layout, and only four (spec section 9)', () => {
    const { fields } = catalogue.get('Feature1') ?? { fields: {} as Fields };
    const features = fill(fields, 'full')['featureIconText'] as unknown[];
    const isNarrow = (count: number) =>
      /narrow/.test(
        renderSection({
          section: 'Feature1',
          data: { ...fill(fields, 'full'), featureIconText: features.slice(0, count) },
        }),
      );
    expect([3, 4, 5].map(isNarrow)).toEqual([false, true, false]);
  });

  it('leaves an empty Footer5 empty: the site’s logo comes with words or social links', () => {
    const { fields } = catalogue.get('Footer5') ?? { fields: {} as Fields };
    const page = { siteLogo: { onLight: '/media/a.jpg', onDark: '/media/b.jpg' } };
    const shows = (data: Record<string, unknown>) =>
      renderSection({ section: 'Footer5', data: { ...fill(fields, 'empty'), ...data }, page });
    expect(shows({ copyrightText: ' ' })).not.toContain('<img');
    expect(shows({ copyrightText: '© Us' })).toMatch(/<img[^>]*src="\/media\/[ab]\.jpg"/);
    expect(shows({ logoSrc: '/media/own.jpg' })).toMatch(/<img[^>]*src="\/media\/own\.jpg"/);
  });

  it('keeps as much of its surface behind a hero’s words as its styles do', () => {
    const styles = readFileSync(new URL('./header53/view.module.css', import.meta.url), 'utf8');
    const shade = /\.copy::before \{[^}]*var\(--surface\) (\d+)%/.exec(styles)?.[1];
    expect(catalogue.get('Header53')?.wordsShade).toBe(Number(shade) / 100);
  });

  it('posts the contact form without script to the call of spec section 7', () => {
    const { fields } = catalogue.get('Contact3') ?? { fields: {} as Fields };
    const html = renderSection({ section: 'Contact3', data: fill(fields, 'initial') });
    expect(html).toMatch(/<form[^>]*method="post"/);
    expect(html).toMatch(/<form[^>]*action="\/api\/v1\/sites\/form\/contact\/s1\/"/);
    expect(html).toContain('name="siteHash" value="h1"');
  });

  it('posts the answer to an invitation without script, for its event (spec section 3)', () => {
    const { fields } = catalogue.get('Rsvp1') ?? { fields: {} as Fields };
    const named = (id: string) => ({ id, name: id, start: '', end: '', place: '' });
    const html = renderSection({
      section: 'Rsvp1',
      data: { ...fill(fields, 'initial'), eventId: 'autumn' },
      page: { events: [named('spring'), named('autumn')] },
    });
    expect(html).toMatch(/<form[^>]*id="c1-rsvp"[^>]*action="\/api\/v1\/sites\/form\/rsvp\/s1\/"/);
    expect(html).toContain('form="c1-rsvp" name="eventId" value="autumn"');
  });
});
