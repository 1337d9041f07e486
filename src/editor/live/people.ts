/** Who else is here, and which text each of them is at. */
import { isBlank } from '../../core/text/is-blank';
import * as awarenessProtocol from 'y-protocols/awareness';
import type * as Y from 'yjs';
import { say } from '../words/say';

export interface Person {
  clientId: number;
  name: string;
  /** A hue of their own, in degrees. */
  hue: number;
  /** The place that they edit, as `EditTarget` joined by slashes; empty for none. */
  at: string;
  /** The record that they removed last; empty for none. */
  removed: string;
}

const LAST = 'people';

export class People {
  readonly #awareness: awarenessProtocol.Awareness;
  readonly #send: (update: Uint8Array) => void;
  readonly #listeners = new Set<() => void>();
  #others: readonly Person[] = [];
  /** What one said of oneself when the tab was hidden away. */
  #left: Record<string, unknown> | null = null;

  constructor(doc: Y.Doc, send: (update: Uint8Array) => void) {
    this.#awareness = new awarenessProtocol.Awareness(doc);
    this.#awareness.setLocalState({ name: '', at: '' });
    this.#send = send;
    this.#awareness.on('update', this.#handleUpdate);
    window.addEventListener('pagehide', this.#handleHide);
    window.addEventListener('pageshow', this.#handleShow);
  }

  /** Everybody but oneself. The same array until it changes. */
  readonly others = (): readonly Person[] => this.#others;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Says who one is. */
  introduce(name: string): void {
    this.#awareness.setLocalStateField('name', name);
  }

  /** Says which text one is at; empty: none. */
  moveTo(at: string): void {
    if (this.#awareness.getLocalState()?.['at'] !== at) {
      this.#awareness.setLocalStateField('at', at);
    }
  }

  /** Says which record one is about to remove, so that whoever writes in it learns by whom. */
  tellRemoval(record: string): void {
    this.#awareness.setLocalStateField('removed', record);
  }

  /** Tells the others about oneself: after connecting, and when somebody new appears. */
  announce(): void {
    const { clientID } = this.#awareness;
    this.#send(awarenessProtocol.encodeAwarenessUpdate(this.#awareness, [clientID]));
  }

  receive(update: Uint8Array): void {
    try {
      awarenessProtocol.applyAwarenessUpdate(this.#awareness, update, LAST);
    } catch {
      // What another browser says of itself may be of another version: it is no reason to stop.
    }
  }

  /** The connection is gone: nobody is known to be here. */
  forgetOthers(): void {
    const others = [...this.#awareness.getStates().keys()].filter(
      (client) => client !== this.#awareness.clientID,
    );
    awarenessProtocol.removeAwarenessStates(this.#awareness, others, LAST);
  }

  destroy(): void {
    window.removeEventListener('pagehide', this.#handleHide);
    window.removeEventListener('pageshow', this.#handleShow);
    this.#awareness.setLocalState(null);
    this.#awareness.off('update', this.#handleUpdate);
    this.#awareness.destroy();
  }

  /** The tab goes away: the others need not wait until it is missed. */
  readonly #handleHide = (): void => {
    this.#left = this.#awareness.getLocalState();
    this.#awareness.setLocalState(null);
  };

  /** A browser may bring a tab back as it was. */
  readonly #handleShow = (): void => {
    if (this.#left !== null && this.#awareness.getLocalState() === null) {
      this.#awareness.setLocalState(this.#left);
    }
  };

  readonly #handleUpdate = (
    { added, updated, removed }: { added: number[]; updated: number[]; removed: number[] },
    origin: unknown,
  ): void => {
    if (origin !== LAST) {
      const changed = [...added, ...updated, ...removed];
      if (changed.includes(this.#awareness.clientID)) {
        this.#send(
          awarenessProtocol.encodeAwarenessUpdate(this.#awareness, [this.#awareness.clientID]),
        );
      }
    } else if (added.length > 0) {
      this.announce();
    }
    this.#others = this.#read();
    for (const listener of this.#listeners) listener();
  };

  #read(): Person[] {
    const people: Person[] = [];
    for (const [clientId, state] of this.#awareness.getStates()) {
      if (clientId === this.#awareness.clientID) continue;
      const { name, at, removed } = state as Record<string, unknown>;
      people.push({
        clientId,
        name: typeof name === 'string' && !isBlank(name) ? name : say('Guest'),
        hue: (clientId * 137) % 360,
        at: typeof at === 'string' ? at : '',
        removed: typeof removed === 'string' ? removed : '',
      });
    }
    return people;
  }
}
