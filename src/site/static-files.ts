/** Files that pages ask for under /static/: flags and fonts, from packages, and the default avatar. The server serves them. */
import { DEFAULT_AVATAR } from '../core/messenger/messenger';
import { FONTS } from '../core/theme/fonts';
import { AVATAR_SVG } from './avatar';
import { fontAddress, fontFile, fontSubsets } from './fonts/font-css';

/** A file of a package. */
export interface StaticFile {
  packageName: string;
  /** Path inside the package. */
  file: string;
  type: string;
}

/** A file that this program draws itself, by its address without the route base; undefined for any other. */
export function drawnFile(address: string): { content: string; type: string } | undefined {
  return address === DEFAULT_AVATAR ? { content: AVATAR_SVG, type: 'image/svg+xml' } : undefined;
}

/** A font's or flag's file by its address without the route base; undefined for any other. */
export function staticFile(address: string): StaticFile | undefined {
  const flag = /^\/static\/flags\/([a-z]{2}(?:-[a-z]{2,3})?)\.svg$/.exec(address)?.[1];
  if (flag !== undefined) {
    return { packageName: 'flag-icons', file: `flags/4x3/${flag}.svg`, type: 'image/svg+xml' };
  }
  return fontFiles.get(address);
}

/** The addresses of all font files. */
export function fontAddresses(): readonly string[] {
  return [...fontFiles.keys()];
}

const fontFiles: ReadonlyMap<string, StaticFile> = new Map(
  FONTS.flatMap(({ id, packageName }) =>
    fontSubsets(id).map((subset) => [
      fontAddress(id, subset),
      { packageName, file: `files/${fontFile(id, subset)}`, type: 'font/woff2' },
    ]),
  ),
);
