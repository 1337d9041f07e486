import './canvas-icons';
import { memo, useEffect, useMemo, useState } from 'react';
import { PageProvider, type PageInfo } from '../../parts/page-context';
import { PartsProvider } from '../../parts/parts';
import { SectionProvider, type SectionInfo } from '../../parts/section-context';
import { views } from '../../sections/views';
import { themeFields, type Theme } from '../../core/document/records';
import type { Fields } from '../../core/fields/field';
import { anchorId } from '../../core/links/site-address';
import { useDraftRecord } from '../editing/draft-hooks';
import { useDraftSource } from '../editing/draft-source';
import { useEditing } from '../editing/editing-context';
import { editingParts } from '../editing/editing-parts';
import { useUi } from '../workspace/ui-state';
import { CanvasWidgets } from './canvas-widgets';
import { usePageLayout, type CanvasSection } from './page-layout';
import { say } from '../words/say';

/** With more sections than this those out of view are left out of the layout (canvas.css). */
const LONG_PAGE = 40;

/** The page as it will be published, with the same elements, ids and landmarks, and texts that can be written in. */
export const CanvasPage = memo(function CanvasPage(props: { info: PageInfo; pageId: string }) {
  const { info, pageId } = props;
  const { draft } = useEditing();
  const { header, main, footer } = usePageLayout(draft.store, pageId);
  const theme = useDraftRecord<Theme>(draft.store, 'theme', themeFields);
  const count = useGrowing(pageId, main.length);
  const show = (section: CanvasSection) => (
    <CanvasSectionElement
      key={section.id}
      {...section}
      colorMode={section.colorMode || theme.colorMode}
      orientation={section.orientation || theme.orientation}
    />
  );
  return (
    <PageProvider value={info}>
      <PartsProvider value={editingParts}>
        {header && <header>{show(header)}</header>}
        <main id="main" data-long={main.length > LONG_PAGE ? '' : undefined}>
          {main.slice(0, count).map(show)}
        </main>
        {footer && <footer>{show(footer)}</footer>}
        <CanvasWidgets />
      </PartsProvider>
    </PageProvider>
  );
});

/** So many sections of a page are more than a screen holds. */
const FIRST = 8;

/** How many of a page's sections are shown: those in view at once, all others right after their frame. */
function useGrowing(pageId: string, length: number): number {
  const [whole, setWhole] = useState<string | null>(null);
  const isWhole = whole === pageId || length <= FIRST;
  // A page that is there stays whole, however many are added.
  if (isWhole && whole !== pageId) setWhole(pageId);
  useEffect(() => {
    if (isWhole) return;
    // In one go, a fifth of a second for hundreds: in steps each would be styled, laid out and painted by itself, and all
    // would be there half as late again.
    // Asked for in a frame, React renders it right after that; a timer would wait for the browser's next pause.
    const request = requestAnimationFrame(() => setWhole(pageId));
    return () => cancelAnimationFrame(request);
  }, [pageId, isWhole]);
  return isWhole ? length : FIRST;
}

const NO_FIELDS: Fields = {};

interface SectionProps extends Omit<CanvasSection, 'colorMode' | 'orientation'> {
  colorMode: SectionInfo['colorMode'];
  orientation: SectionInfo['orientation'];
}

const CanvasSectionElement = memo(function CanvasSectionElement(props: SectionProps) {
  const { id, section, isHidden, titleLevel, colorMode, orientation } = props;
  // Asked here, for choosing one of hundreds must render two.
  const isSelected = useUi((ui) => ui.selected === id);
  const { draft, language } = useEditing();
  const { store } = draft;
  const definition = store.draft.catalogue.get(section);
  const fields = definition?.fields ?? NO_FIELDS;
  const source = useDraftSource({ store, component: id, fields, language });
  const info = useMemo(
    (): SectionInfo => ({ id, section, colorMode, orientation, titleLevel, source }),
    [id, section, colorMode, orientation, titleLevel, source],
  );
  const View = views.get(section);
  return (
    <section
      id={anchorId(id)}
      data-section={section}
      data-at={id}
      data-color-mode={colorMode}
      data-orientation={orientation}
      data-status={isHidden ? 'hidden' : undefined}
      data-selected={isSelected ? '' : undefined}
      data-unknown={View === undefined ? '' : undefined}
      tabIndex={-1}
    >
      {isHidden && <span className="canvas-hidden">{say('Hidden')}</span>}
      {View === undefined ? (
        <p>
          {say(
            'This version of Plinth doesn’t know the section “{section}”. It is kept as it is.',
            { section },
          )}
        </p>
      ) : (
        <SectionProvider value={info}>
          <View />
        </SectionProvider>
      )}
    </section>
  );
});
