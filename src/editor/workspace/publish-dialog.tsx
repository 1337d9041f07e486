import { useEffect, useRef, useSyncExternalStore, type RefObject } from 'react';
import type { LiveDraft } from '../live/live-draft';
import type { SiteAnswer } from '../../core/api/site';
import { isAskedFirst } from '../publishing/first-publish';
import { Published, publishedTitle, Refused, Review } from '../publishing/publish-content';
import { Button } from '../ui/button';
import { PopoverDialog } from '../ui/dialog';
import { setSignIn } from './sign-in-state';
import { setUi, useUi } from './ui-state';
import { say, term } from '../words/say';
import styles from './top-bar.module.css';

const TITLES = {
  review: term('Before publishing'),
  refused: term('This can’t go live yet'),
  offline: term('You are offline'),
} as const;

/** `asked`: it is to be published at once, as by a press of the button. */
export type PublishStep = keyof typeof TITLES | 'published' | 'asked';

/** What the button for publishing opens: what would go live, that it has, or why it can't. */
export function PublishDialog(props: {
  live: LiveDraft;
  site: SiteAnswer;
  canvas: Document | null;
  anchor: RefObject<HTMLElement | null>;
  shown: PublishStep | null;
  release: number;
  error: Error | null;
  isPending: boolean;
  onPublish: (note: string) => void;
  onClose: () => void;
}) {
  const { live, site, canvas, anchor, shown, release, error, isPending, onPublish, onClose } =
    props;
  const place = { live, site, canvas };
  const { phase } = useSyncExternalStore(live.subscribe, live.status);
  // Whatever else kept it from going live: first somebody has to be signed in.
  const isSignedOut = phase === 'signedOut' && (shown === 'refused' || shown === 'offline');
  const titleOf = (step: Exclude<PublishStep, 'asked'>) =>
    step === 'published' ? publishedTitle(site) : say(TITLES[step]);
  useEffect(() => {
    if (shown !== 'asked' || useUi.getState().publishing !== 'asked') return;
    setUi({ publishing: null });
    if (phase !== 'online') return onPublish('');
    const isAsked = isAskedFirst(live.draft, site).catch(() => false);
    void isAsked.then((isIt) => (isIt ? setUi({ publishing: 'review' }) : onPublish('')));
  }, [shown, onPublish, phase, live, site]);
  // Its script may come only with the connection that was missed.
  const isBack = useRef(shown === 'offline' && phase === 'online');
  useEffect(() => {
    if (isBack.current) setUi({ publishing: null });
  }, []);
  const isOpen = shown !== null && shown !== 'asked';
  return (
    <PopoverDialog
      label={isSignedOut ? say('You are signed out') : titleOf(isOpen ? shown : 'review')}
      placement="bottom end"
      triggerRef={anchor}
      isOpen={isOpen}
      onOpenChange={(remains) => {
        if (!remains) onClose();
      }}
    >
      {shown === 'published' && <Published {...place} release={release} onLeave={onClose} />}
      {isSignedOut && <SignedOut onLeave={onClose} />}
      {!isSignedOut && shown === 'refused' && error !== null && (
        <Refused {...place} error={error} onLeave={onClose} />
      )}
      {!isSignedOut && shown === 'offline' && <Offline />}
      {shown === 'review' && (
        <Review {...place} isPending={isPending} onPublish={onPublish} onLeave={onClose} />
      )}
    </PopoverDialog>
  );
}

/** Publishing needs the server. */
function Offline() {
  return (
    <div className={styles['offline']}>
      <h2>{say('You are offline')}</h2>
      <p>
        {say(
          'Nothing was published. Your edits are kept on this device and saved by themselves as soon as the connection is back; then press Publish again.',
        )}
      </p>
    </div>
  );
}

function SignedOut({ onLeave }: { onLeave: () => void }) {
  return (
    <div className={styles['offline']}>
      <h2>{say('You are signed out')}</h2>
      <p>{say('Nothing was published. Sign in, then press Publish again.')}</p>
      <Button
        variant="primary"
        onPress={() => {
          onLeave();
          setSignIn({ isOpen: true });
        }}
      >
        {say('Sign in')}
      </Button>
    </div>
  );
}
