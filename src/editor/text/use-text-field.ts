/** A text of the draft in an input of a panel, with the rules of a text on the page. */
import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type CompositionEvent,
  type DragEvent,
  type RefCallback,
} from 'react';
import { moveIndex } from '../../core/text/diff-text';
import { differencesOf } from '../../core/text/text-delta';
import { useDraftText } from '../editing/draft-hooks';
import { useEditing } from '../editing/editing-context';
import { DraftText, type TextPlace } from './draft-text';
import { isFormatKey } from './format-key';
import { rebaseText } from './rebase';
import { TextEntry } from './text-entry';

type TextInput = HTMLInputElement | HTMLTextAreaElement;

interface Selection {
  start: number;
  end: number;
  direction: 'forward' | 'backward' | 'none';
}

/**
 * @param place the same object as long as it is the same text
 * @param ownLanguage by default the one that is written in
 */
export function useTextField(place: TextPlace, ownLanguage?: string) {
  const editing = useEditing();
  const language = ownLanguage ?? editing.language;
  const { store } = editing.draft;
  const text = useMemo(
    () => new DraftText(place, { ...editing, language }),
    [place, editing, language],
  );
  const entry = useMemo(() => new TextEntry(text), [text]);
  const input = useRef<TextInput>(null);
  /** Where the caret belongs once what changed is shown. */
  const selection = useRef<Selection>(null);
  /** What an input method has written so far, or '' for a required text that is empty for a moment. */
  const [typed, setTyped] = useState<string | null>(null);
  /** What the draft held when an input method began. */
  const composed = useRef<string>(null);
  const [, setVersion] = useState(0);
  const report = () => setVersion((version) => version + 1);
  // Followed, and read as it would be written.
  useDraftText(store, text.key, language);
  const shown = typed ?? text.read();

  useLayoutEffect(() => {
    const next = selection.current;
    selection.current = null;
    const element = input.current;
    if (next === null || element === null || document.activeElement !== element) return;
    element.setSelectionRange(next.start, next.end, next.direction);
  });

  const isWriting = useRef(false);
  useEffect(
    () =>
      store.subscribe(text.key, (delta) => {
        const element = input.current;
        if (isWriting.current || composed.current !== null || element === null) return;
        const now = text.read();
        if (now === element.value) return;
        setTyped(null);
        const changes = differencesOf(element.value, now, delta?.());
        const move = (index: number | null) => changes.reduce(moveIndex, index ?? 0);
        selection.current = {
          start: move(element.selectionStart),
          end: move(element.selectionEnd),
          direction: element.selectionDirection ?? 'none',
        };
      }),
    [store, text],
  );

  const { message } = entry.state(shown);
  useEffect(() => {
    if (message === '') return;
    const listening = new AbortController();
    const { signal } = listening;
    const clear = () => entry.clearMessage() && report();
    for (const name of ['pointerdown', 'beforeinput'])
      document.addEventListener(name, clear, { signal, capture: true });
    // A press on the page is one in another document.
    window.addEventListener('blur', clear, { signal });
    return () => listening.abort();
  }, [entry, message]);

  const write = (next: string, caret: number, isExact: boolean) => {
    isWriting.current = true;
    entry.write(next, caret);
    isWriting.current = false;
    const kept = text.read();
    setTyped(kept === next ? null : next);
    if (!isExact) selection.current = { start: caret, end: caret, direction: 'none' };
    report();
  };

  return {
    text,
    shown,
    state: entry.state(shown),
    onChange(value: string) {
      if (composed.current !== null) return setTyped(value);
      const limited = entry.take(shown, value, input.current?.selectionEnd ?? value.length);
      write(limited.text, limited.caret, limited.text === value);
    },
    onFocus() {
      entry.focus(shown);
      report();
    },
    onBlur() {
      isWriting.current = true;
      entry.blur(shown);
      isWriting.current = false;
      setTyped(null);
      report();
    },
    inputProps: {
      ref: ((element) => {
        input.current = element;
      }) as RefCallback<TextInput>,
      onKeyDown: (event: Parameters<typeof isFormatKey>[0] & { preventDefault: () => void }) => {
        if (isFormatKey(event) || (text.isLine && event.key === 'Enter')) event.preventDefault();
      },
      onDragOver: refuseDrop,
      onDrop: refuseDrop,
      onCompositionStart: () => {
        composed.current = text.read();
      },
      onCompositionEnd: ({ currentTarget }: CompositionEvent<TextInput>) => {
        const before = composed.current ?? '';
        composed.current = null;
        const { value, selectionEnd } = currentTarget;
        const limited = entry.take(before, value, selectionEnd ?? value.length);
        const theirs = differencesOf(before, text.read(), undefined);
        const result = rebaseText(before, limited.text, theirs, limited.caret);
        write(result.text, result.caret, result.text === value);
      },
    },
  };
}

function refuseDrop(event: DragEvent): void {
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}
