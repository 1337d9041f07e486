import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { Component } from '../../core/document/document';
import { themeFields, type Theme } from '../../core/document/records';
import { dirOf } from '../../core/languages/language-code';
import { CANVAS_ADDRESS } from '../../core/paths/builder-addresses';
import { PageProvider, type PageInfo } from '../../parts/page-context';
import { PartsProvider } from '../../parts/parts';
import { views } from '../../sections/views';
import { SectionElement } from '../../site/section-element';
import { useDraftRecord } from '../editing/draft-hooks';
import { useEditing } from '../editing/editing-context';
import { isOnPhone } from '../ui/phone';
import { makeTurns, useTurn } from '../ui/turns';
import { useSeenWidth } from '../ui/use-seen-width';
import { FrameContent, takeDocument } from './canvas-frame';
import { exampleInfo, exampleParts } from './example-parts';
import { ThemeStyle } from './theme-style';

interface DrawingProps {
  /** What it is a picture of. */
  title: string;
  info: PageInfo;
  components: readonly Component[];
  /** The window in which they are drawn before they are made small, px. */
  size: { width: number; height: number };
  /** What is different there than on a page. */
  css: string;
}

/** A drawing that can't be finished keeps others waiting no longer than this. */
const LONGEST_TURN_MS = 3000;

/** Nobody points at anything there: places for what is not there yet show as on a section that is looked at. */
const PLACES = '[data-loose] { opacity: 1 !important; }';

/** Each drawing is a document of its own: all of them at once would keep a dialog from answering. */
const drawings = makeTurns(2);

/** Sections as they look in the site's theme, drawn small by their own views once they come into view. */
export function DrawnPicture(props: DrawingProps & { className?: string; children?: ReactNode }) {
  const { className, children, ...drawing } = props;
  const { size } = drawing;
  const { ref, width, isSeen, isNear } = useSeenWidth<HTMLSpanElement>();
  // A phone has no room for the documents of pictures that are out of sight.
  const isWanted = width > 0 && (isOnPhone() ? isNear : isSeen);
  const { hasTurn, end } = useTurn(drawings, isWanted);
  return (
    // Its height is known before anything is drawn: nothing moves when it is.
    <span ref={ref} {...{ className }} style={{ aspectRatio: `${size.width} / ${size.height}` }}>
      {children}
      {hasTurn && <Drawing {...drawing} scale={width / size.width} onDrawn={end} />}
    </span>
  );
}

function Drawing(props: DrawingProps & { scale: number; onDrawn: () => void }) {
  const { title, info, components, size, css, scale, onDrawn } = props;
  const { draft } = useEditing();
  const [target, setTarget] = useState<Document | null>(null);
  const theme = useDraftRecord<Theme>(draft.store, 'theme', themeFields);
  const page = useMemo(() => exampleInfo(info), [info]);
  const told = useRef(onDrawn);
  useEffect(() => {
    const tell = () => told.current();
    if (target !== null) return tell();
    const timer = setTimeout(tell, LONGEST_TURN_MS);
    return () => clearTimeout(timer);
  }, [target]);
  return (
    <>
      <iframe
        onLoad={({ currentTarget }) => takeDocument(currentTarget, setTarget)}
        src={CANVAS_ADDRESS}
        title={title}
        style={{
          inlineSize: size.width,
          blockSize: size.height,
          transform: `scale(${scale})`,
          // Without a connection it would show the browser's error page.
          visibility: target === null ? 'hidden' : 'visible',
        }}
        // Nothing in it can be reached.
        tabIndex={-1}
        aria-hidden
        inert
      />
      <FrameContent target={target} lang={info.language} dir={dirOf(info.language)}>
        <style>{PLACES + css}</style>
        <PageProvider value={page}>
          <PartsProvider value={exampleParts}>
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
      </FrameContent>
      {target !== null && <ThemeStyle store={draft.store} target={target} />}
    </>
  );
}
