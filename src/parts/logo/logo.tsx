import type { LogoProps } from '../parts';
import { useLink, usePage } from '../page-context';
import { usePath, useSection } from '../section-context';
import { BrandPlaceholder } from './brand-placeholder';
import { useLogo } from './use-logo';
import styles from './logo.module.css';

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
  const color = source.useValue(usePath('logoColor'));
  const { picture, style, needsRatio } = useLogo();
  if (picture === null && isOptional) return null;
  return (
    <a
      className={[styles['logo'], className].filter(Boolean).join(' ')}
      href={home.href}
      data-color={color === 'black' || color === 'white' ? color : undefined}
      data-needs-ratio={needsRatio ? '' : undefined}
      style={style}
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
