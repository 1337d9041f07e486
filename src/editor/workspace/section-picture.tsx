import { useEffect, useMemo, useRef, useState } from 'react';
import * as Y from 'yjs';
import type { SectionDefinition } from '../../core/catalogue/section';
import { Draft } from '../../core/draft/draft';
import { applyEdit } from '../../core/draft/edits/edit';
import { readDocument } from '../../core/draft/read-document';
import { themeFields, type Theme } from '../../core/document/records';
import { dirOf } from '../../core/languages/language-code';
import { liveParts } from '../../parts/live-parts';
import { PageProvider, type PageInfo } from '../../parts/page-context';
import { PartsProvider } from '../../parts/parts';
import { SectionElement } from '../../site/section-element';
import { views } from '../../sections/views';
import { CanvasFrame } from '../canvas/canvas-frame';
import { ThemeStyle } from '../canvas/theme-style';
import { useDraftRecord } from '../editing/draft-hooks';
import { useEditing } from '../editing/editing-context';
import { isOnPhone } from '../ui/phone';
import { useSeenWidth } from '../ui/use-seen-width';
import { say } from '../words/say';
import styles from './add-section.module.css';

/** Width at which a section is drawn before it is made small, px. */
const DRAWN_WIDTH = 1200;
/** Height over width of a picture whose definition names none. */
const RATIO = 0.3;
/** A picture is never higher than this part of its width: what follows below is more of the same. */
const MAX_RATIO = 0.66;

/**
 * A section as it will look when it is added: the catalogue's picture at once, over it the section drawn by its own view
 * in the site's theme.
 */
export function SectionPicture(props: {
  definition: SectionDefinition;
  info: PageInfo;
  /** Address of the catalogue's picture; empty where it has none. */
  picture: string;
}) {
  const { definition, info, picture } = props;
  const { ref, width, isSeen } = useSeenWidth<HTMLSpanElement>();
  const [drawn, setDrawn] = useState<number | null>(null);
  // The catalogue's own pictures must do there: many frames are too much for a phone.
  const isDrawn = isSeen && (picture === '' || !isOnPhone());
  const ratio = drawn ?? Math.min(definition.thumbnailRatio ?? RATIO, MAX_RATIO);
  const scale = width / DRAWN_WIDTH;
  return (
    <span ref={ref} className={styles['picture']} style={{ aspectRatio: `1 / ${ratio}` }}>
      {picture !== '' && <img src={picture} alt="" loading="lazy" data-under={drawn !== null} />}
      {isDrawn && scale > 0 && (
        <Drawing
          {...{ definition, info, scale }}
          height={DRAWN_WIDTH * (definition.thumbnailRatio ?? RATIO)}
          onDrawn={(height) => setDrawn(Math.min(height / DRAWN_WIDTH, MAX_RATIO))}
        />
      )}
    </span>
  );
}

function Drawing(props: {
  definition: SectionDefinition;
  info: PageInfo;
  scale: number;
  height: number;
  /** Tells how high it turned out. */
  onDrawn: (height: number) => void;
}) {
  const { definition, info, scale, height, onDrawn } = props;
  const { draft } = useEditing();
  const [target, setTarget] = useState<Document | null>(null);
  const theme = useDraftRecord<Theme>(draft.store, 'theme', themeFields);
  const component = useMemo(() => newComponent(definition), [definition]);
  const View = views.get(definition.name);
  const told = useRef(onDrawn);
  useEffect(() => {
    const root = target?.querySelector('[data-section]');
    if (!root) return;
    const observer = new ResizeObserver(() => told.current(root.getBoundingClientRect().height));
    observer.observe(root);
    return () => observer.disconnect();
  }, [target]);
  if (component === undefined || View === undefined) return null;
  return (
    <>
      <CanvasFrame
        title={say(definition.label)}
        lang={info.language}
        dir={dirOf(info.language)}
        style={{ inlineSize: DRAWN_WIDTH, blockSize: height, transform: `scale(${scale})` }}
        onDocument={setTarget}
        isPicture
      >
        <PageProvider value={{ ...info, mode: 'preview' }}>
          <PartsProvider value={liveParts}>
            <SectionElement {...{ component, theme, View }} titleLevel={2} />
          </PartsProvider>
        </PageProvider>
      </CanvasFrame>
      {target !== null && <ThemeStyle store={draft.store} target={target} />}
    </>
  );
}

/** The section with the content that it starts with. */
function newComponent(definition: SectionDefinition) {
  const draft = new Draft(new Y.Doc(), new Map([[definition.name, definition]]));
  applyEdit(draft, { edit: 'addLanguage', code: 'en' });
  applyEdit(draft, { edit: 'addPage', id: 'page', values: { path: '/' } });
  applyEdit(draft, { edit: 'addSection', id: 'section', page: 'page', section: definition.name });
  return readDocument(draft).pages[0]?.components[0];
}
