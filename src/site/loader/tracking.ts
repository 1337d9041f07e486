/** Tags and chats: their script comes after the first movement, and only where a site has configured any. */
import type { PageData } from '../page-info';
import { givenConsent } from './consent';
import { firstMovement } from './ready';

export function startTags(): void {
  const data = JSON.parse(document.getElementById('page-data')?.textContent ?? '{}') as PageData;
  const { tracking } = data;
  if (tracking === undefined) return;
  void firstMovement.then(() => {
    const given = () =>
      tracking.policyVersion === null ? null : givenConsent(data.siteId, tracking.policyVersion);
    const consent = given();
    const isStillGiven = () => JSON.stringify(given()) === JSON.stringify(consent);
    if (consent !== null && !consent.analytics && !consent.marketing) return;
    import('../tracking/start-tracking').then(
      ({ startTracking }) => startTracking(tracking.tags, consent, isStillGiven),
      (error: unknown) => console.error(error),
    );
  });
}
