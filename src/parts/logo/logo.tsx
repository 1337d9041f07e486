import type { LogoProps } from '../parts';
import { useLink } from '../page-context';
import type { PictureMarks } from '../picture/picture';
import { BrandPlaceholder } from './brand-placeholder';
import { useLogo } from './use-logo';
import styles from './logo.module.css';

/** Widest address that a browser is asked for: all four copies of a logo are 500 px wide (spec section 9). */
const SIZES = '(max-width: 768px) 200px, 400px';

/**
 * The section's logo, or the site's, a link to the home page. Its width is held within the bounds of spec section 5 by its style;
 * without an address the site's name stands in (spec section 8). With an editor's marks it is what they make of it,
 * and no link.
 */
export function LiveLogo(props: LogoProps & { marks?: PictureMarks | undefined }) {
  const { className, isFirstView = false, isOptional = false, isOwn, marks } = props;
  const home = useLink('/');
  const { picture, ink, name, style, needsRatio } = useLogo({ isOwn });
  if (picture === null && isOptional) return null;
  const Root = marks === undefined ? 'a' : 'span';
  return (
    <Root
      {...(marks ?? { href: home.href })}
      className={[styles['logo'], className].filter(Boolean).join(' ')}
      data-color={ink === 'default' ? undefined : ink}
      data-needs-ratio={needsRatio ? '' : undefined}
      style={style}
    >
      {picture === null ? (
        <BrandPlaceholder name={name} />
      ) : (
        <picture>
          {picture.sources.map(({ type, media, srcSet }) => (
            <source key={`${type}${media}`} {...{ type, media, srcSet }} sizes={SIZES} />
          ))}
          <img
            src={picture.src}
            srcSet={picture.srcSet}
            sizes={picture.srcSet === undefined ? undefined : SIZES}
            alt={picture.alt || name}
            {...picture.altMarks}
            width={picture.width}
            height={picture.height}
            loading={isFirstView ? 'eager' : 'lazy'}
            decoding="async"
          />
        </picture>
      )}
    </Root>
  );
}
