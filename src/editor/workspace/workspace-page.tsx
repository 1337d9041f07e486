import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '../app/navigation';
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { ApiError } from '../../core/api/client';
import type { SiteAnswer } from '../../core/api/site';
import { catalogue } from '../../sections/catalogue';
import { isUnauthorized, messageOf } from '../app/api';
import { siteQuery, useAccount } from '../app/queries';
import { sharedEditingToken } from '../app/shared-editing';
import { LiveDraft } from '../live/live-draft';
import { liveAddress } from '../live/early-socket';
import { Button } from '../ui/native-button';
import { Notice } from '../ui/notice';
import { SignInForm, Superseded } from './later-parts';
import { resetUi } from './ui-state';
import { usePanelAddress } from './use-panel-address';
import { Workspace } from './workspace';
import { say, sayMessage } from '../words/say';
import styles from './workspace.module.css';

/** The editor of a site. */
export function WorkspacePage() {
  const { siteId = '' } = useParams();
  const site = useQuery(siteQuery(siteId));
  const account = useAccount();
  // A restored backup starts the draft anew: another copy of it, not this one.
  const [generation, setGeneration] = useState(0);
  // The draft comes while the site is asked for; where that is refused, the draft is let go.
  const live = useLiveDraft(siteId, generation, site.error === null);
  const name = account.data?.name || account.data?.email || '';
  useEffect(() => live?.people.introduce(name), [live, name]);
  usePanelAddress();
  if (isUnauthorized(site.error)) return <SignInForm />;
  if (site.error instanceof ApiError && site.error.status === 404) {
    return (
      <Failure
        title={say('This site isn’t here')}
        message={say(
          'The address may be wrong, or the site was deleted, or somebody else has to invite you to it.',
        )}
      />
    );
  }
  if (site.error !== null) {
    return <Failure message={messageOf(site.error)} onRetry={() => void site.refetch()} />;
  }
  if (live === null) return null;
  return (
    <LiveWorkspace
      key={generation}
      live={live}
      site={site.data}
      onRestart={() => setGeneration(generation + 1)}
    />
  );
}

function LiveWorkspace(props: {
  live: LiveDraft;
  site: SiteAnswer | undefined;
  onRestart: () => void;
}) {
  const { live, site, onRestart } = props;
  const status = useSyncExternalStore(live.subscribe, live.status);
  const hasContent = live.store.childIds('pages').length > 0;
  if (status.phase === 'refused' && !hasContent)
    return <Failure message={sayMessage(status.message)} />;
  return (
    <>
      <Workspace live={live} site={site} status={status} />
      {(status.phase === 'superseded' || status.orphans.length > 0) && (
        <Superseded {...{ live, status, onRestart }} />
      )}
    </>
  );
}

/** The site's live draft, connected while the page is open. */
function useLiveDraft(siteId: string, generation: number, isReady: boolean): LiveDraft | null {
  const [live, setLive] = useState<LiveDraft | null>(null);
  // Before anything is drawn, so that the first picture is the editor's own.
  useLayoutEffect(() => {
    if (!isReady) return;
    const draft = new LiveDraft({
      siteId,
      catalogue,
      address: liveAddress(siteId, sharedEditingToken()),
    });
    const stop = draft.start();
    resetUi();
    setLive(draft);
    return () => {
      setLive(null);
      stop();
    };
  }, [siteId, generation, isReady]);
  return live;
}

function Failure(props: { title?: string; message: string; onRetry?: () => void }) {
  const { title, message, onRetry } = props;
  return (
    <main className={styles['failure']}>
      {title !== undefined && <h1>{title}</h1>}
      {title === undefined ? <Notice>{message}</Notice> : <p>{message}</p>}
      <div className={styles['row']}>
        {onRetry && <Button onPress={onRetry}>{say('Try again')}</Button>}
        <Link to="/">{say('Your sites')}</Link>
      </div>
    </main>
  );
}
