import { BrandMark } from '../ui/brand';
import { Notice, Skeleton } from '../ui/notice';
import { say } from '../words/say';
import rail from './rail.module.css';
import bar from './top-bar.module.css';
import styles from './workspace.module.css';

/** Bar and rail before the draft has come: what stands there stays where it stands. */
export function WorkspaceSkeleton({ name }: { name: string | undefined }) {
  return (
    <>
      <div className={bar['bar']}>
        <span className={bar['home']}>
          <BrandMark size={18} />
        </span>
        <div className={bar['where']}>
          <h1 dir="auto">{name ?? <Skeleton width="140px" />}</h1>
        </div>
      </div>
      <div className={rail['side']}>
        <div className={rail['rail']} />
      </div>
    </>
  );
}

/** Lies over the canvas until there is a page to show in it. */
export function PageSkeleton({ isUnreachable }: { isUnreachable: boolean }) {
  return (
    <div className={styles['waiting']}>
      {isUnreachable && (
        <div className={styles['toast']}>
          <Notice>{say('The server can’t be reached. Trying again.')}</Notice>
        </div>
      )}
      <Skeleton width="38%" height={16} />
      <Skeleton width="64%" height={52} />
      <Skeleton width="52%" height={52} />
      <Skeleton width="44%" height={14} />
      <Skeleton width="150px" height={44} />
    </div>
  );
}
