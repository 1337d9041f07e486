import type { CSSProperties } from 'react';
import { safeAddress } from '../../core/links/safe-address';
import { parseVideo } from '../../core/video/parse-video';
import { embedAddress, thumbnailPath } from '../../core/video/video-address';
import { assetAddress } from '../../core/links/site-address';
import { usePage } from '../page-context';
import type { BackgroundProps } from '../parts';
import { pictureSources } from '../picture/sources';
import { PictureElement } from '../picture/picture';
import { usePath, useSection } from '../section-context';
import styles from './background.module.css';

/**
 * A section's background: the picture, over it the video (which the loader adds after the first movement, spec section
 * 4, a provider's with the visitor's consent only), over both a veil in the surface's colour that keeps the text readable. Nothing where there is neither.
 */
export function LiveBackground(props: BackgroundProps) {
  const {
    image = '',
    dimensions,
    video = '',
    overlay = '',
    className,
    isFirstView = false,
  } = props;
  const { source } = useSection();
  const { media, routeBase, mode } = usePage();
  const rawVideo = source.useValue(usePath(video));
  const film = filmAddress(rawVideo, routeBase);
  const player = playerAddress(rawVideo);
  const address = source.useValue(usePath(image));
  const picture = pictureSources({
    address: address || stillOf(rawVideo),
    dimensions: source.useValue(usePath(dimensions ?? `${image}Dimensions`)),
    media,
    routeBase,
  });
  const isStill = mode === 'edit';
  const transparency = source.useValue(usePath(overlay));
  if (picture === null && film === '' && player === '') return null;
  const veil = typeof transparency === 'number' ? 1 - clampShare(transparency / 100) : 0;
  return (
    <div
      className={[styles['background'], className].filter(Boolean).join(' ')}
      aria-hidden="true"
      data-video={isStill || film === '' ? undefined : film}
      data-player={isStill || player === '' ? undefined : player}
      // Custom properties are not in React's type of a style.
      style={{ '--veil': Math.round(veil * 100) / 100 } as CSSProperties}
    >
      {picture !== null && (
        <PictureElement
          picture={picture}
          className={styles['picture']}
          sizes="100vw"
          isFirstView={isFirstView}
          isDecorative
        />
      )}
    </div>
  );
}

/** A provider's player without sound or controls, over and over. */
function playerAddress(raw: unknown): string {
  const video = parseVideo(raw);
  if (video?.provider !== 'youtube') return '';
  // A single video repeats as the list of itself.
  const list = video.list === undefined ? `&playlist=${video.id}` : '';
  return `${embedAddress(video)}&mute=1&controls=0&disablekb=1&loop=1${list}`;
}

/** Until the provider may be asked its video shows its still, from our own host. */
function stillOf(raw: unknown): string {
  const video = parseVideo(raw);
  return (video?.provider === 'youtube' && thumbnailPath(video)) || '';
}

/** Of files only the site's own play by themselves: another host's would be asked before any consent. */
function filmAddress(raw: unknown, routeBase: string): string {
  const address = safeAddress(raw);
  return /^\/(?!\/)/.test(address) ? assetAddress(address, routeBase) : '';
}

function clampShare(value: number): number {
  return Math.min(1, Math.max(0, value));
}
