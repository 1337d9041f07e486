/** The builder's entry: routes, the cache of the server's answers, and the page's styles. */
import '@fontsource-variable/instrument-sans/wght.css';
import './styles/base.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { createRoot } from 'react-dom/client';
import { startAppearance } from './app/appearance';
import { keepWithinPolicy } from './app/policy';
import { preloadSite, queryClient } from './app/queries';
import { preloadScreen, Router } from './app/router';
import { loadWords } from './words/say';

preloadScreen(location.pathname);
preloadSite(location.pathname);
keepWithinPolicy();
startAppearance();
const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root.');
// English needs no download: it is drawn at once.
void loadWords().then(() =>
  createRoot(root).render(
    <StrictMode>
      <I18nProvider locale={document.documentElement.lang}>
        <QueryClientProvider client={queryClient}>
          <Router />
        </QueryClientProvider>
      </I18nProvider>
    </StrictMode>,
  ),
);
