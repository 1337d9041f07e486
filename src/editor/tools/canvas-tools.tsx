import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useDraftRecords } from '../editing/draft-hooks';
import { useEditing } from '../editing/editing-context';
import { itemChain } from '../editing/place-of-value';
import { SectionInspector } from '../inspector/section-inspector';
import { CanvasFiles } from '../media/canvas-files';
import { closePanelsByEscape } from '../ui/escape-panel';
import { keepFocus } from '../ui/keep-focus';
import { later } from '../ui/later';
import { dropSecondPresses } from '../ui/second-press';
import { useUi } from '../workspace/ui-state';
import { InsertLines } from './insert-line';
import { ItemTools } from './item-tools';
import { keepCaret } from './keep-caret';
import { keepPlace } from './keep-place';
import { listenForSections } from './section-keys';
import { SectionTools } from './section-tools';
import { TextTools } from './text-tools';
import { TOOLS_ID } from './tools-id';
import { useWarningUntilInput } from './use-warning';

const ValueTool = later(async () => (await import('./value-tool')).ValueTool);

/**
 * The tools of what is selected. They live in the editor's document, over the frame: a page's styles don't reach them,
 * and menus and dialogs work as everywhere else.
 */
export function CanvasTools(props: { canvas: Document; pageId: string; siteId: string }) {
  const { canvas, pageId, siteId } = props;
  const { draft } = useEditing();
  const selected = useUi((ui) => ui.selected);
  const hovered = useUi((ui) => ui.hovered);
  const item = useUi((ui) => ui.item);
  const tool = useUi((ui) => ui.tool);
  const settingsOf = useUi((ui) => ui.settingsOf);
  const parent = `page:${pageId}`;
  const { store } = draft;
  // Tools go with what they belong to: somebody else may remove it.
  const isHere = (id: string | null): id is string =>
    id !== null && store.childIds(parent).includes(id);
  // A finger points at nothing: the selected section stands in.
  const pointed = isHere(hovered) ? hovered : selected;
  useDraftRecords(store, [parent, ...itemChain(item ?? '').map(listOf)], () => [
    store.childIds(parent),
    item !== null && draft.draft.placeOf(item),
  ]);
  useEffect(() => {
    const listening = new AbortController();
    keepCaret(canvas, listening.signal);
    keepPlace(canvas, draft.store, listening.signal);
    keepFocus(document, listening.signal);
    for (const { defaultView: pressed } of [document, canvas]) {
      if (pressed) dropSecondPresses(pressed, listening.signal);
    }
    listenForSections(canvas, draft, listening.signal);
    closePanelsByEscape(document.getElementById('root'), listening.signal);
    return () => listening.abort();
  }, [canvas, draft]);
  useWarningUntilInput(canvas);
  return createPortal(
    <>
      <CanvasFiles {...{ canvas, siteId }} />
      {isHere(pointed) && (
        <InsertLines key={`insert-${pointed}`} {...{ canvas, pageId, id: pointed }} />
      )}
      {isHere(selected) && (
        <SectionTools key={`section-${selected}`} {...{ canvas, pageId, id: selected }} />
      )}
      {item !== null &&
        itemChain(item)
          .filter((key) => draft.draft.placeOf(key) !== undefined)
          .map((key, at, chain) => (
            <ItemTools
              key={`item-${key}`}
              {...{ canvas, itemKey: key }}
              isInner={at === chain.length - 1}
            />
          ))}
      <TextTools />
      {tool !== null && <ValueTool key={`tool-${tool.key}`} {...{ tool, siteId }} />}
      {isHere(settingsOf) && (
        <SectionInspector key={`settings-${settingsOf}`} {...{ id: settingsOf, siteId }} />
      )}
    </>,
    document.getElementById(TOOLS_ID) ?? document.body,
  );
}

/** The list that an item is in. */
function listOf(item: string): string {
  return item.slice(0, item.lastIndexOf('/'));
}
