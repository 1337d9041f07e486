/**
 * A text that is edited where it stands (spec section 5). The element belongs to this class alone: React made it and
 * never touches what is inside. Every input is carried out here on the text itself, so that a limit, a line break or a
 * paste is the same in every browser; only an input method writes by itself, and is read when it has finished.
 */
import { plainText, restoreTypedSpaces } from '../../core/text/commit-text';
import { moveIndex, type TextDifference } from '../../core/text/diff-text';
import { isBlank } from '../../core/text/is-blank';
import { differencesOf, type TextDelta } from '../../core/text/text-delta';
import {
  readElement,
  readSelection,
  rangeIn,
  writeElement,
  writeSelection,
  type TextRange,
} from './dom-text';
import { isFormatKey } from './format-key';
import { deletedRange } from './deleted-range';
import { markEmpty } from './empty-mark';
import { rebaseText } from './rebase';
import { TextEntry, type TextBinding, type TextState } from './text-entry';
import { addText, removeText } from './text-events';

export interface ElementBinding extends TextBinding {
  /** What stands there while it is empty. */
  hint: string;
  /** Whether visitors see nothing where it is empty: its hint takes no room either. */
  isOptional: boolean;
  undo(): void;
  redo(): void;
  onState(state: TextState): void;
}

export class EditableText {
  readonly element: HTMLElement;
  readonly #binding: ElementBinding;
  readonly #entry: TextEntry;
  /** What the element shows; during composition: what it showed before. */
  #shown: string;
  /** What the document held last: what is shown, but for a required text that is empty for a moment. */
  #held: string;
  /** What others did since the composition began. */
  #meanwhile: TextDifference[] = [];
  #isComposing = false;
  #isEnterOfComposition = false;
  #lastChange = 0;

  constructor(element: HTMLElement, binding: ElementBinding) {
    this.element = element;
    this.#binding = binding;
    this.#entry = new TextEntry(binding);
    this.#shown = binding.read();
    this.#held = this.#shown;
    writeElement(element, this.#shown);
    this.#markEmpty(this.#shown);
    addText(this);
  }

  /**
   * The document has changed: shows it, unless an input method is at work.
   * @param delta how, where that is known
   */
  refresh(delta?: () => TextDelta | undefined): void {
    const text = this.#binding.read();
    const held = this.#held;
    this.#held = text;
    if (this.#isComposing) {
      if (held === this.#shown || this.#meanwhile.length > 0)
        this.#meanwhile.push(...differencesOf(held, text, delta?.()));
      return;
    }
    if (text === this.#shown || text === held) return;
    const { isFocused } = this.#entry;
    const changes = differencesOf(this.#shown, text, isFocused ? delta?.() : undefined);
    const selection = isFocused ? readSelection(this.element) : null;
    const last = changes.at(-1);
    if (last) this.#lastChange = last.index + last.insert.length;
    this.#show(text);
    if (selection) {
      const start = changes.reduce(moveIndex, selection.start);
      const end = changes.reduce(moveIndex, selection.end);
      if (selection.isBackward) writeSelection(this.element, end, start);
      else writeSelection(this.element, start, end);
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
    // What is taken away is not always blurred.
    if (this.#entry.isFocused) this.settle();
    if (this.#entry.end()) this.#report();
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
        this.#meanwhile = [];
        return;
      case 'compositionend':
        return this.#takeComposed();
      case 'paste':
        event.preventDefault();
        return this.#insert((event as ClipboardEvent).clipboardData?.getData('text/plain') ?? '');
      case 'dragover':
        refuseDrop(event as DragEvent);
        return;
      case 'drop':
        event.preventDefault();
    }
  }

  #handleFocus(): void {
    this.#entry.focus(this.#shown);
    this.#report();
  }

  #handleBlur(): void {
    this.settle();
    const kept = this.#entry.blur(this.#shown);
    if (kept !== this.#shown) this.#show(kept);
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
      if (isFormatKey(event)) event.preventDefault();
      else if (key === 'z' || key === 'y') {
        event.preventDefault();
        event.stopPropagation();
        if (key === 'y' || event.shiftKey) this.#binding.redo();
        else this.#undo();
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
    if (inputType === 'historyUndo') return this.#undo();
    if (inputType === 'historyRedo') return this.#binding.redo();
    if (inputType === 'insertLineBreak' || inputType === 'insertParagraph') {
      if (!this.#isEnterOfComposition) this.#insert('\n', this.#targetOf(event));
      return;
    }
    if (inputType === 'insertFromDrop' || inputType === 'deleteByDrag') return;
    if (inputType.startsWith('insert')) {
      const data = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
      return this.#insert(data, this.#targetOf(event));
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
    const limited = this.#entry.take(this.#shown, typed, selection?.end);
    const meanwhile = this.#meanwhile.splice(0);
    const { text, caret } = rebaseText(this.#shown, limited.text, meanwhile, limited.caret);
    this.#set(text, caret);
    if (this.#entry.isFocused)
      writeSelection(
        this.element,
        selection && !limited.isCut && text === typed ? selection.end : caret,
      );
    this.#report();
  }

  #insert(text: string, range: TextRange | null = null): void {
    if (text !== '') this.#replace(range ?? this.#selection(), text);
  }

  #replace(range: TextRange, insert: string): void {
    const { length } = this.#shown;
    // A required text that is empty for a moment is about to be written anew.
    const isRewrite =
      this.#shown !== this.#held || (length > 0 && range.start === 0 && range.end === length);
    const result = this.#entry.put(this.#shown, range, insert);
    this.#lastChange = result.caret;
    this.#set(result.text, result.caret, isRewrite && result.text !== this.#shown);
    this.#report();
    // Last, for it lays out the page: what the report changes is in the same layout.
    writeSelection(this.element, result.caret);
  }

  /** Shows a text and writes it into the document. */
  #set(text: string, caret: number, isRewrite = false): void {
    this.#show(text);
    this.#entry.write(text, caret, isRewrite);
    this.#held = this.#binding.read();
  }

  /** A required text that is empty for a moment is not written so: it comes back. */
  #undo(): void {
    if (this.#shown === this.#held) return this.#binding.undo();
    this.#show(this.#held);
    writeSelection(this.element, this.#held.length);
    this.#report();
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
    if (this.#entry.clearMessage()) this.#report();
  }

  #report(text = this.#shown): void {
    this.#binding.onState(this.#entry.state(text));
  }
}

function refuseDrop(event: DragEvent): void {
  event.preventDefault();
  if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
}
