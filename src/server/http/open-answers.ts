import type { ServerResponse } from 'node:http';

/**
 * The answers that are being made. Where one was sent before its request had come whole, a refused upload say, Node takes the
 * connection for busy until its keep-alive time is over: a stop would wait for that long.
 */
export class OpenAnswers {
  #count = 0;
  #onNone: (() => void) | null = null;

  add(response: ServerResponse): void {
    this.#count += 1;
    response.once('close', () => {
      this.#count -= 1;
      this.#callIfNone();
    });
  }

  /** Calls back as soon as no answer is being made: at once where none is, and after each last one from then on. */
  whenNone(callback: () => void): void {
    this.#onNone = callback;
    this.#callIfNone();
  }

  #callIfNone(): void {
    if (this.#count === 0) this.#onNone?.();
  }
}
