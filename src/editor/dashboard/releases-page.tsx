import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { PreviewAnswer } from '../../core/api/draft';
import type { ReleaseAnswer } from '../../core/api/release';
import type { NewShareLinkAnswer } from '../../core/api/share-link';
import type { SiteAnswer } from '../../core/api/site';
import { CopyField } from '../account/sharing/copy-field';
import { SignInForm } from '../account/sign-in-form';
import { api, isUnauthorized, messageOf } from '../app/api';
import { mayPublish } from '../app/may-publish';
import { useParams } from '../app/navigation';
import { siteQuery } from '../app/queries';
import { announce } from '../ui/announce';
import { Button } from '../ui/button';
import { Confirm } from '../ui/confirm';
import { Notice, Skeleton } from '../ui/notice';
import { sayInTab } from '../ui/say-in-tab';
import { openTab, showInTab } from '../ui/tab-to-come';
import { ReleaseStanding } from './release-standing';
import { formatTime } from '../words/format';
import { say } from '../words/say';
import styles from './releases.module.css';
import { SiteFrame } from './site-frame';

const ReleaseDiff = lazy(async () => ({ default: (await import('./release-diff')).ReleaseDiff }));
const STEP = 30;

/** What was published, newest first; any of it can be looked at, be live again at once, or go back into the draft. */
export function ReleasesPage() {
  const { siteId = '' } = useParams();
  const [limit, setLimit] = useState(STEP);
  const site = useQuery(siteQuery(siteId));
  const releases = useQuery({
    queryKey: ['releases', siteId, limit],
    queryFn: () => api.get<ReleaseAnswer[]>(`/sites/${siteId}/releases`, { query: { limit } }),
    placeholderData: keepPreviousData,
  });
  if (isUnauthorized(releases.error)) return <SignInForm />;
  const error = releases.error ?? site.error;
  return (
    <SiteFrame siteId={siteId} title={say('Releases')}>
      {error !== null && <Notice>{messageOf(error)}</Notice>}
      {site.data && <ReleaseStanding site={site.data} />}
      {releases.isPending && <Skeleton height={96} />}
      {releases.data?.length === 0 && (
        <p className={styles['muted']}>
          {say(
            'Nothing is published yet. Publish in the editor makes the first release; each one stays here, as it was.',
          )}
        </p>
      )}
      <ol className={styles['list']} reversed>
        {site.data &&
          releases.data?.map((release) => (
            <Release key={release.number} site={site.data} release={release} />
          ))}
      </ol>
      {(releases.data?.totalCount ?? 0) > limit && (
        <div>
          <Button onPress={() => setLimit(limit + STEP)}>{say('Show earlier ones')}</Button>
        </div>
      )}
    </SiteFrame>
  );
}

function Release({ site, release }: { site: SiteAnswer; release: ReleaseAnswer }) {
  const { number, author, createdAt, note, isCurrent } = release;
  const client = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const [asked, setAsked] = useState<'live' | 'draft' | null>(null);
  const restore = useMutation({
    mutationFn: (to: 'live' | 'draft') =>
      api.post<unknown>(`/sites/${site.id}/releases/${number}/restore`, { to }),
    onSuccess: async (_, to) => {
      announce(
        to === 'live'
          ? say('Release {number} is live.', { number })
          : say('The draft is as release {number} was.', { number }),
      );
      await client.invalidateQueries();
    },
  });
  const look = useMutation({
    mutationFn: async (tab: Window | null) => {
      sayInTab(tab, say('Opening release {number}…', { number }));
      const { url } = await api.post<PreviewAnswer>(`/sites/${site.id}/releases/${number}/preview`);
      showInTab(tab, url);
    },
    onError: (_, tab) => tab?.close(),
  });
  const share = useMutation({
    mutationFn: () =>
      api.post<NewShareLinkAnswer>(`/sites/${site.id}/share-links`, {
        right: 'preview',
        release: number,
      }),
  });
  const error = restore.error ?? look.error ?? share.error;
  return (
    <li className={styles['release']} data-current={isCurrent ? '' : undefined}>
      <div className={styles['line']}>
        <h2>{say('Release {number}', { number })}</h2>
        {isCurrent && <span className={styles['live']}>{say('Live now')}</span>}
        <span className={styles['muted']}>
          {author}, <time dateTime={createdAt}>{formatTime(createdAt)}</time>
        </span>
      </div>
      {note !== '' && (
        <p className={styles['note']} dir="auto">
          {note}
        </p>
      )}
      <div className={styles['actions']}>
        <Button
          variant="quiet"
          aria-expanded={isOpen}
          aria-label={say('What changed in release {number}', { number })}
          onPress={() => setIsOpen(!isOpen)}
        >
          {say('What changed')}
        </Button>
        <Button
          variant="quiet"
          aria-label={say('Look at release {number}', { number })}
          onPress={() => look.mutate(navigator.onLine ? openTab() : null)}
        >
          {say('Look at it')}
        </Button>
        {site.right === 'own' && (
          <Button
            variant="quiet"
            aria-label={say('Share release {number}', { number })}
            isDisabled={share.isPending}
            onPress={() => share.mutate()}
          >
            {say('Share')}
          </Button>
        )}
        <Button
          variant="quiet"
          aria-label={say('Copy release {number} to the draft', { number })}
          isDisabled={restore.isPending}
          onPress={() => setAsked('draft')}
        >
          {say('Copy to the draft')}
        </Button>
        {!isCurrent && mayPublish(site) && (
          <Button
            aria-label={say('Make release {number} live', { number })}
            isDisabled={restore.isPending}
            onPress={() => setAsked('live')}
          >
            {say('Make live')}
          </Button>
        )}
      </div>
      {error !== null && <Notice>{messageOf(error)}</Notice>}
      {share.data && (
        <div className={styles['shared']}>
          <p className={styles['muted']}>
            {say(
              'Whoever has this address sees release {number}, and always this one. It can be revoked where the site is shared.',
              { number },
            )}
          </p>
          <CopyField
            label={say('Address of release {number}', { number })}
            value={share.data.url}
          />
        </div>
      )}
      {isOpen && (
        <Suspense fallback={<Skeleton height={64} />}>
          <ReleaseDiff siteId={site.id} number={number} />
        </Suspense>
      )}
      <Confirm
        title={
          asked === 'live'
            ? say('Make release {number} live?', { number })
            : say('Copy release {number} to the draft?', { number })
        }
        action={asked === 'live' ? say('Make live') : say('Copy to the draft')}
        isOpen={asked !== null}
        onConfirm={() => {
          if (asked !== null) restore.mutate(asked);
        }}
        onClose={() => setAsked(null)}
      >
        <p>
          {asked === 'live'
            ? say('Visitors see it at once, as it was. The draft stays as it is.')
            : say(
                'The draft becomes what this release was. Visitors notice nothing, and one undo in the editor takes it back.',
              )}
        </p>
      </Confirm>
    </li>
  );
}
