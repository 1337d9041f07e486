/** Marks the texts on the page that nobody has written yet: those of a template or a new section. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { IsExample } from '../../core/checks/example-texts';
import { listTexts } from '../../core/translation/texts';
import { siteQuery } from '../app/queries';
import { editPath } from '../editing/edit-path';
import type { LiveDraft } from '../live/live-draft';
import { loadIsExample } from '../publishing/load-is-example';
import { whenIdle } from '../ui/when-idle';
import { say } from '../words/say';
import { useUi } from './ui-state';

/** Pause after a change before the marks follow, ms. */
const PAUSE_MS = 300;

/** In the colour of the text itself, so that it is seen on every ground and never louder than the words. */
const STYLES = `[data-example] { text-decoration: underline dotted 1.5px; text-underline-offset: 0.25em; }`;

/** Marks stand on the elements from outside: React and the editable texts know nothing of them. */
export function useExampleMarks(
  { siteId, store }: Pick<LiveDraft, 'siteId' | 'store'>,
  canvas: Document | null,
): void {
  const isPrimary = useUi((ui) => ui.language === undefined);
  const { data: site } = useQuery(siteQuery(siteId));
  const release = site?.currentRelease;
  const [isExample, setIsExample] = useState<IsExample>();
  useEffect(() => {
    if (release === undefined) return;
    // The page is there to be written on first.
    return whenIdle(() => {
      loadIsExample({ currentRelease: release }).then(
        (loaded) => setIsExample(() => loaded),
        console.warn,
      );
    });
  }, [release]);
  useEffect(() => {
    if (canvas === null || isExample === undefined || !isPrimary) return;
    const style = canvas.createElement('style');
    style.textContent = STYLES;
    canvas.head.append(style);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const mark = () => {
      const examples = new Set(
        listTexts(store.draft).flatMap(({ key, source }) =>
          isExample(source) ? [editPath(key)] : [],
        ),
      );
      for (const element of canvas.querySelectorAll<HTMLElement>('[data-field][data-at]')) {
        const isMarked = element.dataset['example'] !== undefined;
        if (examples.has(element.dataset['at'] ?? '') !== isMarked) {
          if (isMarked) clear(element);
          else setMark(element);
        }
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
      for (const element of canvas.querySelectorAll('[data-example]')) clear(element);
    };
  }, [canvas, store, isExample, isPrimary]);
}

function setMark(element: HTMLElement): void {
  const name = say('Example text');
  element.dataset['example'] = '';
  element.title = name;
  element.setAttribute('aria-description', name);
}

function clear(element: Element): void {
  for (const name of ['data-example', 'title', 'aria-description']) element.removeAttribute(name);
}
