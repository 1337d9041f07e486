import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app';

interface Section {
  name: string;
  thumbnailRatio: number | null;
  thumbnails: { desktop: string; mobile: string };
}

describe('GET /api/v1/sections', () => {
  let test: TestApp;
  let sections: Section[];
  beforeAll(async () => {
    test = await startTestApp();
    sections = (await test.app.inject('/api/v1/sections')).json();
  });
  afterAll(() => test.close());

  it('names two pictures of each section, which may be kept for ever', async () => {
    for (const { name, thumbnailRatio, thumbnails } of sections) {
      if (thumbnailRatio === null) continue;
      for (const address of [thumbnails.desktop, thumbnails.mobile]) {
        const answer = await test.app.inject(address);
        expect([name, answer.statusCode, answer.headers['content-type']]).toEqual([
          name,
          200,
          'image/webp',
        ]);
        expect(answer.headers['cache-control']).toContain('immutable');
      }
    }
  });

  it('describes each section: what it is, its meta data, its defaults and its schema (spec section 3)', () => {
    const header = sections.find(({ name }) => name === 'NoHeader');
    expect(header).toMatchObject({
      id: 'NoHeader',
      label: expect.any(String),
      unique: true,
      category: 'header',
      colorMode: 'LIGHT',
      thumbnailRatio: 0.3148,
      metaData: { logoSrc: { type: 'logo', minimum: 0, maximum: 2048 } },
      defaultProps: { logoSrc: '', logoColor: 'default', logoDimensions: {} },
      schema: { type: 'object' },
    });
  });

  it('gives the provider’s footer an empty thumbnail (spec section 2)', () => {
    const footer = sections.find(({ name }) => name === 'ProviderFooter');
    expect(footer?.thumbnails).toEqual({ desktop: '', mobile: '' });
  });

  it('has no other pictures', async () => {
    for (const address of [
      '/api/v1/sections/Nothing/thumbnail.desktop.webp',
      '/api/v1/sections/Pricing7/thumbnail.tablet.webp',
      '/api/v1/sections/..%2Fsample/thumbnail.desktop.webp',
    ]) {
      expect((await test.app.inject(address)).statusCode).toBeGreaterThanOrEqual(400);
    }
  });
});
