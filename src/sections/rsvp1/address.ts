import { pageApiBase } from '../../core/api/page-api';

/** Path of the call below the API's base. */
export const rsvpPath = (siteId: string) => `/sites/form/rsvp/${siteId}/`;

/** Where the form posts to without script. */
export function rsvpAddress(page: { siteId: string; routeBase: string; apiBase?: string }): string {
  return pageApiBase(page) + rsvpPath(page.siteId);
}
