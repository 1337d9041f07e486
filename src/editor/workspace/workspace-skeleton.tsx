import { Notice, Skeleton } from '../ui/notice';
import { say } from '../words/say';
import styles from './workspace.module.css';

/** Bar and rail before the draft has come. */
export function WorkspaceSkeleton({ name }: { name: string | undefined }) {
  return (
    <>
      <div className={styles['bar']}>
        {name === undefined ? <Skeleton width="140px" /> : <strong>{name}</strong>}
      </div>
      <div className={styles['rail']} />
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
