import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ListChecks } from 'lucide-react';
import { useId, useRef } from 'react';
import type { ReleaseAnswer } from '../../core/api/release';
import type { SiteAnswer } from '../../core/api/site';
import { api } from '../app/api';
import type { LiveDraft } from '../live/live-draft';
import { Button, IconButton } from '../ui/native-button';
import { useOnce } from '../ui/use-once';
import { whenIdle } from '../ui/when-idle';
import { PublishDialog } from './later-parts';
import type { PublishStep } from './publish-dialog';
import { setUi, useUi } from './ui-state';
import { changesKey, useUnpublished } from './use-unpublished';
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
  const client = useQueryClient();
  const count = useUnpublished(live, site);
  const shown = useUi((ui) => ui.publishing);
  const setShown = (publishing: PublishStep | null) => setUi({ publishing });
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: async (note: string) => {
      (canvas?.activeElement as HTMLElement | null)?.blur();
      await live.saved();
      return api.post<ReleaseAnswer>(`/sites/${site.id}/publish`, { note });
    },
    onSuccess: () => {
      setShown('published');
      // The server shows visitors the new page first, then it is asked what has changed.
      whenIdle(() => {
        for (const queryKey of [
          changesKey(site.id),
          ['site', site.id],
          ['sites'],
          ['releases', site.id],
        ])
          void client.invalidateQueries({ queryKey });
      });
    },
    onError: () => setShown('refused'),
  });
  const wasShown = useOnce(shown !== null);
  const mayPublish = site.right === 'publish' || site.right === 'own';
  if (!mayPublish) return null;
  /** Without a connection nothing is asked of the server, and nothing is published later behind one's back. */
  const publish = (note: string) => {
    if (isPending) return;
    if (live.status().phase === 'online') mutate(note);
    else setShown('offline');
  };
  return (
    <div ref={anchor} className={styles['publish']}>
      <IconButton
        label={say('Changes and checks')}
        onPress={() => {
          live.flush();
          setShown('review');
        }}
      >
        <ListChecks />
      </IconButton>
      <Button
        variant="primary"
        aria-label={say('Publish')}
        aria-disabled={isPending}
        aria-describedby={description}
        onPress={() => publish('')}
      >
        <i className={styles['narrowest']} />
        <span className={styles['wide']}>{say('Publish')}</span>
        {count > 0 && site.currentRelease !== null && <span aria-hidden="true">{count}</span>}
      </Button>
      <span id={description} hidden>
        {describe(count, site.currentRelease)}
      </span>
      {wasShown && (
        <PublishDialog
          {...{ live, site, canvas, anchor, shown, error, isPending }}
          release={data?.number ?? 0}
          onPublish={publish}
          onClose={() => setShown(null)}
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
