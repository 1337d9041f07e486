import { describe, expect, it } from 'vitest';
import { pageInfo } from './page-info';
import { testLanguage, testRelease, testSite } from './testing/release';

const navigation = {
  header: [{ id: 'a', text: 'About', link: '/#comp-story' }],
  footer: [{ id: 'b', text: 'Login', link: '/' }],
};

describe('what a page knows of its site (spec section 3)', () => {
  const { document, media } = testRelease([{ path: '/', components: [] }]);
  const settings = {
    ...document.settings,
    isPrimaryUnprefixed: false,
    extraLinksLabel: 'Further',
    routeBase: '/marketing/',
  };
  const info = pageInfo({
    document: {
      ...document,
      settings,
      navigation: { ...document.navigation, ...navigation },
    },
    media,
    site: testSite,
    language: testLanguage('en'),
    path: '/',
    mode: 'live',
  });

  it('is its id and hash, the language and whether the primary one goes without a prefix', () => {
    expect(info).toMatchObject({
      siteId: testSite.id,
      siteHash: testSite.hash,
      language: 'en',
      isPrimaryUnprefixed: false,
      languagePrefix: 'en',
    });
  });

  it('is the links of header and footer, the label of those that don’t fit, and the route base', () => {
    expect(info).toMatchObject({ extraLinksLabel: 'Further', routeBase: '/marketing/' });
    expect(info.navigation).toMatchObject(navigation);
  });
});
