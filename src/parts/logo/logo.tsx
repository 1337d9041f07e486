import type { CSSProperties } from 'react';
import type { LogoProps } from '../parts';
import { useLink, usePage } from '../page-context';
import { pictureSources } from '../picture/sources';
import { usePath, useSection } from '../section-context';
import { BrandPlaceholder } from './brand-placeholder';
import styles from './logo.module.css';

/** Width of a logo whose owner has set none, px. */
const DEFAULT_WIDTH_PX = 160;
/** Widest address that a browser is asked for: all four copies of a logo are 500 px wide (spec section 9). */
const SIZES = '(max-width: 768px) 200px, 400px';

/**
 * The section's logo, a link to the home page. Its width is held within the bounds of spec section 5 by its style;
 * without an address the brand placeholder stands in (spec section 8).
 */
export function LiveLogo({ className, isFirstView = false, isOptional = false }: LogoProps) {
  const { source } = useSection();
  const page = usePage();
  const home = useLink('/');
  const width = source.useValue(usePath('logoWidth'));
  const color = source.useValue(usePath('logoColor'));
  const picture = pictureSources({
    address: source.useValue(usePath('logoSrc')),
    dimensions: source.useValue(usePath('logoDimensions')),
    media: page.media,
    routeBase: page.routeBase,
  });
  if (picture === null && isOptional) return null;
  const isSized = typeof width === 'number' && width > 0;
  const ratio = picture?.width && picture.height ? picture.width / picture.height : undefined;
  const style: Record<string, string | number> = {
    '--logo-width': `${isSized ? width : DEFAULT_WIDTH_PX}px`,
  };
  if (ratio !== undefined) style['--logo-ratio'] = Math.round(ratio * 1000) / 1000;
  return (
    <a
      className={[styles['logo'], className].filter(Boolean).join(' ')}
      href={home.href}
      data-color={color === 'black' || color === 'white' ? color : undefined}
      // Its width is set and only the file itself can tell its ratio (spec section 8).
      data-needs-ratio={isSized && picture !== null && ratio === undefined ? '' : undefined}
      // Custom properties are not in React's type of a style.
      style={style as CSSProperties}
    >
      {picture === null ? (
        <BrandPlaceholder label={page.siteName || page.words.home} />
      ) : (
        <picture>
          {picture.sources.map(({ type, media, srcSet }) => (
            <source key={`${type}${media}`} {...{ type, media, srcSet }} sizes={SIZES} />
          ))}
          <img
            src={picture.src}
            srcSet={picture.srcSet}
            sizes={picture.srcSet === undefined ? undefined : SIZES}
            alt={picture.alt || page.siteName || page.words.home}
            width={picture.width}
            height={picture.height}
            loading={isFirstView ? 'eager' : 'lazy'}
            decoding="async"
          />
        </picture>
      )}
    </a>
  );
}
