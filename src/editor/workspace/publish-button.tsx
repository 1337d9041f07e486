import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ListChecks } from 'lucide-react';
import { useId, useRef } from 'react';
import type { ReleaseAnswer } from '../../core/api/release';
import type { SiteAnswer } from '../../core/api/site';
import { api } from '../app/api';
import type { LiveDraft } from '../live/live-draft';
import { Button, IconButton } from '../ui/button';
import { PopoverDialog } from '../ui/dialog';
import { later } from '../ui/later';
import { Skeleton } from '../ui/notice';
import { setUi, useUi } from './ui-state';
import { changesKey, useUnpublished } from './use-unpublished';
import styles from './top-bar.module.css';

const waiting = <Skeleton width="300px" height={96} />;
const loadContent = () => import('../publishing/publish-content');
const Published = later(async () => (await loadContent()).Published, waiting);
const Refused = later(async () => (await loadContent()).Refused, waiting);
const Review = later(async () => (await loadContent()).Review, waiting);

const TITLES = {
  review: 'Before publishing',
  published: 'Your site is live',
  refused: 'This can’t go live yet',
  offline: 'You are offline',
} as const;

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
  const setShown = (publishing: keyof typeof TITLES | null) => setUi({ publishing });
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: async (note: string) => {
      (document.activeElement as HTMLElement | null)?.blur();
      (canvas?.activeElement as HTMLElement | null)?.blur();
      await live.saved();
      return api.post<ReleaseAnswer>(`/sites/${site.id}/publish`, { note });
    },
    onSuccess: async () => {
      setShown('published');
      await client.invalidateQueries({ queryKey: changesKey(site.id) });
      await client.invalidateQueries({ queryKey: ['site', site.id] });
      await client.invalidateQueries({ queryKey: ['sites'] });
      await client.invalidateQueries({ queryKey: ['releases', site.id] });
    },
    onError: () => setShown('refused'),
  });
  const mayPublish = site.right === 'publish' || site.right === 'own';
  if (!mayPublish) return null;
  const close = () => setShown(null);
  const place = { live, site, canvas };
  /** Without a connection nothing is asked of the server, and nothing is published later behind one's back. */
  const publish = (note: string) => {
    if (live.status().phase === 'online') mutate(note);
    else setShown('offline');
  };
  return (
    <div ref={anchor} className={styles['publish']}>
      <IconButton
        label="Changes and checks"
        onPress={() => {
          live.flush();
          setShown('review');
        }}
      >
        <ListChecks />
      </IconButton>
      <Button
        variant="primary"
        aria-label="Publish"
        isDisabled={isPending}
        aria-describedby={description}
        onHoverStart={() => loadContent().catch(() => undefined)}
        onPress={() => publish('')}
      >
        Publish
        {count > 0 && <span aria-hidden="true">{count}</span>}
      </Button>
      <span id={description} hidden>
        {describe(count, site.currentRelease)}
      </span>
      <PopoverDialog
        label={TITLES[shown ?? 'review']}
        placement="bottom end"
        triggerRef={anchor}
        isOpen={shown !== null}
        onOpenChange={(isOpen) => {
          if (!isOpen) close();
        }}
      >
        {shown === 'published' && (
          <Published {...place} release={data?.number ?? 0} onLeave={close} />
        )}
        {shown === 'refused' && error !== null && (
          <Refused {...place} error={error} onLeave={close} />
        )}
        {shown === 'offline' && <Offline />}
        {shown === 'review' && (
          <Review {...place} isPending={isPending} onPublish={publish} onLeave={close} />
        )}
      </PopoverDialog>
    </div>
  );
}

/** Publishing needs the server. It is told by script that is here already. */
function Offline() {
  return (
    <div className={styles['offline']}>
      <h2>You are offline</h2>
      <p>
        Nothing was published. Your edits are kept on this device and saved by themselves as soon as
        the connection is back; then press Publish again.
      </p>
    </div>
  );
}

function describe(count: number, release: number | null): string {
  if (count > 0) return `${count} ${count === 1 ? 'change' : 'changes'} not published`;
  return release === null ? 'Not published yet' : `Release ${release} is live`;
}
