import { flattenText } from '../../core/text/commit-text';
import type { CSSProperties } from 'react';
import { LOGO_DEFAULT_WIDTH_PX } from '../../core/logo/logo-size';
import { siteLogoOn } from '../../core/logo/site-logo';
import { usePage } from '../page-context';
import type { LogoProps } from '../parts';
import { pictureSources, type PictureSources } from '../picture/sources';
import { usePath, useSection } from '../section-context';
import { placeholderRatio } from './brand-placeholder';

const NO_LOGO = { onLight: '', onDark: '' };

export interface SectionLogo {
  /** Null: there is none. */
  picture: PictureSources | null;
  /** Black and white cover the file's own colours. */
  ink: 'default' | 'black' | 'white';
  /** What it says to whoever can't see it, and shows where there is none. */
  name: string;
  /** Its width and ratio, from which styles know how large it is. */
  style: CSSProperties;
  /** Its width is set and only the file itself can tell its ratio (spec section 8). */
  needsRatio: boolean;
}

/** The logo of the section around a part: its own, or else the site's, unless only its own counts. */
export function useLogo({ isOwn = false }: Pick<LogoProps, 'isOwn'> = {}): SectionLogo {
  const { source, colorMode } = useSection();
  const { media, routeBase, siteName, siteLogo, words } = usePage();
  const width = source.useValue(usePath('logoWidth'));
  const own = source.useValue(usePath('logoSrc'));
  const ownColor = source.useValue(usePath('logoColor'));
  const dimensions = source.useValue(usePath('logoDimensions'));
  const hasOwn = typeof own === 'string' && own !== '';
  const shared = siteLogoOn(isOwn ? NO_LOGO : siteLogo, colorMode === 'DARK', media);
  const isInked = ownColor === 'black' || ownColor === 'white';
  const picture = pictureSources({
    address: hasOwn ? own : shared.address,
    dimensions: hasOwn ? dimensions : {},
    media,
    routeBase,
  });
  const isSized = typeof width === 'number' && width > 0;
  const name = flattenText(siteName) || words.home;
  const ratio = picture === null ? placeholderRatio(name) : ratioOf(picture);
  const style = {
    '--logo-width': `${isSized ? width : LOGO_DEFAULT_WIDTH_PX}px`,
    // Its room is there before the file tells its shape: nothing moves when it comes.
    ...(ratio === undefined
      ? { '--logo-block': 'var(--logo-room)' }
      : { '--logo-ratio': Math.round(ratio * 1000) / 1000 }),
  };
  return {
    picture,
    ink: isInked ? ownColor : hasOwn ? 'default' : shared.ink,
    name,
    // Custom properties are not in React's type of a style.
    style: style as CSSProperties,
    needsRatio: isSized && ratio === undefined,
  };
}

function ratioOf(picture: PictureSources): number | undefined {
  return picture.width && picture.height ? picture.width / picture.height : undefined;
}
