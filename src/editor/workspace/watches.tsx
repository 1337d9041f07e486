import { useEffect } from 'react';
import { useAccount } from '../app/queries';
import type { LiveDraft } from '../live/live-draft';
import { DeletedNotice } from './deleted-notice';
import { useExampleMarks } from './use-example-marks';
import { useKeptPlace } from './use-kept-place';
import { useShowStep } from './use-show-step';
import { setSignIn } from './sign-in-state';
import { useSiteOfNow } from './use-site-of-now';
import { useWhyNotConnected } from './use-why-not-connected';

/** What is watched while somebody edits: who they are, what they undo, what others take away or publish, why the connection is gone. */
export function Watches(props: { live: LiveDraft; pageId: string; canvas: Document | null }) {
  const { live, pageId, canvas } = props;
  const { data: account } = useAccount();
  useEffect(() => {
    if (account) setSignIn({ email: account.email });
  }, [account]);
  useWhyNotConnected(live);
  useSiteOfNow(live);
  useShowStep(live.draft, canvas);
  useKeptPlace(canvas);
  useExampleMarks(live, canvas);
  return <DeletedNotice {...{ live, pageId }} />;
}
