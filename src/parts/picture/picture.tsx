import type { CSSProperties } from 'react';
import type { PictureProps } from '../parts';
import { usePage } from '../page-context';
import { usePath, useSection } from '../section-context';
import { cropStyle } from './crop-style';
import { pictureSources, type PictureSources } from './sources';
import styles from './picture.module.css';

/** A picture from the media library, in the formats and sizes that it has; nothing where none is chosen. */
export function LivePicture(props: PictureProps) {
  const { source } = useSection();
  const page = usePage();
  const address = source.useValue(usePath(props.field));
  const dimensions = source.useValue(usePath(props.dimensions ?? `${props.field}Dimensions`));
  const crop = cropStyle(source.useValue(usePath(props.crop ?? `${props.field}CropParams`)));
  const picture = pictureSources({
    address,
    dimensions,
    media: page.media,
    routeBase: page.routeBase,
  });
  if (picture === null) return null;
  const { className, sizes, isFirstView = false, isDecorative = false } = props;
  return (
    <PictureElement {...{ picture, className, sizes, isFirstView, isDecorative }} style={crop} />
  );
}

/** The picture's markup. Its class stands on the `picture`; the image fills it. */
export function PictureElement(props: {
  picture: PictureSources;
  className?: string | undefined;
  sizes: string;
  isFirstView: boolean;
  isDecorative: boolean;
  style?: CSSProperties | undefined;
}) {
  const { picture, sizes, isFirstView, style } = props;
  const background =
    picture.placeholder === undefined ? {} : { backgroundImage: `url("${picture.placeholder}")` };
  return (
    <picture
      className={[styles['picture'], props.className].filter(Boolean).join(' ')}
      data-cropped={style === undefined ? undefined : ''}
    >
      {picture.sources.map(({ type, media, srcSet }) => (
        <source key={`${type}${media}`} {...{ type, media, srcSet }} sizes={sizes} />
      ))}
      <img
        src={picture.src}
        srcSet={picture.srcSet}
        sizes={picture.srcSet === undefined ? undefined : sizes}
        alt={props.isDecorative ? '' : picture.alt}
        width={picture.width}
        height={picture.height}
        loading={isFirstView ? 'eager' : 'lazy'}
        fetchPriority={isFirstView ? 'high' : undefined}
        decoding="async"
        style={{ ...background, ...style }}
      />
    </picture>
  );
}
