/** What pointer and keys mean in the canvas: choosing sections and items, opening tools; never following links. */
import { useEffect } from 'react';
import { setUi, useUi, type ToolTarget } from './ui-state';

const TOOLS: readonly string[] = ['link', 'icon', 'picture', 'entry'];

export function useCanvasEvents(canvas: Document | null): void {
  useEffect(() => {
    if (canvas === null) return;
    const listening = new AbortController();
    const on = <Name extends keyof DocumentEventMap>(
      name: Name,
      handle: (event: DocumentEventMap[Name]) => void,
    ) => canvas.addEventListener(name, handle, { signal: listening.signal, capture: true });
    on('click', handleClick);
    on('submit', (event) => event.preventDefault());
    on('pointerover', (event) => {
      isUnheeded = placeOf(event) === restsAt;
      if (!isUnheeded) point(event);
    });
    on('pointermove', (event) => {
      if (followPointer(event) && (isUnheeded || useUi.getState().hovered === null)) point(event);
    });
    // Over the editor's own it moves as well: what goes away there leaves the page under a pointer at rest.
    document.addEventListener('pointermove', followPointer, { signal: listening.signal });
    on('focusin', ({ target }) => {
      const element = elementOf(target);
      choose(element);
      setUi({ item: itemOf(element) });
    });
    on('keydown', (event) => {
      const element = elementOf(event.target);
      const isPressed = event.key === 'Enter' || event.key === ' ';
      if (isPressed && element?.matches('[data-edits]')) {
        event.preventDefault();
        openTool(element);
      }
    });
    return () => listening.abort();
  }, [canvas]);
  useMark(
    canvas,
    'data-hovered',
    useUi((ui) => ui.hovered),
  );
}

/** Marks a section's root; React doesn't know of it, so that pointing renders nothing. */
function useMark(canvas: Document | null, name: string, id: string | null): void {
  useEffect(() => {
    const root =
      id === null ? null : canvas?.querySelector(`[data-section][data-at="${CSS.escape(id)}"]`);
    root?.setAttribute(name, '');
    return () => root?.removeAttribute(name);
  }, [canvas, name, id]);
}

function handleClick(event: MouseEvent): void {
  const element = elementOf(event.target);
  // Spec section 2: in editing mode link clicks are prevented.
  if (element?.closest('a[href]')) event.preventDefault();
  choose(element);
  setUi({ item: itemOf(element) });
  const tool = element?.closest('[data-edits]');
  if (tool) openTool(tool);
}

function choose(element: Element | null): void {
  const section = element?.closest<HTMLElement>('[data-section]');
  const id = section?.dataset['at'] ?? null;
  if (id !== null && useUi.getState().selected !== id) setUi({ selected: id });
  else if (element?.tagName === 'BODY' || element?.tagName === 'HTML') setUi({ selected: null });
}

/** Where on the screen the pointer has last come to rest. */
let restsAt = '';
/** Something has come under a pointer at rest, as a page scrolls or a dialog goes: it counts once the pointer moves. */
let isUnheeded = false;

const placeOf = ({ screenX, screenY }: PointerEvent): string => `${screenX} ${screenY}`;

/** @returns whether the pointer is elsewhere than before */
function followPointer(event: PointerEvent): boolean {
  const before = restsAt;
  restsAt = placeOf(event);
  return restsAt !== before;
}

function point({ target, pointerType }: PointerEvent): void {
  isUnheeded = false;
  // A finger chooses with its tap: tools that came under it before would take the tap.
  if (pointerType === 'touch') return;
  const element = elementOf(target);
  const hovered = element?.closest<HTMLElement>('[data-section]')?.dataset['at'] ?? null;
  const item = itemOf(element);
  const ui = useUi.getState();
  if (ui.hovered !== hovered) setUi({ hovered });
  if (item !== null && ui.item !== item) setUi({ item });
}

/** The outermost list item around an element: its handles hold those of the lists inside. */
function itemOf(element: Element | null): string | null {
  return element?.closest<HTMLElement>('[data-item-key]')?.dataset['itemKey'] ?? null;
}

function openTool(element: Element): void {
  const { edits, key } = (element as HTMLElement).dataset;
  if (edits !== undefined && key !== undefined && TOOLS.includes(edits)) {
    setUi({ tool: { kind: edits as ToolTarget['kind'], key, element } });
  }
}

/** A target may be of the frame's document, whose classes are not ours: no `instanceof`. */
function elementOf(target: EventTarget | null): Element | null {
  const node = target as Node | null;
  if (node === null || node.nodeType === undefined) return null;
  return node.nodeType === 1 ? (node as Element) : node.parentElement;
}
