import { safeAddress } from '../../core/links/safe-address';
import { assetAddress } from '../../core/links/site-address';
import { InterfaceIcon } from '../interface-icon';
import { usePage } from '../page-context';
import type { PlayButtonProps } from '../parts';
import { Line } from '../text';
import { usePath, useSection } from '../section-context';
import styles from './play-button.module.css';

/**
 * Opens a video in the popup (spec section 4); not there without a video. Without script it is a link to the video.
 */
export function LivePlayButton({ text, video, fallbackVideo, className }: PlayButtonProps) {
  const { source } = useSection();
  const { routeBase, words, wordsMarks } = usePage();
  const path = usePath(text);
  const label = source.useText(path).trim();
  const foreign = source.useForeign(path, label);
  const own = safeAddress(source.useValue(usePath(video)));
  const other = safeAddress(source.useValue(usePath(fallbackVideo ?? video)));
  const address = assetAddress(own || other, routeBase);
  if (address === '') return null;
  return (
    <a
      className={[styles['play'], className].filter(Boolean).join(' ')}
      href={address}
      role="button"
      target="_blank"
      rel="noopener noreferrer"
      {...(label === '' && { 'aria-label': words.video.play, 'data-tooltip': '', ...wordsMarks })}
      data-play={words.video.dialog}
      data-close={words.close}
    >
      <span className={styles['disc']}>
        <InterfaceIcon name="play" />
      </span>
      {label !== '' && (
        <span dir="auto" {...foreign}>
          <Line text={label} />
        </span>
      )}
    </a>
  );
}
