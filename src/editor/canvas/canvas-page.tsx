import './canvas-icons';
import { memo, useMemo } from 'react';
import { PageProvider, type PageInfo } from '../../parts/page-context';
import { PartsProvider } from '../../parts/parts';
import { SectionProvider, type SectionInfo } from '../../parts/section-context';
import { views } from '../../sections/views';
import { themeFields, type Theme } from '../../core/document/records';
import { anchorId } from '../../core/links/site-address';
import { lookKeys, readLook } from '../../core/draft/read-document';
import { useDraftRecord, useDraftRecords } from '../editing/draft-hooks';
import { draftSource } from '../editing/draft-source';
import { useEditing } from '../editing/editing-context';
import { editingParts } from '../editing/editing-parts';
import { CanvasWidgets } from './canvas-widgets';
import { usePageLayout, type CanvasSection } from './page-layout';

/** With more sections than this those out of view are left out of the layout (canvas.css). */
const LONG_PAGE = 40;

/** The page as it will be published, with the same elements, ids and landmarks, and texts that can be written in. */
export function CanvasPage(props: { info: PageInfo; pageId: string; selected: string | null }) {
  const { info, pageId, selected } = props;
  const { draft } = useEditing();
  const { header, main, footer } = usePageLayout(draft.store, pageId);
  const show = (section: CanvasSection) => (
    <CanvasSectionElement key={section.id} {...section} isSelected={section.id === selected} />
  );
  return (
    <PageProvider value={info}>
      <PartsProvider value={editingParts}>
        {header && <header>{show(header)}</header>}
        <main id="main" data-long={main.length > LONG_PAGE ? '' : undefined}>
          {main.map(show)}
        </main>
        {footer && <footer>{show(footer)}</footer>}
        <CanvasWidgets />
      </PartsProvider>
    </PageProvider>
  );
}

interface SectionProps extends CanvasSection {
  isSelected: boolean;
}

const CanvasSectionElement = memo(function CanvasSectionElement(props: SectionProps) {
  const { id, section, isHidden, titleLevel, isSelected } = props;
  const { draft, language } = useEditing();
  const { store } = draft;
  const theme = useDraftRecord<Theme>(store, 'theme', themeFields);
  const look = useDraftRecords(store, lookKeys(id), () => readLook(store.draft, id));
  const orientation = look.orientation || theme.orientation;
  const definition = store.draft.catalogue.get(section);
  const info = useMemo(
    (): SectionInfo => ({
      id,
      section,
      colorMode: look.colorMode || theme.colorMode,
      orientation,
      titleLevel,
      source: draftSource({ store, component: id, fields: definition?.fields ?? {}, language }),
    }),
    [
      id,
      section,
      look.colorMode,
      theme.colorMode,
      orientation,
      titleLevel,
      store,
      definition,
      language,
    ],
  );
  const View = views.get(section);
  return (
    <section
      id={anchorId(id)}
      data-section={section}
      data-at={id}
      data-color-mode={look.colorMode || theme.colorMode}
      data-orientation={orientation}
      data-status={isHidden ? 'hidden' : undefined}
      data-selected={isSelected ? '' : undefined}
      data-unknown={View === undefined ? '' : undefined}
      tabIndex={-1}
    >
      {View === undefined ? (
        <p>This version of Plinth doesn’t know the section “{section}”. It is kept as it is.</p>
      ) : (
        <SectionProvider value={info}>
          <View />
        </SectionProvider>
      )}
    </section>
  );
});
