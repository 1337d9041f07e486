import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { CANVAS_ADDRESS } from '../../core/paths/builder-addresses';
import { keepFilesOut } from '../ui/keep-files-out';
import { takeFrame } from './early-frame';
import { CANVAS_READY } from './canvas-ready';

/**
 * A document of its own for a page, on a real address of our origin: the page's width decides its layout, and no style
 * of the editor reaches it. Its content is rendered by the editor's one React root.
 */
export function CanvasFrame(props: {
  title: string;
  lang: string;
  dir: string;
  className?: string | undefined;
  onDocument?: ((document: Document | null) => void) | undefined;
  children: ReactNode;
}) {
  const { title, className, ...content } = props;
  const [target, setTarget] = useState<Document | null>(null);
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  useFrameDocument(frame, setTarget);
  return (
    <>
      <PageFrame {...{ title, className, onFrame: setFrame }} />
      <FrameContent {...content} target={target} />
    </>
  );
}

/** What is rendered into a frame's document, once that is there. */
export function FrameContent(props: {
  target: Document | null;
  lang: string;
  dir: string;
  onDocument?: ((document: Document | null) => void) | undefined;
  children: ReactNode;
}) {
  const { target, lang, dir, onDocument, children } = props;
  useEffect(() => {
    if (target !== null) setLanguage(target.documentElement, lang, dir);
  }, [target, lang, dir]);
  useEffect(() => {
    onDocument?.(target);
    return () => onDocument?.(null);
  }, [target, onDocument]);
  return target !== null && createPortal(children, target.body);
}

/** The frame that is worked in. It may have begun to load with the builder's document, long before React. */
function PageFrame(props: {
  title: string;
  className: string | undefined;
  onFrame: (frame: HTMLIFrameElement | null) => void;
}) {
  const { title, className = '', onFrame } = props;
  const place = useRef<HTMLDivElement>(null);
  const taken = useRef<HTMLIFrameElement>(null);
  useLayoutEffect(() => {
    if (place.current === null) return;
    const frame = takeFrame(place.current);
    taken.current = frame;
    onFrame(frame);
    return () => {
      onFrame(null);
      frame.remove();
    };
  }, [onFrame]);
  useLayoutEffect(() => {
    if (taken.current === null) return;
    taken.current.title = title;
    taken.current.className = className;
  }, [title, className]);
  return <div ref={place} style={{ display: 'contents' }} />;
}

function setLanguage(root: HTMLElement, lang: string, dir: string): void {
  root.lang = lang;
  root.dir = dir;
}

/** Follows a frame's document; another one comes when it is loaded anew. */
function useFrameDocument(
  frame: HTMLIFrameElement | null,
  onDocument: (document: Document) => void,
): void {
  useEffect(() => {
    if (frame === null) return;
    const take = () => takeDocument(frame, onDocument);
    // It may have loaded before.
    take();
    frame.addEventListener('load', take);
    return () => frame.removeEventListener('load', take);
  }, [frame, onDocument]);
}

/** Hands over a frame's document once its styles are there. Asked before it has loaded, a frame would make an empty one. */
export function takeDocument(
  frame: HTMLIFrameElement,
  onDocument: (document: Document) => void,
): void {
  const document = frame.contentDocument;
  // Before the canvas has come a frame shows an empty document of another address.
  if (document?.location.pathname !== CANVAS_ADDRESS) return;
  if (document.defaultView) keepFilesOut(document.defaultView);
  // None yet, where the frame has begun to load and nothing has come.
  const root: HTMLElement | null = document.documentElement;
  if (root?.hasAttribute(CANVAS_READY) === true) return onDocument(document);
  document.addEventListener(CANVAS_READY, () => onDocument(document), { once: true });
}
