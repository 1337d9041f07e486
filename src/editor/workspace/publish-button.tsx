import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useId, useRef } from 'react';
import { ApiError } from '../../core/api/client';
import type { ReleaseAnswer } from '../../core/api/release';
import type { SiteAnswer } from '../../core/api/site';
import type { FieldError } from '../../core/errors';
import { api, fieldErrorsOf, messageOf } from '../app/api';
import type { LiveDraft } from '../live/live-draft';
import { Button } from '../ui/button';
import { PopoverDialog } from '../ui/dialog';
import { placeName } from './place-name';
import { revealPlace } from './reveal';
import { useUnpublished } from './use-unpublished';
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
  const unpublished = useUnpublished(live, site);
  const { mutate, isPending, error, data, reset } = useMutation({
    mutationFn: async () => {
      (document.activeElement as HTMLElement | null)?.blur();
      (canvas?.activeElement as HTMLElement | null)?.blur();
      await live.saved();
      return api.post<ReleaseAnswer>(`/sites/${site.id}/publish`, {});
    },
    onSuccess: async (release) => {
      unpublished.clear(release.number);
      await client.invalidateQueries({ queryKey: ['site', site.id] });
      await client.invalidateQueries({ queryKey: ['sites'] });
      await client.invalidateQueries({ queryKey: ['releases', site.id] });
    },
  });
  const mayPublish = site.right === 'publish' || site.right === 'own';
  if (!mayPublish) return null;
  return (
    <div ref={anchor}>
      <Button
        variant="primary"
        isDisabled={isPending}
        aria-describedby={description}
        onPress={() => mutate()}
      >
        Publish
        {unpublished.count > 0 && <span aria-hidden="true">{unpublished.count}</span>}
      </Button>
      <span id={description} hidden>
        {describe(unpublished.count, site.currentRelease)}
      </span>
      <PopoverDialog
        label={error === null ? 'Your site is live' : 'This can’t go live yet'}
        placement="bottom end"
        triggerRef={anchor}
        isOpen={error !== null || data !== undefined}
        onOpenChange={(isOpen) => {
          if (!isOpen) reset();
        }}
      >
        {error === null ? (
          <Published site={site} release={data?.number ?? 0} />
        ) : (
          <Refused {...{ live, site, canvas, error }} onLeave={reset} />
        )}
      </PopoverDialog>
    </div>
  );
}

function describe(count: number, release: number | null): string {
  if (count > 0) return `${count} ${count === 1 ? 'change' : 'changes'} not published`;
  return release === null ? 'Not published yet' : `Release ${release} is live`;
}

function Published({ site, release }: { site: SiteAnswer; release: number }) {
  return (
    <div className={styles['refusals']}>
      <h2>Your site is live</h2>
      <p>
        Release {release} is what visitors see now. Earlier releases can be restored at any time.
      </p>
      <a href={site.url} target="_blank" rel="noopener">
        {new URL(site.url).host}
      </a>
    </div>
  );
}

function Refused(props: {
  live: LiveDraft;
  site: SiteAnswer;
  canvas: Document | null;
  error: Error;
  onLeave: () => void;
}) {
  const { live, site, canvas, error, onLeave } = props;
  const navigate = useNavigate();
  const places = fieldErrorsOf(error);
  const show = async ({ path }: FieldError) => {
    onLeave();
    const segments = path.split('.');
    const page = live.draft.placeOf(segments[0] ?? '')?.page;
    if (page !== undefined) {
      await navigate({
        to: '/sites/$siteId/pages/$pageId',
        params: { siteId: site.id, pageId: page },
      });
    }
    revealPlace(canvas, segments);
  };
  return (
    <div className={styles['refusals']}>
      <h2>This can’t go live yet</h2>
      <p>
        {places.length > 0
          ? 'Mend these places, then publish again. Nothing has changed for visitors.'
          : error instanceof ApiError
            ? messageOf(error)
            : error.message}
      </p>
      <ul>
        {places.map((place) => (
          <li key={`${place.path} ${place.message}`} className={styles['refusal']}>
            <span>
              {place.message}
              <small>{placeName(live.draft, place.path)}</small>
            </span>
            <Button onPress={() => void show(place)}>Show</Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
