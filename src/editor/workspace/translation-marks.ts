/** While a translation is written, marks the texts of the page that are missing or outdated in it. */
import { useEffect } from 'react';
import type { DraftStore } from '../../core/draft/draft-store';
import { directionOf } from '../../core/text/direction-of';
import { listTexts, translationState } from '../../core/translation/texts';
import { editPath } from '../editing/edit-path';
import { say } from '../words/say';

/** Pause after a change before the marks follow, ms. */
const PAUSE_MS = 200;

/**
 * A missing text shows its original, faintly, where its translation will stand; so the page keeps its shape. It is laid out by
 * its own words, as visitors see it until it is translated.
 */
const STYLES = `
[data-field][data-translation] { outline: 1.5px dashed color-mix(in oklab, #b26a00 75%, transparent); outline-offset: 3px; }
[data-field][data-translation='outdated'] { outline-style: dotted; }
[data-field][data-translation='missing'][data-empty] { position: static !important; opacity: 1 !important; }
[data-field][data-translation='missing'][data-empty][data-original-dir='ltr'] { direction: ltr; }
[data-field][data-translation='missing'][data-empty][data-original-dir='rtl'] { direction: rtl; }
[data-field][data-translation='missing'][data-empty]::before { all: unset; content: attr(data-original); opacity: 0.55; white-space: pre-wrap; pointer-events: none; }
`;

/** Marks stand on the elements from outside: React and the editable texts know nothing of them. */
export function TranslationMarks(props: { canvas: Document; store: DraftStore; language: string }) {
  const { canvas, store, language } = props;
  useEffect(() => {
    const style = canvas.createElement('style');
    style.textContent = STYLES;
    canvas.head.append(style);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const mark = () => {
      const texts = new Map(listTexts(store.draft).map((text) => [editPath(text.key), text]));
      for (const element of canvas.querySelectorAll<HTMLElement>('[data-field][data-at]')) {
        const text = texts.get(element.dataset['at'] ?? '');
        const state = text && translationState(store.draft, language, text);
        if (text === undefined || state === undefined || state === 'done') {
          clear(element);
          continue;
        }
        if (element.dataset['translation'] !== state) {
          element.dataset['translation'] = state;
          element.title =
            state === 'missing'
              ? say('Not translated: visitors see the original')
              : say('The original has changed since this was translated');
        }
        if (element.dataset['original'] === text.source) continue;
        element.dataset['original'] = text.source;
        element.dataset['originalDir'] = directionOf(text.source);
      }
    };
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(mark, PAUSE_MS);
    };
    const observer = new MutationObserver(soon);
    observer.observe(canvas.body, { childList: true, subtree: true });
    const end = store.subscribeAll(soon);
    mark();
    return () => {
      end();
      observer.disconnect();
      clearTimeout(timer);
      style.remove();
      for (const element of canvas.querySelectorAll('[data-translation]')) clear(element);
    };
  }, [canvas, store, language]);
  return null;
}

function clear(element: Element): void {
  if (!element.hasAttribute('data-translation')) return;
  element.removeAttribute('data-translation');
  element.removeAttribute('title');
  element.removeAttribute('data-original');
  element.removeAttribute('data-original-dir');
}
