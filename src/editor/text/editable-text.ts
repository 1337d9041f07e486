/**
 * A text that is edited where it stands (spec section 5). The element belongs to this class alone: React made it and
 * never touches what is inside. Every input is carried out here on the text itself, so that a limit, a line break or a
 * paste is the same in every browser; only an input method writes by itself, and is read when it has finished.
 */
import { commitText, plainText, restoreTypedSpaces } from '../../core/text/commit-text';
import { isBlank } from '../../core/text/is-blank';
import { countCharacters } from '../../core/text/count-characters';
import { counterState, type CounterState } from '../../core/text/counter';
import { diffText, moveIndex } from '../../core/text/diff-text';
import { insertWithinLimit } from '../../core/text/insert-within-limit';
import {
  readElement,
  readSelection,
  rangeIn,
  writeElement,
  writeSelection,
  type TextRange,
} from './dom-text';
import { deletedRange } from './deleted-range';
import { markEmpty } from './empty-mark';
import { rebaseText } from './rebase';
import { addText, removeText } from './text-events';
import { say, term } from '../words/say';

/** Spec section 5. */
export const REQUIRED_MESSAGE = term('This field is required');

export interface TextState {
  length: number;
  max: number;
  counter: CounterState;
  isFocused: boolean;
  /** 'This field is required', until the next input or click. */
  message: string;
}

export interface TextBinding {
  max: number;
  /** Paragraphs keep the spaces at their beginning; titles and labels lose them (case C04). */
  isMultiline: boolean;
  /** What stands there while it is empty. */
  hint: string;
  /** Whether visitors see nothing where it is empty: its hint takes no room either. */
  isOptional: boolean;
  read(): string;
  write(text: string): void;
  /** Whether it may not be left empty now. */
  isRequired(): boolean;
  /** Sends what was written. */
  flush(): void;
  undo(): void;
  redo(): void;
  onState(state: TextState): void;
}

export class EditableText {
  readonly element: HTMLElement;
  readonly #binding: TextBinding;
  /** What the element shows; during composition: what it showed before. */
  #shown: string;
  #before = '';
  #isComposing = false;
  #isEnterOfComposition = false;
  #isRefused = false;
  #isFocused = false;
  /** Whether anything was typed since the focus came: only then is leaving an edit. */
  #hasTyped = false;
  #message = '';
  #lastChange = 0;

  constructor(element: HTMLElement, binding: TextBinding) {
    this.element = element;
    this.#binding = binding;
    this.#shown = binding.read();
    this.#before = this.#shown;
    writeElement(element, this.#shown);
    this.#markEmpty(this.#shown);
    addText(this);
  }

  /** The document has changed: shows it, unless an input method is at work. */
  refresh(): void {
    if (this.#isComposing) return;
    const text = this.#binding.read();
    if (text === this.#shown) return;
    const change = diffText(this.#shown, text);
    const selection = this.#isFocused ? readSelection(this.element) : null;
    this.#lastChange = change.index + change.insert.length;
    this.#show(text);
    if (selection) {
      writeSelection(
        this.element,
        moveIndex(selection.start, change),
        moveIndex(selection.end, change),
      );
    }
    this.#report();
  }

  /** Focuses the text with the caret where it last changed. */
  focusAtChange(): void {
    this.element.focus({ preventScroll: true });
    writeSelection(this.element, Math.min(this.#lastChange, this.#shown.length));
  }

  /** Takes in what an input method has written so far: the page is about to go away. */
  settle(): void {
    if (this.#isComposing) this.#takeComposed();
  }

  destroy(): void {
    if (this.#isFocused) {
      this.settle();
      // What is taken away is not always blurred.
      this.#isFocused = false;
      this.#report();
    }
    this.clearMessage();
    removeText(this);
  }

  /** An event of the element, or of something in it. */
  handle(event: Event): void {
    switch (event.type) {
      case 'focus':
        return this.#handleFocus();
      case 'blur':
        return this.#handleBlur();
      case 'pointerdown':
        return this.clearMessage();
      case 'keydown':
        return this.#handleKey(event as KeyboardEvent);
      case 'keyup':
        // A button is pressed when the key comes up.
        if ((event as KeyboardEvent).key === ' ' && this.element.closest('button'))
          event.preventDefault();
        return;
      case 'beforeinput':
        return this.#handleBeforeInput(event as InputEvent);
      case 'input':
        return this.#handleInput();
      case 'compositionstart':
        this.#isComposing = true;
        return;
      case 'compositionend':
        return this.#takeComposed();
      case 'paste':
        event.preventDefault();
        return this.#insert(
          plainText((event as ClipboardEvent).clipboardData?.getData('text/plain') ?? ''),
        );
      case 'dragover':
        refuseDrop(event as DragEvent);
        return;
      case 'drop':
        event.preventDefault();
    }
  }

  #handleFocus(): void {
    this.#isFocused = true;
    this.#before = this.#shown;
    this.#hasTyped = false;
    this.#isRefused = false;
    this.#report();
  }

  #handleBlur(): void {
    this.settle();
    this.#isFocused = false;
    const { isMultiline } = this.#binding;
    const kept = commitText(this.#shown, { isMultiline });
    if (kept === '' && this.#binding.isRequired()) {
      if (this.#before !== this.#shown) this.#set(this.#before);
      // Where that came to nothing, what the text stood in was removed.
      if (this.#binding.read() === this.#before) this.#message = say(REQUIRED_MESSAGE);
    } else if (this.#hasTyped && kept !== this.#shown) this.#set(kept);
    this.#binding.flush();
    this.#report();
  }

  #handleKey(event: KeyboardEvent): void {
    // 229: the key belongs to an input method. Its Enter chooses a candidate (case C02).
    const isComposed = event.isComposing || event.keyCode === 229;
    this.#isEnterOfComposition = isComposed && event.key === 'Enter';
    if (isComposed) return;
    const isCommand = event.ctrlKey || event.metaKey;
    const key = event.key.toLowerCase();
    if (isCommand && !event.altKey) {
      if (key === 'b' || key === 'i' || key === 'u') event.preventDefault();
      else if (key === 'z' || key === 'y') {
        event.preventDefault();
        event.stopPropagation();
        if (key === 'y' || event.shiftKey) this.#binding.redo();
        else this.#binding.undo();
      }
      return;
    }
    if (event.key === 'Escape') this.element.blur();
    // Inside a button these two press it, and never reach the text.
    if ((event.key === ' ' || event.key === 'Enter') && this.element.closest('button')) {
      event.preventDefault();
      this.#insert(event.key === ' ' ? ' ' : '\n');
    }
  }

  #handleBeforeInput(event: InputEvent): void {
    const { inputType } = event;
    if (this.#isComposing || event.isComposing || inputType === 'insertCompositionText') return;
    event.preventDefault();
    if (inputType === 'historyUndo') return this.#binding.undo();
    if (inputType === 'historyRedo') return this.#binding.redo();
    if (inputType === 'insertLineBreak' || inputType === 'insertParagraph') {
      if (!this.#isEnterOfComposition) this.#insert('\n', this.#targetOf(event));
      return;
    }
    if (inputType === 'insertFromDrop' || inputType === 'deleteByDrag') return;
    if (inputType.startsWith('insert')) {
      const data = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
      return this.#insert(plainText(data), this.#targetOf(event));
    }
    if (inputType.startsWith('delete')) {
      const target = this.#targetOf(event);
      const range =
        target && target.start < target.end
          ? target
          : deletedRange(this.#shown, target ?? this.#selection(), inputType);
      this.#replace(range, '');
    }
  }

  /** An input that could not be taken over: an input method's, or one that a browser does not announce. */
  #handleInput(): void {
    if (!this.#isComposing) return this.#takeComposed();
    const typed = readElement(this.element);
    this.#markEmpty(typed);
    this.clearMessage();
    this.#report(typed);
  }

  #takeComposed(): void {
    this.#isComposing = false;
    const selection = readSelection(this.element);
    const typed = restoreTypedSpaces(
      this.#shown,
      plainText(readElement(this.element)),
      selection?.end,
    );
    const { index, remove, insert } = diffText(this.#shown, typed, selection?.end);
    const limited = insertWithinLimit(
      this.#shown,
      index,
      index + remove,
      insert,
      this.#binding.max,
    );
    const current = this.#binding.read();
    const text = rebaseText(this.#shown, limited.text, current, limited.caret);
    const caret = moveIndex(limited.caret, diffText(limited.text, text));
    this.#isRefused = limited.isCut;
    this.#hasTyped = true;
    this.#message = '';
    this.#set(text);
    if (this.#isFocused)
      writeSelection(
        this.element,
        selection && !limited.isCut && text === typed ? selection.end : caret,
      );
    this.#report();
  }

  #insert(text: string, range: TextRange | null = null): void {
    if (text !== '') this.#replace(range ?? this.#selection(), text);
  }

  #replace({ start, end }: TextRange, insert: string): void {
    const result = insertWithinLimit(this.#shown, start, end, insert, this.#binding.max);
    this.#isRefused = result.isCut;
    this.#hasTyped = true;
    this.#message = '';
    this.#lastChange = result.caret;
    this.#set(result.text);
    this.#report();
    // Last, for it lays out the page: what the report changes is in the same layout.
    writeSelection(this.element, result.caret);
  }

  /** Shows a text and writes it into the document. */
  #set(text: string): void {
    const hasChanged = text !== this.#binding.read();
    this.#show(text);
    if (hasChanged) this.#binding.write(text);
  }

  #show(text: string): void {
    this.#shown = text;
    writeElement(this.element, text);
    this.#markEmpty(text);
  }

  #selection(): TextRange {
    const { length } = this.#shown;
    return readSelection(this.element) ?? { start: length, end: length };
  }

  #targetOf(event: InputEvent): TextRange | null {
    const [range] = event.getTargetRanges?.() ?? [];
    return range === undefined ? null : rangeIn(this.element, range);
  }

  #markEmpty(text: string): void {
    markEmpty(this.element, isBlank(text), this.#binding);
  }

  /** The message stands until the next input or click, wherever on the page that is. */
  clearMessage(): void {
    if (this.#message === '') return;
    this.#message = '';
    this.#report();
  }

  #report(text = this.#shown): void {
    const { max } = this.#binding;
    const length = countCharacters(text);
    this.#binding.onState({
      length,
      max,
      counter: this.#isRefused ? 'max' : counterState(length, max),
      isFocused: this.#isFocused,
      message: this.#message,
    });
  }
}

function refuseDrop(event: DragEvent): void {
  event.preventDefault();
  if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
}
