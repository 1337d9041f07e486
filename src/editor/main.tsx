/** The builder's entry: routes, the cache of the server's answers, and the page's styles. */
import '@fontsource-variable/instrument-sans/wght.css';
import './styles/base.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { Fragment, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startAppearance } from './app/appearance';
import { keepWithinPolicy } from './app/policy';
import { preloadSite, queryClient } from './app/queries';
import { preloadScreen, Router } from './app/router';
import { keepFilesOut } from './ui/keep-files-out';
import type { ComponentLanguage } from './words/component-language';
import { chosenLanguage } from './words/interface-language';
import { loadWords } from './words/say';

const firstScreen = preloadScreen(location.pathname);
preloadSite(location.pathname);
keepWithinPolicy();
startAppearance();
keepFilesOut(window);
const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root.');
void start(root);

/** Draws the first screen once it and its words are there. */
async function start(place: HTMLElement): Promise<void> {
  const [Language] = await Promise.all([componentLanguage(), loadWords(), firstScreen]);
  createRoot(place).render(
    <StrictMode>
      <Language>
        <QueryClientProvider client={queryClient}>
          <Router />
        </QueryClientProvider>
      </Language>
    </StrictMode>,
  );
}

/** The library of components speaks the browser's language; only where the interface speaks another it is told so. */
async function componentLanguage(): Promise<typeof Fragment | typeof ComponentLanguage> {
  if (navigator.language.split('-')[0] === chosenLanguage()) return Fragment;
  try {
    return (await import('./words/component-language')).ComponentLanguage;
  } catch {
    // Offline, or an old page: the few words that the library adds stay in the browser's language.
    return Fragment;
  }
}
