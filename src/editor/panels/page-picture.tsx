import { useMemo, useState } from 'react';
import * as Y from 'yjs';
import { Draft } from '../../core/draft/draft';
import { applyEdit } from '../../core/draft/edits/edit';
import { readDocument } from '../../core/draft/read-document';
import { themeFields, type Theme } from '../../core/document/records';
import { dirOf } from '../../core/languages/language-code';
import { liveParts } from '../../parts/live-parts';
import { PageProvider, type PageInfo } from '../../parts/page-context';
import { PartsProvider } from '../../parts/parts';
import { catalogue } from '../../sections/catalogue';
import type { PageTemplate } from '../../sections/page-templates/page-template';
import { views } from '../../sections/views';
import { SectionElement } from '../../site/section-element';
import { CanvasFrame } from '../canvas/canvas-frame';
import { ThemeStyle } from '../canvas/theme-style';
import { useDraftRecord } from '../editing/draft-hooks';
import { useEditing } from '../editing/editing-context';
import { templateHeader } from './template-edits';
import { useSeenWidth } from '../ui/use-seen-width';
import styles from './add-page.module.css';

/** Width at which a page is drawn before it is made small, px. */
const DRAWN_WIDTH = 1200;
/** A picture shows the page from its top, as high as this, px. */
const DRAWN_HEIGHT = 1500;

/** A hero is as high as its window, which here is the whole picture: it would hide all that follows. */
const LOW_HERO = '[data-section] > * { min-block-size: 0 !important; }';

/** A page as it will look when it is added, drawn by its sections' own views in the site's theme. */
export function PagePicture({ template, info }: { template: PageTemplate; info: PageInfo }) {
  const { ref, width, isSeen } = useSeenWidth<HTMLSpanElement>();
  return (
    <span ref={ref} className={styles['picture']}>
      {isSeen && width > 0 && <Drawing {...{ template, info }} scale={width / DRAWN_WIDTH} />}
    </span>
  );
}

function Drawing(props: { template: PageTemplate; info: PageInfo; scale: number }) {
  const { template, info, scale } = props;
  const { draft } = useEditing();
  const [target, setTarget] = useState<Document | null>(null);
  const theme = useDraftRecord<Theme>(draft.store, 'theme', themeFields);
  const components = useMemo(() => componentsOf(draft.draft, template), [draft, template]);
  return (
    <>
      <CanvasFrame
        title={template.name}
        lang={info.language}
        dir={dirOf(info.language)}
        style={{
          inlineSize: DRAWN_WIDTH,
          blockSize: DRAWN_HEIGHT,
          transform: `scale(${scale})`,
        }}
        onDocument={setTarget}
        isPicture
      >
        <PageProvider value={{ ...info, mode: 'preview' }}>
          <style>{LOW_HERO}</style>
          <PartsProvider value={liveParts}>
            {components.map((component, index) => {
              const View = views.get(component.section);
              return (
                View && (
                  <SectionElement
                    key={component.id}
                    {...{ component, theme, View }}
                    titleLevel={index === 0 ? 1 : 2}
                  />
                )
              );
            })}
          </PartsProvider>
        </PageProvider>
      </CanvasFrame>
      {target !== null && <ThemeStyle store={draft.store} target={target} />}
    </>
  );
}

/** The template's sections with their content, from a draft of their own. */
function componentsOf(site: Draft, template: PageTemplate) {
  const draft = new Draft(new Y.Doc(), catalogue);
  applyEdit(draft, { edit: 'addLanguage', code: 'en' });
  applyEdit(draft, { edit: 'addPage', id: 'page', values: { path: '/' } });
  for (const { section, data } of [templateHeader(site, template), ...template.sections]) {
    // A template is plain data.
    applyEdit(draft, { edit: 'addSection', page: 'page', section, data: data as never });
  }
  return readDocument(draft).pages[0]?.components ?? [];
}
