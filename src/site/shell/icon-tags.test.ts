import { describe, expect, test } from 'vitest';
import type { MediaRecord } from '../../core/document/document';
import { iconTags } from './icon-tags';

const record: MediaRecord = {
  id: 'm1',
  url: '/media/a.png',
  type: 'image/png',
  width: 512,
  height: 512,
  alt: '',
  variants: {},
};

describe("the site's symbol", () => {
  test('is one file, under the route base of the site', () => {
    const one = { media: { '/media/a.png': record }, routeBase: '/x/' };
    expect(iconTags('/media/a.png', one)).toBe('<link rel="icon" href="/x/media/a.png">');
  });

  test('is a set of files where one was made of a picture', () => {
    const icons = [
      { url: '/media/a-32i.png', size: 32, type: 'image/png' },
      { url: '/media/a-180i.png', size: 180, type: 'image/png' },
      { url: '/media/a-48i.ico', size: 48, type: 'image/x-icon' },
    ];
    const set = { media: { '/media/a.png': { ...record, icons } }, routeBase: '/' };
    expect(iconTags('/media/a.png', set)).toBe(
      '<link rel="icon" href="/media/a-32i.png" sizes="32x32" type="image/png">' +
        '<link rel="apple-touch-icon" href="/media/a-180i.png" sizes="180x180" type="image/png">' +
        '<link rel="icon" href="/media/a-48i.ico" sizes="48x48" type="image/x-icon">',
    );
  });

  test('is the drawing itself, too, where it was made of one', () => {
    const icons = [{ url: '/media/a-32i.png', size: 32, type: 'image/png' }];
    const set = { media: { '/media/a.svg': { ...record, icons } }, routeBase: '/' };
    expect(iconTags('/media/a.svg', set)).toBe(
      '<link rel="icon" href="/media/a-32i.png" sizes="32x32" type="image/png">' +
        '<link rel="icon" href="/media/a.svg" type="image/svg+xml" sizes="any">',
    );
  });

  test.each(['', 'javascript:alert(1)'])('is none for "%s", and none is asked for', (favicon) => {
    expect(iconTags(favicon, { media: {}, routeBase: '/' })).toBe(
      '<link rel="icon" href="data:,">',
    );
  });
});
