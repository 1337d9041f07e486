/**
 * The rules of a text that an owner writes, the same on the page and in a panel: its limit and the warnings near it, what
 * may not be left empty, and what goes into the draft when.
 */
import { commitText, lineText, plainText } from '../../core/text/commit-text';
import { countCharacters } from '../../core/text/count-characters';
import { counterState, type CounterState } from '../../core/text/counter';
import { diffText } from '../../core/text/diff-text';
import { insertWithinLimit, type LimitedInsertion } from '../../core/text/insert-within-limit';
import { isBlank } from '../../core/text/is-blank';
import { say, term } from '../words/say';

const REQUIRED_MESSAGE = term('This field is required');

export interface TextState {
  length: number;
  max: number;
  counter: CounterState;
  isFocused: boolean;
  /** 'This field is required', until the next input or click. */
  message: string;
}

/** A text in the draft. */
export interface TextBinding {
  max: number;
  /** Paragraphs keep the spaces at their beginning; titles and labels lose them (case C04). */
  isMultiline: boolean;
  /** Whether it can have no line break at all. */
  isLine?: boolean;
  read(): string;
  /**
   * @param how.caret UTF-16 index behind what changed, which of equal characters is meant
   * @param how.isRewrite all that was there was replaced
   */
  write(text: string, how: { caret: number; isRewrite: boolean }): void;
  /** Whether it may not be left empty now. */
  isRequired(): boolean;
  /** Sends what was written. */
  flush(): void;
}

export class TextEntry {
  readonly #binding: TextBinding;
  #before = '';
  #isFocused = false;
  /** Whether anything was typed since the focus came: only then is leaving an edit. */
  #hasTyped = false;
  /** Whether the draft has been given anything since: where it has not, others alone may have changed it. */
  #hasWritten = false;
  /** Whether the last input was too long for the limit. */
  #isRefused = false;
  #message = '';

  constructor(binding: TextBinding) {
    this.#binding = binding;
  }

  get isFocused(): boolean {
    return this.#isFocused;
  }

  focus(shown: string): void {
    this.#isFocused = true;
    this.#before = shown;
    this.#hasTyped = false;
    this.#hasWritten = false;
    this.#isRefused = false;
  }

  /** What comes of putting `insert` in the place of a range, as far as the limit leaves room. */
  put(
    shown: string,
    { start, end }: { start: number; end: number },
    insert: string,
  ): LimitedInsertion {
    const { max, isLine } = this.#binding;
    const plain = isLine ? lineText(insert) : plainText(insert);
    const result = insertWithinLimit(shown, start, end, plain, max);
    this.#isRefused = result.isCut;
    this.#hasTyped = true;
    this.#message = '';
    return result;
  }

  /** The same for what a browser has made of the text by itself. */
  take(shown: string, typed: string, caret?: number): LimitedInsertion {
    const { index, remove, insert } = diffText(shown, typed, caret);
    return this.put(shown, { start: index, end: index + remove }, insert);
  }

  /** Writes what is shown into the draft; one that may not be empty waits for its next words, or comes back when it is left. */
  write(text: string, caret = text.length, isRewrite = false): void {
    const binding = this.#binding;
    if (text === binding.read() || (isBlank(text) && binding.isRequired())) return;
    this.#hasWritten = true;
    binding.write(text, { caret, isRewrite });
  }

  /** The text is left. @returns what is shown from now on */
  blur(shown: string): string {
    const { isMultiline } = this.#binding;
    this.#isFocused = false;
    const kept = commitText(shown, { isMultiline });
    let next = shown;
    if (kept === '' && this.#binding.isRequired()) {
      const current = this.#binding.read();
      next = this.#hasWritten || current === '' ? this.#before : current;
      this.write(next);
      // Where that came to nothing, what the text stood in was removed.
      if (this.#binding.read() === next) this.#message = say(REQUIRED_MESSAGE);
    } else if (this.#hasTyped) {
      next = kept;
      this.write(next);
    }
    this.#binding.flush();
    return next;
  }

  /** What the text stood in goes away. @returns whether it had the focus, or a message */
  end(): boolean {
    const wasSeen = this.#isFocused || this.#message !== '';
    this.#isFocused = false;
    this.#message = '';
    return wasSeen;
  }

  /** The message stands until the next input or click, wherever that is. @returns whether there was one */
  clearMessage(): boolean {
    const hadMessage = this.#message !== '';
    this.#message = '';
    return hadMessage;
  }

  state(shown: string): TextState {
    const { max } = this.#binding;
    const length = countCharacters(shown);
    return {
      length,
      max,
      counter: this.#isRefused ? 'max' : counterState(length, max),
      isFocused: this.#isFocused,
      message: this.#message,
    };
  }
}
