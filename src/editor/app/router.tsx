/** The builder's addresses (product decision "builder routes"), each loaded when it is opened. */
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
} from '@tanstack/react-router';
import { FailedPage, MissingPage } from './failed-page';

const root = createRootRoute({ component: Outlet, notFoundComponent: MissingPage });

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  component: lazyRouteComponent(() => import('../dashboard/home-page'), 'HomePage'),
});

const setup = createRoute({
  getParentRoute: () => root,
  path: '/setup',
  validateSearch: (search: Record<string, unknown>): { token?: string } =>
    typeof search['token'] === 'string' ? { token: search['token'] } : {},
  component: lazyRouteComponent(() => import('../account/setup-page'), 'SetupPage'),
});

const account = createRoute({
  getParentRoute: () => root,
  path: '/account',
  component: lazyRouteComponent(() => import('../account/account-page'), 'AccountPage'),
});

const site = createRoute({
  getParentRoute: () => root,
  path: '/sites/$siteId',
  component: lazyRouteComponent(() => import('../workspace/workspace-page'), 'WorkspacePage'),
});

/** The site's home page. */
const siteHome = createRoute({ getParentRoute: () => site, path: '/' });
const sitePage = createRoute({ getParentRoute: () => site, path: 'pages/$pageId' });

const inbox = createRoute({
  getParentRoute: () => root,
  path: '/sites/$siteId/inbox',
  component: lazyRouteComponent(() => import('../dashboard/inbox-page'), 'InboxPage'),
});

const releases = createRoute({
  getParentRoute: () => root,
  path: '/sites/$siteId/releases',
  component: lazyRouteComponent(() => import('../dashboard/releases-page'), 'ReleasesPage'),
});

const complaints = createRoute({
  getParentRoute: () => root,
  path: '/operator/complaints',
  component: lazyRouteComponent(() => import('../dashboard/complaints-page'), 'ComplaintsPage'),
});

export const router = createRouter({
  routeTree: root.addChildren([
    home,
    setup,
    account,
    inbox,
    releases,
    complaints,
    site.addChildren([siteHome, sitePage]),
  ]),
  defaultPreload: 'intent',
  defaultErrorComponent: FailedPage,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
