import { assetAddress } from '../../../core/links/site-address';
import { DEFAULT_AVATAR } from '../../../core/messenger/default-avatar';
import { usePage } from '../../../parts/page-context';
import styles from './messenger.module.css';

/** The face of a person who has no picture of their own (spec section 3). */
export function DefaultFace() {
  const { routeBase } = usePage();
  return (
    <img
      className={styles['face']}
      src={assetAddress(DEFAULT_AVATAR, routeBase)}
      alt=""
      width={48}
      height={48}
      loading="lazy"
    />
  );
}
