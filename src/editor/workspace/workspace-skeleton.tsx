import { Notice, Skeleton } from '../ui/notice';
import { say } from '../words/say';
import styles from './workspace.module.css';

/** The editor's shape before its content has come. */
export function WorkspaceSkeleton(props: { name?: string; isUnreachable?: boolean }) {
  return (
    <div className={styles['workspace']} aria-busy="true" aria-label={say('Loading the editor')}>
      <div className={styles['bar']}>
        {props.name === undefined ? <Skeleton width="140px" /> : <strong>{props.name}</strong>}
      </div>
      <div className={styles['rail']} />
      <div className={styles['stage']}>
        {props.isUnreachable && (
          <div className={styles['toast']}>
            <Notice>{say('The server can’t be reached. Trying again.')}</Notice>
          </div>
        )}
        <div className={styles['waiting']}>
          <Skeleton width="38%" height={16} />
          <Skeleton width="64%" height={52} />
          <Skeleton width="52%" height={52} />
          <Skeleton width="44%" height={14} />
          <Skeleton width="150px" height={44} />
        </div>
      </div>
    </div>
  );
}
