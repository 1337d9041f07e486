// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { Translation } from '../core/document/document';
import { eventFields, mediaFields, pageFields } from '../core/document/records';
import { SINGLE_RECORDS } from '../core/draft/keys';
import type { Fields } from '../core/fields/field';
import { catalogue } from '../sections/catalogue';
import { render } from './render';
import { testAssets, testComponent, testLanguage, testRelease, testSite } from './testing/release';

const PICTURE = {
  id: 'pic',
  url: '/media/a.jpg',
  type: 'image/jpeg',
  width: 40,
  height: 30,
  alt: 'A lamp',
  variants: { small: { width: 40, height: 30, fallback: '/media/a-40.jpg' } },
};
const components = [...catalogue.keys()].map((section) =>
  testComponent(section, section.toLowerCase(), {
    ...(section === 'Feature34' ? { largeImgUrl: PICTURE.url } : {}),
    ...(section === 'Header53'
      ? { backgroundVideoUrl: '/media/film.mp4', playBtnText: 'Watch' }
      : {}),
  }),
);
const MESSENGER = {
  id: 'm',
  name: 'telegram',
  isActive: true,
  value: '@x',
  data: { name: 'Alex Morgan', subtitle: 'Sales', message: 'Hi there', buttonText: 'Start Chat' },
};
const release = (translations: Record<string, Translation> = {}) => {
  const made = testRelease(
    [{ path: '/', components, meta: { title: 'Lamps', description: 'Lamps and light' } }],
    {
      languages: [
        testLanguage('en', { isPrimary: true }),
        testLanguage('sv', { order: 1 }),
        testLanguage('ar', { order: 2 }),
      ],
      navigation: {
        header: [{ id: 'a', text: 'About', link: '/about' }],
        footer: [{ id: 'b', text: 'Terms', link: '/terms' }],
        privacy: { name: 'Privacy', link: '/privacy', showInFooter: true },
      },
      media: { [PICTURE.url]: PICTURE },
      translations,
    },
  );
  const { widgets } = made.document;
  Object.assign(widgets.messenger, { isVisible: true, data: [MESSENGER] });
  Object.assign(widgets.bottomBanner, { isVisible: true, text: 'News', btnText: 'Read' });
  Object.assign(widgets.gdprBanner, { isVisible: true });
  const event = { id: 'e', name: 'Fair', place: 'Hall', start: '', end: '' };
  Object.assign(made.document, { events: [event] });
  return made;
};

/** Every text of the release by its key, translated. */
function translated(): Translation {
  const { document } = release();
  const texts: [string, string][] = [];
  const walk = (fields: Fields, record: unknown, key: string) => {
    for (const [name, { meta, fields: inner = {} }] of Object.entries(fields)) {
      const value = (record as Record<string, unknown>)[name];
      if (meta.kind === 'text') texts.push([`${key}/${name}`, 'Översatt']);
      if (meta.kind === 'group') walk(inner, value, `${key}/${name}`);
      if (meta.kind !== 'list' || !Array.isArray(value)) continue;
      for (const item of value as { id: string }[]) walk(inner, item, `${key}/${name}/#${item.id}`);
    }
  };
  for (const [name, fields] of Object.entries(SINGLE_RECORDS))
    walk(fields, document[name as keyof typeof SINGLE_RECORDS], name);
  for (const { id, section, data } of components)
    walk(catalogue.get(section)?.fields ?? {}, data, id);
  walk(pageFields, document.pages[0], 'page:page1');
  walk(eventFields, document.events[0], 'event:e');
  walk(mediaFields, PICTURE, 'media:pic');
  return Object.fromEntries(texts);
}

function pageIn(language: string, translations?: Record<string, Translation>) {
  const { html } = render(release(translations), testSite, '/', language, testAssets);
  return new DOMParser().parseFromString(html, 'text/html');
}

/** What a page says, each piece with the language and direction that it is said in. */
function sayings(page: Document) {
  // A script would show what stands in noscript as its own text.
  for (const element of page.querySelectorAll('script, style, noscript')) element.remove();
  const said: { words: string; lang: string | null; dir: string | null }[] = [];
  const add = (element: Element, words: string | null) => {
    if (!words || !/\p{L}/u.test(words)) return;
    const own = element.closest('[lang]');
    said.push({
      words,
      lang: own?.getAttribute('lang') ?? null,
      // What a visitor types has its own direction, and a head none.
      dir: element.matches('input, textarea, meta') ? 'ltr' : (own?.getAttribute('dir') ?? null),
    });
  };
  for (const element of page.querySelectorAll('*')) {
    for (const node of element.childNodes) if (node.nodeType === 3) add(element, node.textContent);
    for (const name of ['alt', 'placeholder']) add(element, element.getAttribute(name));
    if (element.matches('meta[name="description"]')) add(element, element.getAttribute('content'));
    // The name of a whole part of the page can't have another language than what stands in it.
    if (element.matches('button, a')) add(element, element.getAttribute('aria-label'));
  }
  return said;
}

/** Names, which are the same in every language. */
const NAMES = ['Test site', 'sv', 'SV', 'en', 'EN', 'ar', 'AR', 'Telegram'];

describe('a text that is not translated', () => {
  it('says its language and direction, wherever it stands: texts, labels, alternative texts', () => {
    const said = sayings(pageIn('ar')).filter(({ words }) => !NAMES.includes(words));
    expect(said.length).toBeGreaterThan(100);
    expect(said.filter(({ lang, dir }) => lang !== 'en' || dir !== 'ltr')).toEqual([]);
    const words = said.map((one) => one.words);
    for (const shown of ['Lamps', 'Lamps and light', 'About', 'Privacy', 'A lamp', 'Watch'])
      expect(words).toContain(shown);
    for (const shown of ['Fair', 'Hall', 'News', 'Alex Morgan', 'Accept', 'Skip to content'])
      expect(words).toContain(shown);
  });

  it('is unlike its neighbours that are: these say nothing', () => {
    const page = pageIn('sv', { sv: { 'cta1/title': 'Titel' } });
    const title = page.querySelector('#comp-cta1 h2');
    expect([title?.textContent, title?.hasAttribute('lang')]).toEqual(['Titel', false]);
    expect(title?.getAttribute('dir')).toBe('auto');
    expect(page.querySelector('#comp-cta1 p')?.getAttribute('lang')).toBe('en');
  });

  it('is none where all are translated, nor on the pages in the primary language', () => {
    for (const page of [pageIn('sv', { sv: translated() }), pageIn('en')]) {
      const marked = [
        ...page.body.querySelectorAll('[lang]'),
        ...page.head.querySelectorAll('[lang]'),
      ];
      // The language menu names each language in itself.
      expect(marked.filter((element) => !element.matches('[hreflang]'))).toEqual([]);
    }
  });

  it('says nothing where it is a number, which every language reads', () => {
    const plans = [{ id: 'p', labelTitle: '1300', labelParagraph: 'per month', options: [] }];
    const made = testRelease(
      [{ path: '/', components: [testComponent('Pricing7', 'p', { plans })] }],
      {
        languages: [testLanguage('en', { isPrimary: true }), testLanguage('sv')],
      },
    );
    const { html } = render(made, testSite, '/', 'sv', testAssets);
    expect(html).toMatch(/<span dir="auto" class="[^"]*">1300</);
    expect(html).toMatch(/<span dir="ltr" lang="en" class="[^"]*">per month/);
  });
});

describe('a form in the browser', () => {
  it('is told which of its words are in another language', () => {
    const form = pageIn('sv').querySelector<HTMLElement>('[data-island="contact-form"]');
    const { foreign } = JSON.parse(form?.dataset['sectionInfo'] ?? '{}') as {
      foreign?: unknown;
    };
    expect(foreign).toMatchObject({
      'placeholders/name': { lang: 'en' },
      buttonText: { lang: 'en' },
    });
  });
});
