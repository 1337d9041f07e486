import { ListChecks } from 'lucide-react';
import { useId, useRef } from 'react';
import type { SiteAnswer } from '../../core/api/site';
import { mayPublish } from '../app/may-publish';
import type { LiveDraft } from '../live/live-draft';
import { Button, IconButton } from '../ui/native-button';
import { useOnce } from '../ui/use-once';
import { AskToPublish, PublishDialog } from './later-parts';
import { setUi, useUi } from './ui-state';
import { usePublish } from './use-publish';
import { useUnpublished } from './use-unpublished';
import { say, sayCount } from '../words/say';
import styles from './top-bar.module.css';

/** Makes the draft the site: everything typed is saved first, and what breaks a rule is named with its place. */
export function PublishButton(props: {
  live: LiveDraft;
  site: SiteAnswer;
  canvas: Document | null;
}) {
  const { live, site, canvas } = props;
  const anchor = useRef<HTMLDivElement>(null);
  const description = useId();
  const count = useUnpublished(live, site);
  const shown = useUi((ui) => ui.publishing);
  const { publish, isPending, error, release } = usePublish(live, site.id, canvas);
  const wasShown = useOnce(shown !== null);
  if (!mayPublish(site)) return site.right === 'edit' && <AskToPublish siteId={site.id} />;
  return (
    <div ref={anchor} className={styles['publish']}>
      <IconButton
        label={say('Changes and checks')}
        onPress={() => {
          live.flush();
          setUi({ publishing: 'review' });
        }}
      >
        <ListChecks />
      </IconButton>
      <Button
        variant="primary"
        aria-label={say('Publish')}
        aria-disabled={isPending}
        aria-describedby={description}
        data-count={count || undefined}
        onPress={() => {
          // Before the first time the checks have a say, where they can be loaded.
          const isFirst = site.currentRelease === null && live.status().phase === 'online';
          if (isFirst) setUi({ publishing: 'asked' });
          else publish('');
        }}
      >
        <span className={styles['word']}>
          <i />
          <span>{say('Publish')}</span>
        </span>
      </Button>
      <span id={description} hidden>
        {describe(count, site.currentRelease)}
      </span>
      {wasShown && (
        <PublishDialog
          {...{ live, site, canvas, anchor, shown, error, isPending, release }}
          onPublish={publish}
          onClose={() => setUi({ publishing: null })}
        />
      )}
    </div>
  );
}

function describe(count: number, release: number | null): string {
  // Of a site that nobody has seen yet everything is new.
  if (release === null) return say('Not published yet');
  if (count > 0) {
    return sayCount(count, {
      one: '{count} change not published',
      other: '{count} changes not published',
    });
  }
  return say('Release {release} is live', { release: String(release) });
}
