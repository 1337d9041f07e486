/** Files that pages ask for under /static/: flags and fonts, from packages, and the default avatar. The server serves them. */
import { DEFAULT_AVATAR } from '../core/messenger/default-avatar';
import { FONTS } from '../core/theme/fonts';
import { AVATAR_SVG } from './avatar';
import { fontAddress, fontSubsets } from './fonts/font-css';

/** A file of a package. */
export interface StaticFile {
  packageName: string;
  /** Path inside the package. */
  file: string;
  type: string;
  /** Whether the address names the content: it never leads to another. */
  isImmutable: boolean;
}

/** A file that this program draws itself, by its address without the route base; undefined for any other. */
export function drawnFile(address: string): { content: string; type: string } | undefined {
  return address === DEFAULT_AVATAR ? { content: AVATAR_SVG, type: 'image/svg+xml' } : undefined;
}

/** A font's address of any version, and of the time before there were versions: pages rendered then still ask for it. */
const FONT_ADDRESS = /^\/static\/fonts\/(?:[\w-]+\/)?([\w-]+)-(?:[\da-f]{8}|wght-normal)\.woff2$/;

/** A font's or flag's file by its address without the route base; undefined for any other. */
export function staticFile(address: string): StaticFile | undefined {
  const flag = /^\/static\/flags\/([a-z]{2}(?:-[a-z]{2,3})?)\.svg$/.exec(address)?.[1];
  if (flag !== undefined) {
    const file = `flags/4x3/${flag}.svg`;
    return { packageName: 'flag-icons', file, type: 'image/svg+xml', isImmutable: false };
  }
  const font = fontFiles.get(FONT_ADDRESS.exec(address)?.[1] ?? '');
  return font && { ...font, type: 'font/woff2', isImmutable: font.address === address };
}

/** The addresses of all font files. */
export function fontAddresses(): readonly string[] {
  return [...fontFiles.values()].map(({ address }) => address);
}

const fontFiles = new Map(
  FONTS.flatMap(({ id, packageName }) =>
    fontSubsets(id).map((subset) => {
      const name = `${id}-${subset}`;
      const file = `files/${name}-wght-normal.woff2`;
      return [name, { packageName, file, address: fontAddress(id, subset) }] as const;
    }),
  ),
);
