import * as Y from 'yjs';
import type { WebSocket } from 'ws';
import {
  decodeLiveMessage,
  encodeLiveMessage,
  LIVE_CLOSE,
  MAX_UPDATE_BYTES,
  type LiveErrorCode,
  type LiveMessage,
} from '../../core/api/live-protocol';
import { isNewer, NewerVersion, UnreadableUpdate, type DraftRoom, type RoomListener } from './room';

/** The code of a server that goes away or starts anew: the browser comes back by itself. */
const CLOSE_RESTART = 1012;
/** A browser that takes in nothing is let go when so much waits for it. */
const MAX_WAITING_BYTES = 64 * 1024 * 1024;

const MESSAGES: Record<LiveErrorCode, string> = {
  forbidden: 'You may look at this draft, but not change it.',
  unreadable: 'This change could not be read and was not stored.',
  too_large: 'This change is too large to be stored.',
  newer_version: 'This draft was made with a newer version of Plinth. Update Plinth to edit it.',
  not_found: 'There is no such site.',
};

/** One browser's connection to a draft: its messages are handled one after the other. */
export class LiveConnection implements RoomListener {
  readonly #socket: WebSocket;
  readonly #room: DraftRoom;
  readonly #mayEdit: boolean;
  readonly #stopListening: () => void;
  #hasLeft = false;

  constructor(setup: { socket: WebSocket; room: DraftRoom; mayEdit: boolean }) {
    this.#socket = setup.socket;
    this.#room = setup.room;
    this.#mayEdit = setup.mayEdit;
    this.#stopListening = setup.room.listen(this);
    this.#send({
      kind: 'hello',
      epoch: this.#room.epoch,
      seq: this.#room.seq,
      mayEdit: this.#mayEdit && !isNewer(this.#room.doc),
      stateVector: Y.encodeStateVector(this.#room.doc),
    });
  }

  /** Handles one frame. Whatever it holds, it harms no other connection. */
  receive(frame: Uint8Array): void {
    // What comes while it is being closed is as if it had come after.
    if (this.#hasLeft) return undefined;
    if (frame.length > MAX_UPDATE_BYTES) return this.close(LIVE_CLOSE.tooLarge, MESSAGES.too_large);
    const message = decodeLiveMessage(frame);
    switch (message?.kind) {
      case 'syncRequest':
        return this.#answerSync(message.stateVector);
      case 'update':
        return this.#store(message.id, message.update);
      case 'awareness':
        return this.#room.relayAwareness(message.update, this);
      default:
        return this.#refuse(0, 'unreadable');
    }
  }

  #answerSync(stateVector: Uint8Array): void {
    // Behind what is being stored, so that the answer holds all that was acknowledged before it.
    this.#room
      .run(() => this.#send({ kind: 'syncAnswer', update: this.#room.missing(stateVector) }))
      .catch(() => this.#refuse(0, 'unreadable'));
  }

  #store(id: number, update: Uint8Array): void {
    if (!this.#mayEdit) return this.#refuse(id, 'forbidden');
    if (isNewer(this.#room.doc)) return this.#refuse(id, 'newer_version');
    this.#room.add(update, this).then(
      (seq) => this.#send({ kind: 'ack', id, seq }),
      (error: unknown) => {
        // Anything else has ended the room: the browser reconnects and sends again what was not acknowledged.
        if (error instanceof UnreadableUpdate) this.#refuse(id, 'unreadable');
        if (error instanceof NewerVersion) {
          this.#refuse(id, 'newer_version');
          this.close(CLOSE_RESTART, 'Connect again.');
        }
      },
    );
  }

  onUpdate(update: Uint8Array): void {
    this.#send({ kind: 'update', id: 0, update });
  }

  onAwareness(update: Uint8Array): void {
    this.#send({ kind: 'awareness', update });
  }

  /** Something of the site beside its draft has changed. */
  tellSite(): void {
    this.#send({ kind: 'site' });
  }

  onEnd(reason: 'gone' | 'reload'): void {
    if (reason === 'gone') this.close(LIVE_CLOSE.notFound, MESSAGES.not_found);
    else this.close(CLOSE_RESTART, 'Connect again.');
  }

  close(code: number, reason: string): void {
    this.leave();
    this.#socket.close(code, reason);
  }

  leave(): void {
    this.#hasLeft = true;
    this.#stopListening();
  }

  #refuse(id: number, code: LiveErrorCode): void {
    this.#send({ kind: 'error', id, code, message: MESSAGES[code] });
  }

  #send(message: LiveMessage): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > MAX_WAITING_BYTES) {
      this.leave();
      this.#socket.terminate();
      return;
    }
    this.#socket.send(encodeLiveMessage(message));
  }
}
