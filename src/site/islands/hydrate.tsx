/** Gives a section's island in the page its React component, with the same surroundings that the server gave it. */
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { isolatedNumbers } from '../../parts/isolated-numbers';
import type { VisitorWords } from '../../core/words/visitor';
import { LiveButton } from '../../parts/button/button';
import { LiveInput } from '../../parts/input/input';
import type { IslandSection } from '../../parts/island';
import { liveSource } from '../../parts/live-source';
import { PageProvider, type PageInfo } from '../../parts/page-context';
import { PartsProvider, type PartSet } from '../../parts/parts';
import { SectionProvider, type SectionInfo } from '../../parts/section-context';
import { LiveText } from '../../parts/text';
import type { PageData } from '../page-info';

/** The parts that islands use; all of them would be several times as much script. */
const islandParts: Partial<PartSet> = { Text: LiveText, Button: LiveButton, Input: LiveInput };

/** Hydrates an element; done when its handlers are there and its first effects have settled. */
export function hydrateSection(
  element: HTMLElement,
  Component: ComponentType,
  words: VisitorWords,
): Promise<void> {
  // Both were written by this program's own renderer.
  const written = JSON.parse(element.dataset['sectionInfo'] ?? '{}') as IslandSection;
  const { data, foreign, ...info } = written;
  const source = liveSource(data, (path) => foreign?.[path]);
  const section = { ...info, source } as SectionInfo;
  return hydrate(
    element,
    <PartsProvider value={islandParts}>
      <SectionProvider value={section}>
        <Component />
      </SectionProvider>
    </PartsProvider>,
    words,
  );
}

/** Hydrates a widget, which stands in no section. */
export function hydrateWidget(
  element: HTMLElement,
  Component: ComponentType,
  words: VisitorWords,
): Promise<void> {
  return hydrate(element, <Component />, words);
}

function hydrate(element: HTMLElement, content: ReactNode, words: VisitorWords): Promise<void> {
  return new Promise((resolve, reject) => {
    hydrateRoot(
      element,
      <PageProvider value={islandPage(words)}>
        {content}
        <Started run={resolve} />
      </PageProvider>,
      { onUncaughtError: reject },
    );
  });
}

/** Runs once the island's first effects, and what they changed, are on the page. */
function Started({ run }: { run: () => void }) {
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => {
    if (isSettled) run();
    else setIsSettled(true);
  }, [isSettled, run]);
  return null;
}

/** The page as its islands know it. */
function islandPage(words: VisitorWords): PageInfo {
  const text = document.getElementById('page-data')?.textContent ?? '{}';
  const page = JSON.parse(text) as PageData;
  return {
    ...page,
    siteLogo: { onLight: '', onDark: '' },
    numbers: isolatedNumbers,
    languages: [],
    navigation: {
      header: [],
      footer: [],
      privacy: { name: '', link: '', showInFooter: false },
      bar: {
        isFixed: false,
        activeStyle: 'line_bottom',
        alignment: 'right',
        languageMenuLayout: 'full',
      },
    },
    extraLinksLabel: '',
    media: {},
    events: [],
    hasCookieSettings: false,
    words,
  };
}
