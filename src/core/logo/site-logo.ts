/** The site's own logo, which every header and footer takes that has none: one for light grounds, one for dark ones. */
import type { MediaRecord } from '../document/document';

export interface SiteLogo {
  onLight: string;
  onDark: string;
}

/** The site's logo by its settings. */
export function siteLogoOf(settings: { logo?: string; logoDark?: string }): SiteLogo {
  // A release of an earlier version has none.
  return { onLight: settings.logo ?? '', onDark: settings.logoDark ?? '' };
}

/**
 * The address of the logo on a ground, and the ink it needs there: where only the other ground's logo is set, and its own
 * ground shows through, it would be lost in its own colours.
 */
export function siteLogoOn(
  { onLight, onDark }: SiteLogo,
  isDark: boolean,
  media: Readonly<Record<string, MediaRecord>>,
): { address: string; ink: 'default' | 'black' | 'white' } {
  const [fitting, other] = isDark ? [onDark, onLight] : [onLight, onDark];
  if (fitting !== '' || other === '') return { address: fitting, ink: 'default' };
  const ink = isDark ? 'white' : 'black';
  return { address: other, ink: isSeeThrough(media[other]) ? ink : 'default' };
}

/** Whether a file's ground shows through: only then does its ink stand alone. Unknown files count as opaque. */
export function isSeeThrough(file: MediaRecord | undefined): boolean {
  if (file === undefined) return false;
  const copies = Object.values(file.variants).filter((copy) => copy !== undefined);
  return file.type === 'image/svg+xml' || copies.some(({ fallback }) => fallback.endsWith('.png'));
}
