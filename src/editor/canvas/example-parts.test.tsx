import { renderToStaticMarkup } from 'react-dom/server';
import * as Y from 'yjs';
import { describe, expect, it } from 'vitest';
import { Draft } from '../../core/draft/draft';
import { applyEdit } from '../../core/draft/edits/edit';
import { readDocument } from '../../core/draft/read-document';
import type { PageInfo } from '../../parts/page-context';
import { PartsProvider } from '../../parts/parts';
import { testPage } from '../../parts/testing/draw';
import { catalogue } from '../../sections/catalogue';
import { SectionPage } from '../../sections/testing/render-section';
import { views } from '../../sections/views';
import { exampleInfo, exampleParts } from './example-parts';

const page: PageInfo = { ...testPage, siteName: '' };

/** A new section as its picture shows it. */
function pictureOf(section: string, data: Record<string, never> = {}, info = page): string {
  const draft = new Draft(new Y.Doc(), catalogue);
  applyEdit(draft, { edit: 'addLanguage', code: 'en' });
  applyEdit(draft, { edit: 'addPage', id: 'page', values: { path: '/' } });
  applyEdit(draft, { edit: 'addSection', id: 'one', page: 'page', section, data });
  const View = views.get(section);
  const component = readDocument(draft).pages[0]?.components[0];
  if (View === undefined || component === undefined) throw new Error(`There is no ${section}.`);
  return renderToStaticMarkup(
    <SectionPage section={section} data={component.data} page={exampleInfo(info)}>
      <PartsProvider value={exampleParts}>
        <View />
      </PartsProvider>
    </SectionPage>,
  );
}

const wordsOf = (html: string) =>
  html
    .replace(/<style[\s\S]*?<\/style>|<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

describe('a picture of a new section', () => {
  it.each([...catalogue.keys()])('has words to read: %s', (section) => {
    expect(wordsOf(pictureOf(section))).not.toBe('');
  });

  it('has the places that the page will have: for its picture and for what plays its video', () => {
    const hero = pictureOf('Header53');
    expect(hero).toMatch(/class="canvas-slot" data-loose="">.*Add picture/);
    expect(hero).toMatch(/class="canvas-button" data-loose="">.*Play video/);
    expect(pictureOf('Feature34')).toMatch(/class="canvas-slot" data-loose="">.*Add picture/);
    expect(pictureOf('Clients1').match(/class="canvas-slot [^"]+">/g)).toHaveLength(4);
  });

  it('has the site’s name where it has no logo', () => {
    expect(wordsOf(pictureOf('NoHeader', {}, { ...page, siteName: 'Harbour Yoga' }))).toContain(
      'Harbour Yoga',
    );
  });

  it('has no play button that says nothing', () => {
    const data: Record<string, string> = { playBtnText: '' };
    expect(pictureOf('Header53', data as Record<string, never>)).not.toContain('canvas-button');
  });

  it('has the site’s own links where it has some', () => {
    const link = { id: 'l', text: 'Our bread', link: '/bread' };
    const info = { ...page, navigation: { ...page.navigation, footer: [link] } };
    expect(wordsOf(pictureOf('Footer3', {}, info))).toContain('Our bread');
    expect(wordsOf(pictureOf('Footer3'))).toContain('About Plans Contact');
  });
});
