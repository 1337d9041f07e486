import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { SiteAnswer } from '../../core/api/site';
import { dirOf } from '../../core/languages/language-code';
import { CanvasFrame } from '../canvas/canvas-frame';
import { CanvasLayer } from '../canvas/canvas-layer';
import { CanvasPage } from '../canvas/canvas-page';
import { useCanvasPageInfo } from '../canvas/canvas-page-info';
import { ThemeStyle } from '../canvas/theme-style';
import {
  EditingProvider,
  type ActiveText,
  type EditableDraft,
  type Editing,
} from '../editing/editing-context';
import { useMedia } from '../app/use-media';
import type { LiveDraft, LiveStatus } from '../live/live-draft';
import { textLength } from '../text/text-length';
import { useOnce } from '../ui/use-once';
import { TOOLS_ID } from '../tools/tools-id';
import { CanvasStage } from './canvas-stage';
import { EmptyPage } from './empty-page';
import { EditorNotice } from './editor-notice';
import {
  AddSection,
  CanvasTools,
  FirstHints,
  MissingSitePage,
  RewriteNotices,
  SeenLink,
  TranslationMarks,
  Watches,
} from './later-parts';
import { Overlays } from './overlays';
import { Rail } from './rail';
import { safeDraft } from './safe-draft';
import { TopBar } from './top-bar';
import { setUi, useUi } from './ui-state';
import { PageSkeleton, WorkspaceSkeleton } from './workspace-skeleton';
import { useCanvasEvents } from './use-canvas-events';
import { useLeaveWarning } from './use-leave-warning';
import { useLoadAhead } from './use-load-ahead';
import { useOpenPage } from './use-open-page';
import { useShortcuts } from './use-shortcuts';
import { whenIdle } from '../ui/when-idle';
import { say } from '../words/say';
import styles from './workspace.module.css';

/**
 * The editor: bar, rail, and the page in the middle. The canvas's document loads while the draft is on its way.
 * @param site undefined while it is asked for
 */
export function Workspace(props: {
  live: LiveDraft;
  site: SiteAnswer | undefined;
  status: LiveStatus;
}) {
  const { live, site, status } = props;
  const { store, siteId } = live;
  const isOpen = site !== undefined && status.phase !== 'loading';
  const [canvas, setCanvas] = useState<Document | null>(null);
  const draft = useMemo(() => safeDraft(live), [live]);
  const language = useUi((ui) => ui.language);
  const pageId = useOpenPage(store, siteId);
  const isMissing = isOpen && pageId === '';
  const shown = language ?? store.draft.primaryLanguage();

  const undo = useCallback(() => takeStep('undo', draft), [draft]);
  const redo = useCallback(() => takeStep('redo', draft), [draft]);
  const editing = useMemo(
    (): Editing => ({
      draft,
      mayEdit: status.mayEdit,
      language,
      onText: (text) => handleText(live, text),
      onUndo: undo,
      onRedo: redo,
    }),
    [draft, status.mayEdit, language, live, undo, redo],
  );
  // Whoever is quicker than the browser's first pause waits for the tools, not the page for them.
  const isAtRest = useIsAtRest(isOpen ? canvas : null);
  const isChosen = useUi((ui) => ui.selected !== null);
  const hasTools = useOnce(isAtRest || isChosen);
  const wasAdding = useOnce(useUi((ui) => ui.addAt) !== null);
  useCanvasEvents(canvas);
  const save = useCallback(() => live.flush(), [live]);
  useShortcuts({ canvas, undo, redo, save });
  useLeaveWarning(live);
  useTopOf(pageId, canvas);
  useLoadAhead();
  const info = useCanvasPageInfo({
    store,
    siteId,
    pageId,
    language: shown,
    media: useMedia(siteId),
  });
  // Choosing a section renders the page and its tools, and nothing of what stands around them.
  const around = useMemo(
    () =>
      site !== undefined && status.phase !== 'loading' ? (
        <>
          <TopBar {...{ live, site, status, pageId, undo, redo, canvas }} />
          <Rail {...{ live, site, pageId, canvas }} />
        </>
      ) : (
        <WorkspaceSkeleton name={site?.name} />
      ),
    [live, site, status, pageId, undo, redo, canvas],
  );

  return (
    <EditingProvider value={editing}>
      <div
        className={styles['workspace']}
        {...(isOpen ? {} : { 'aria-busy': true, 'aria-label': say('Loading the editor') })}
      >
        {around}
        {hasTools && canvas !== null && !isMissing && <FirstHints {...{ pageId, canvas }} />}
        {isMissing && (
          <CanvasStage>
            <MissingSitePage siteId={siteId} />
          </CanvasStage>
        )}
        {!isMissing && (
          <CanvasStage>
            <CanvasFrame
              title={say('Page canvas')}
              lang={shown}
              dir={dirOf(shown)}
              className={styles['frame']}
              onDocument={setCanvas}
            >
              {isOpen && (
                <>
                  <CanvasPage {...{ info, pageId }} />
                  <CanvasLayer people={live.people} />
                  {hasTools && canvas !== null && (
                    <div className="canvas-layer">
                      <RewriteNotices canvas={canvas} />
                    </div>
                  )}
                </>
              )}
            </CanvasFrame>
            {isOpen ? (
              <EmptyPage pageId={pageId} />
            ) : (
              <PageSkeleton isUnreachable={status.message !== ''} />
            )}
            {isOpen && canvas !== null && (
              <OnCanvas {...{ live, canvas, pageId, hasTools, mayEdit: status.mayEdit }} />
            )}
            {language !== undefined && canvas !== null && (
              <TranslationMarks {...{ canvas, store, language }} />
            )}
          </CanvasStage>
        )}
        {site !== undefined && isOpen && (
          <>
            <div id={TOOLS_ID} role="region" aria-label={say('Tools on the page')} />
            <div id="inspector" className={styles['inspector']} />
            <EditorNotice status={status} />
            {hasTools && <Watches {...{ live, pageId, canvas }} />}
            {wasAdding && <AddSection {...{ pageId, info, canvas }} />}
            <Overlays {...{ live, site, pageId, canvas, info }} />
          </>
        )}
      </div>
    </EditingProvider>
  );
}

function takeStep(kind: 'undo' | 'redo', draft: EditableDraft): void {
  const target = draft[kind]();
  if (target !== undefined) setUi({ step: { kind, target } });
}

/** What works on the canvas's document: its theme and the tools. */
function OnCanvas(props: {
  live: LiveDraft;
  canvas: Document;
  pageId: string;
  hasTools: boolean;
  mayEdit: boolean;
}) {
  const { live, canvas, pageId, hasTools, mayEdit } = props;
  const { store, siteId } = live;
  return (
    <>
      <ThemeStyle store={store} target={canvas} />
      {hasTools &&
        (mayEdit ? (
          <CanvasTools {...{ canvas, pageId, siteId }} />
        ) : (
          <SeenLink {...{ canvas, siteId }} />
        ))}
    </>
  );
}

/** Another page opens at its top, as for visitors. The first one is there already, and isn't laid out for it. */
function useTopOf(pageId: string, canvas: Document | null): void {
  const shown = useRef('');
  useLayoutEffect(() => {
    if (shown.current !== '' && shown.current !== pageId)
      canvas?.defaultView?.scrollTo({ top: 0, behavior: 'instant' });
    shown.current = pageId;
  }, [canvas, pageId]);
}

/** Whether the page has been shown and the browser had a moment since. */
function useIsAtRest(canvas: Document | null): boolean {
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => {
    if (canvas === null) return;
    return whenIdle(() => setAtRest(true));
  }, [canvas]);
  return isAtRest;
}

function handleText(live: LiveDraft, text: ActiveText): void {
  const { text: current, warned } = useUi.getState();
  const { isFocused, message } = text.state;
  if (isFocused) {
    textLength.set(text.state.length);
    // Nothing is rendered for a key that only changes the length.
    if (!isAlike(current, text)) setUi({ text });
  } else if (current?.element === text.element) setUi({ text: null, lastText: text.key });
  if (message !== '') setUi({ warned: text });
  else if (warned?.element === text.element) setUi({ warned: null });
  live.people.moveTo(isFocused ? (text.element.dataset['at'] ?? '') : '');
}

function isAlike(one: ActiveText | null, other: ActiveText): boolean {
  const { isFocused, counter, message, max } = other.state;
  return (
    one?.element === other.element &&
    one.key === other.key &&
    one.state.isFocused === isFocused &&
    one.state.counter === counter &&
    one.state.message === message &&
    one.state.max === max
  );
}
