/** A server of one draft in memory, which stores, acknowledges and goes away as it is told. */
import * as Y from 'yjs';
import {
  decodeLiveMessage,
  encodeLiveMessage,
  type LiveMessage,
} from '../../../core/api/live-protocol';
import { catalogue, SITE } from '../../../core/draft/testing/test-site';
import { applyEdits } from '../../../core/draft/apply-edits';

/** What a LiveSocket uses of a WebSocket. */
export class FakeSocket {
  readyState: number = WebSocket.CONNECTING;
  binaryType = '';
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: ArrayBuffer }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  constructor(private readonly server: FakeServer) {
    queueMicrotask(() => {
      if (!server.isUp) return this.closeWith(1006);
      this.readyState = WebSocket.OPEN;
      server.greet(this);
      this.onopen?.();
    });
  }

  send(frame: Uint8Array): void {
    const message = decodeLiveMessage(frame);
    if (message) this.server.receive(this, message);
  }

  close(): void {
    this.closeWith(1000);
  }

  /** The other side hangs up. */
  closeWith(code: number, reason = ''): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.server.sockets.delete(this);
    this.onclose?.({ code, reason });
  }

  tell(message: LiveMessage): void {
    this.onmessage?.({ data: encodeLiveMessage(message).buffer });
  }
}

export class FakeServer {
  readonly doc = new Y.Doc();
  readonly sockets = new Set<FakeSocket>();
  /** Updates that came, stored or not. */
  readonly received: LiveMessage[] = [];
  epoch = 1;
  seq = 0;
  isUp = true;
  /** False: what comes is taken in and never acknowledged, as by a server that is killed in between. */
  isStoring = true;

  constructor() {
    Y.applyUpdate(this.doc, applyEdits(new Y.Doc(), SITE, catalogue).update);
  }

  readonly open = (): WebSocket => new FakeSocket(this) as unknown as WebSocket;

  greet(socket: FakeSocket): void {
    this.sockets.add(socket);
    const stateVector = Y.encodeStateVector(this.doc);
    socket.tell({ kind: 'hello', epoch: this.epoch, seq: this.seq, mayEdit: true, stateVector });
  }

  receive(socket: FakeSocket, message: LiveMessage): void {
    if (message.kind === 'syncRequest') {
      const update = Y.encodeStateAsUpdateV2(this.doc, message.stateVector);
      socket.tell({ kind: 'syncAnswer', update });
    }
    if (message.kind === 'awareness') {
      for (const other of this.sockets) if (other !== socket) other.tell(message);
    }
    if (message.kind !== 'update') return;
    this.received.push(message);
    if (!this.isStoring) return;
    Y.applyUpdate(this.doc, message.update);
    this.seq += 1;
    for (const other of this.sockets) if (other !== socket) other.tell({ ...message, id: 0 });
    socket.tell({ kind: 'ack', id: message.id, seq: this.seq });
  }

  /** Ends every connection, as a killed process does. */
  crash(): void {
    this.isUp = false;
    for (const socket of this.sockets) socket.closeWith(1006);
  }
}
