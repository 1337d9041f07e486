import { EventEmitter } from 'node:events';

/** What a process tells itself and its peers after a commit. It names what changed, never how. */
export type StorageEvent =
  | { kind: 'draft'; siteId: string; epoch: number; seq: number }
  | { kind: 'site'; siteId: string }
  /** The pictures of a release have got their sizes. */
  | { kind: 'release'; siteId: string; number: number }
  | { kind: 'messages'; siteId: string }
  /** Somebody's right to a site was given or taken back. */
  | { kind: 'access'; siteId: string }
  /** A session of an account has ended, or the account has. */
  | { kind: 'account'; accountId: string };

/**
 * Hands events to the listeners of this process. `gap` means that events may have been missed
 * (the connection that brings them was down): whatever is kept in memory has to be looked up again.
 */
export class StorageEvents {
  readonly #emitter = new EventEmitter().setMaxListeners(0);

  emit(event: StorageEvent): void {
    this.#emitter.emit('event', event);
  }

  emitGap(): void {
    this.#emitter.emit('gap');
  }

  onEvent(listener: (event: StorageEvent) => void): () => void {
    this.#emitter.on('event', listener);
    return () => this.#emitter.off('event', listener);
  }

  onGap(listener: () => void): () => void {
    this.#emitter.on('gap', listener);
    return () => this.#emitter.off('gap', listener);
  }
}
