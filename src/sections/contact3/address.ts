import { pageApiBase } from '../../core/api/page-api';

/** Path of the contact call below the API's base. */
export const contactPath = (siteId: string) => `/sites/form/contact/${siteId}/`;

/** Where the form posts to without script. */
export function contactAddress(page: {
  siteId: string;
  routeBase: string;
  apiBase?: string;
}): string {
  return pageApiBase(page) + contactPath(page.siteId);
}
