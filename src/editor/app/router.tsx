/** Shows what the open address leads to, each screen loaded when it is opened. */
import {
  Component,
  startTransition,
  Suspense,
  use,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { FailedPage, MissingPage } from './failed-page';
import { onNavigation, ParamsContext, preloadWith } from './navigation';
import { matchAddress, type Pattern } from '../../core/paths/builder-addresses';

interface Screen {
  name: string;
  Content: ComponentType;
  load: () => Promise<unknown>;
}

/** A screen whose script comes when it is opened. One that is here already is drawn at once, without a pause before it. */
function screen(name: string, load: () => Promise<ComponentType>): Screen {
  let loaded: ComponentType | undefined;
  let loading: Promise<ComponentType> | undefined;
  const loadOnce = (): Promise<ComponentType> => {
    loading ??= load().then(
      (content) => (loaded = content),
      (error: unknown) => {
        // The next attempt asks again.
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  const Content = () => {
    const Loaded = loaded ?? use(loadOnce());
    return <Loaded />;
  };
  return { name, Content, load: loadOnce };
}

const site = screen(
  'workspace-page',
  async () => (await import('../workspace/workspace-page')).WorkspacePage,
);

const SCREENS: Readonly<Record<Pattern, Screen>> = {
  '/': screen('home-page', async () => (await import('../dashboard/home-page')).HomePage),
  '/setup': screen('setup-page', async () => (await import('../account/setup-page')).SetupPage),
  '/sign-in': screen(
    'sign-in-page',
    async () => (await import('../account/sign-in-page')).SignInPage,
  ),
  '/sign-up': screen(
    'sign-up-page',
    async () => (await import('../account/sign-up-page')).SignUpPage,
  ),
  '/account': screen(
    'account-page',
    async () => (await import('../account/account-page')).AccountPage,
  ),
  // One screen, so that it stays when another page is opened.
  '/sites/$siteId': site,
  '/sites/$siteId/pages/$pageId': site,
  // The same with a panel open.
  '/sites/$siteId/sections': site,
  '/sites/$siteId/pages': site,
  '/sites/$siteId/theme': site,
  '/sites/$siteId/languages': site,
  '/sites/$siteId/media': site,
  '/sites/$siteId/settings': site,
  '/sites/$siteId/inbox': screen(
    'inbox-page',
    async () => (await import('../dashboard/inbox-page')).InboxPage,
  ),
  '/sites/$siteId/releases': screen(
    'releases-page',
    async () => (await import('../dashboard/releases-page')).ReleasesPage,
  ),
  '/sites/new': screen(
    'new-site-page',
    async () => (await import('../dashboard/new-site-page')).NewSitePage,
  ),
  '/sites/$siteId/domains': screen(
    'domains-page',
    async () => (await import('../dashboard/domains-page')).DomainsPage,
  ),
  '/operator': screen(
    'operator-page',
    async () => (await import('../dashboard/operator-page')).OperatorPage,
  ),
  '/operator/sites': screen(
    'operated-sites-page',
    async () => (await import('../dashboard/operated-sites-page')).OperatedSitesPage,
  ),
  '/operator/audit': screen(
    'audit-page',
    async () => (await import('../dashboard/audit-page')).AuditPage,
  ),
  '/operator/complaints': screen(
    'complaints-page',
    async () => (await import('../dashboard/complaints-page')).ComplaintsPage,
  ),
};

/** Loads what an address needs. A failure shows when the screen is opened. */
export async function preloadScreen(address: string): Promise<void> {
  const place = matchAddress(address);
  await (place && SCREENS[place.pattern].load().catch(() => undefined));
}

preloadWith(preloadScreen);

export function Router() {
  const [path, setPath] = useState(location.pathname);
  useEffect(() => {
    // What was there stays until the next screen is here.
    const follow = () => startTransition(() => setPath(location.pathname));
    follow();
    return onNavigation(follow);
  }, []);
  const place = matchAddress(path);
  if (place === undefined) return <MissingPage />;
  const { name, Content } = SCREENS[place.pattern];
  return (
    <ParamsContext value={place.params}>
      {/* What belongs to one site, or failed, doesn't stay for the next. */}
      <ErrorBoundary key={`${name} ${place.params.siteId ?? ''}`}>
        <Suspense fallback={null}>
          <Content />
        </Suspense>
      </ErrorBoundary>
    </ParamsContext>
  );
}

class ErrorBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: undefined as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return <FailedPage error={error} reset={() => this.setState({ error: undefined })} />;
  }
}
