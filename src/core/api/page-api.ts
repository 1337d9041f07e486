import { normaliseRouteBase } from '../links/site-address';
import { API_BASE } from './client';

/** Where a published page's calls go: to its own host, or to the address that a static export was given. */
export function pageApiBase(page: { routeBase: string; apiBase?: string }): string {
  return page.apiBase ?? normaliseRouteBase(page.routeBase) + API_BASE;
}
