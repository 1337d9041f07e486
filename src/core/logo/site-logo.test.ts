import { describe, expect, it } from 'vitest';
import type { MediaRecord } from '../document/document';
import { siteLogoOf, siteLogoOn } from './site-logo';

const file = (url: string, type: string): MediaRecord => ({
  ...{ id: url, url, type, width: 400, height: 100, alt: '', variants: {} },
});
const media = {
  '/media/mark.svg': file('/media/mark.svg', 'image/svg+xml'),
  '/media/mark.jpg': file('/media/mark.jpg', 'image/jpeg'),
};

describe('the site’s logo', () => {
  it('is the one for light ground, and the dark variant on dark ground', () => {
    const logo = siteLogoOf({ logo: '/media/a.svg', logoDark: '/media/b.svg' });
    expect(siteLogoOn(logo, false, media)).toEqual({ address: '/media/a.svg', ink: 'default' });
    expect(siteLogoOn(logo, true, media)).toEqual({ address: '/media/b.svg', ink: 'default' });
  });

  it('is inked where only the one for the other ground is set, unless it has a ground of its own', () => {
    const onLight = siteLogoOf({ logo: '/media/mark.svg', logoDark: '' });
    expect(siteLogoOn(onLight, true, media)).toEqual({ address: '/media/mark.svg', ink: 'white' });
    const onDark = siteLogoOf({ logo: '', logoDark: '/media/mark.svg' });
    expect(siteLogoOn(onDark, false, media)).toEqual({ address: '/media/mark.svg', ink: 'black' });
    const opaque = siteLogoOf({ logo: '/media/mark.jpg' });
    expect(siteLogoOn(opaque, true, media).ink).toBe('default');
  });

  it('is missing from a site that was released before there was one', () => {
    expect(siteLogoOn(siteLogoOf({}), true, media)).toEqual({ address: '', ink: 'default' });
  });
});
