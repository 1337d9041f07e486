import type { LiveDraft, LiveStatus } from '../live/live-draft';
import { REFUSED_EPOCH } from '../live/journal';
import { orphanFile } from '../live/orphan-file';
import { Button } from '../ui/button';
import { saveFile } from '../ui/save-file';
import { say, term } from '../words/say';
import styles from './workspace.module.css';

const RESTORED = term('Load the restored draft to go on.');
const ORPHANED = term(
  'Edits that this browser had not saved belong to the draft before. They can’t be merged; you can download their words.',
);
const REFUSED = term(
  'The server would not store it. It is not in this draft any more; you can download its words and write them again.',
);

/** The site was restored from a backup: what this browser still held can't be merged, only taken home. */
export function Superseded(props: { live: LiveDraft; status: LiveStatus; onRestart: () => void }) {
  const { live, status, onRestart } = props;
  const { orphans, phase } = status;
  const isOver = phase === 'superseded';
  const isRefused =
    !isOver && orphans.length > 0 && orphans.every(({ epoch }) => epoch === REFUSED_EPOCH);
  return (
    <div className={styles['toast']} role="alert">
      <div className={styles['card']}>
        <strong>
          {isRefused
            ? say('An edit could not be saved')
            : say('This site was restored from a backup')}
        </strong>
        <p>{say(isRefused ? REFUSED : orphans.length === 0 ? RESTORED : ORPHANED)}</p>
        <div className={styles['row']}>
          {orphans.length > 0 && (
            <Button onPress={() => download(live.siteId, orphans)}>
              {say('Download the edits')}
            </Button>
          )}
          {isOver ? (
            <Button variant="primary" onPress={onRestart}>
              {say('Load the restored draft')}
            </Button>
          ) : (
            <Button variant="quiet" onPress={() => void live.forgetOrphans()}>
              {say('Discard them')}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

function download(siteId: string, orphans: LiveStatus['orphans']): void {
  const content = orphanFile(siteId, orphans);
  saveFile({ name: `plinth-unsaved-${siteId}.json`, type: 'application/json', content });
}
