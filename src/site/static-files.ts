/** Files that pages ask for under /static/ and that come from packages: flags and fonts. The server serves them. */
import { FONTS } from '../core/theme/fonts';
import { fontAddress, fontFile, fontSubsets } from './fonts/font-css';

/** A file of a package. */
export interface StaticFile {
  packageName: string;
  /** Path inside the package. */
  file: string;
  type: string;
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
