import { useEffect } from 'react';
import type { LiveDraft } from '../live/live-draft';

/** Leaving while something is not acknowledged: it is sent at once, and the browser asks. */
export function useLeaveWarning(live: LiveDraft): void {
  useEffect(() => {
    const handleLeave = (event: BeforeUnloadEvent) => {
      live.flush();
      if (!live.isSaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', handleLeave);
    return () => window.removeEventListener('beforeunload', handleLeave);
  }, [live]);
}
