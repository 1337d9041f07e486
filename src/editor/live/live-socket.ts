/** The connection to a draft: opened again and again, with growing pauses, until somebody ends it. */
import {
  decodeLiveMessage,
  encodeLiveMessage,
  LIVE_CLOSE,
  type LiveMessage,
} from '../../core/api/live-protocol';
import { hasAskedForAll, openSocket } from './early-socket';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

/** What of a WebSocket is used; tests bring their own. */
export type OpenSocket = (address: string) => WebSocket;

export interface LiveSocketEvents {
  /** @param hasAsked whether the whole draft has been asked for already */
  onOpen(hasAsked: boolean): void;
  onMessage(message: LiveMessage): void;
  onDown(): void;
  /** The session has ended. @returns whether the connection is to wait for another one */
  onSignedOut(): boolean;
  /** The server will not have this browser back: the code says why. */
  onRefused(code: number, reason: string): void;
}

/** The WebSocket protocol's own code for a frame over the server's limit: the same frame would meet the same end. */
export const MESSAGE_TOO_BIG = 1009;
const FINAL_CODES: ReadonlySet<number> = new Set([...Object.values(LIVE_CLOSE), MESSAGE_TOO_BIG]);

export class LiveSocket {
  readonly #address: string;
  readonly #open: OpenSocket;
  readonly #events: LiveSocketEvents;
  #socket: WebSocket | null = null;
  #attempts = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isEnded = false;

  constructor(setup: { address: string; events: LiveSocketEvents; open?: OpenSocket | undefined }) {
    this.#address = setup.address;
    this.#events = setup.events;
    this.#open = setup.open ?? openSocket;
  }

  /** Connects at once, whatever pause was running. */
  connect(): void {
    clearTimeout(this.#timer);
    if (this.#isEnded || this.#socket !== null) return;
    const socket = this.#open(this.#address);
    socket.binaryType = 'arraybuffer';
    this.#socket = socket;
    socket.onopen = () => {
      if (this.#socket === socket) this.#events.onOpen(hasAskedForAll(socket));
    };
    socket.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (this.#socket !== socket || !(data instanceof ArrayBuffer)) return;
      const message = decodeLiveMessage(new Uint8Array(data));
      if (message === null) return;
      // Only a server that speaks ends the series of failures: a proxy may accept and hang up.
      if (message.kind === 'hello') this.#attempts = 0;
      this.#events.onMessage(message);
    };
    socket.onclose = ({ code, reason }) => {
      if (this.#socket === socket) this.#handleClose(code, reason);
    };
  }

  /** @returns whether it could be handed over */
  send(message: LiveMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(encodeLiveMessage(message));
    return true;
  }

  /** Hangs up and tries again later: the connection is known to be dead, or suspected. */
  drop(): void {
    if (this.#socket !== null) this.hangUp(0, '');
  }

  /** Ends the connection as the server would with such a code: an answer of its own has told so. */
  hangUp(code: number, reason: string): void {
    const socket = this.#socket;
    this.#handleClose(code, reason);
    socket?.close();
  }

  end(): void {
    this.#isEnded = true;
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #handleClose(code: number, reason: string): void {
    this.#socket = null;
    clearTimeout(this.#timer);
    if (this.#isEnded) return;
    this.#events.onDown();
    if (code === LIVE_CLOSE.unauthorized && this.#events.onSignedOut()) return;
    if (FINAL_CODES.has(code)) {
      this.#isEnded = true;
      this.#events.onRefused(code, reason);
      return;
    }
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** this.#attempts);
    this.#attempts += 1;
    // Half of it is chance, so that all browsers of a restarted server don't come back at one moment.
    this.#timer = setTimeout(() => this.connect(), pause * (0.5 + Math.random() / 2));
  }
}
