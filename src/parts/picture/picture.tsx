import type { CSSProperties } from 'react';
import type { PictureProps } from '../parts';
import { usePage } from '../page-context';
import { usePath, useSection } from '../section-context';
import { cropStyle } from './crop-style';
import { pictureSources, type PictureSources } from './sources';
import styles from './picture.module.css';

/** Attributes with which an editor makes the picture's element something to press. */
export type PictureMarks = Readonly<Record<string, string | number>>;

/** A picture from the media library, in the formats and sizes that it has; nothing where none is chosen. */
export function LivePicture(props: PictureProps & { marks?: PictureMarks | undefined }) {
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
  if (picture.isWithoutSizes) return <MissingPicture className={props.className} />;
  const { className, sizes, isFirstView = false, isDecorative = false } = props;
  return (
    <PictureElement
      {...{ picture, className, sizes, isFirstView, isDecorative }}
      style={crop}
      marks={props.marks}
    />
  );
}

/** Stands where a picture has no sizes: nothing has been made of it that could be shown (spec section 4). */
function MissingPicture({ className }: { className?: string | undefined }) {
  return (
    <span
      className={[styles['picture'], className].filter(Boolean).join(' ')}
      data-missing=""
      aria-hidden="true"
    />
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
  marks?: PictureMarks | undefined;
}) {
  const { picture, sizes, isFirstView, style } = props;
  const background =
    picture.placeholder === undefined ? {} : { backgroundImage: `url("${picture.placeholder}")` };
  return (
    <picture
      {...props.marks}
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
        {...(props.isDecorative ? {} : picture.altMarks)}
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
