/**
 * The script in the editor's document that connects to the draft at once, and asks for all of it: that comes while the
 * editor's own scripts are still on their way. Where it can't, or the window around a frame knows another token, the editor
 * connects by itself (live/early-socket.ts).
 */
import { createHash } from 'node:crypto';
import {
  EARLY_CONNECTION,
  type EarlyConnection,
  type KeptToken,
} from '../../core/api/early-connection';
import { encodeLiveMessage } from '../../core/api/live-protocol';

/** What somebody asks who has nothing yet: the state vector of an empty document. */
const ASK_FOR_ALL = encodeLiveMessage({
  kind: 'syncRequest',
  stateVector: new Uint8Array([0]),
});

/** Runs in the browser, where it stands alone: all it knows comes by its parameters. */
function connectEarly(name: string, request: number[]): void {
  try {
    const { location, history } = globalThis;
    const [, , site = ''] = location.pathname.split('/');
    const address = new URL(`/api/v1/sites/${site}/draft/live`, location.href);
    address.protocol = location.protocol.replace('http', 'ws');
    const token =
      new URLSearchParams(location.search).get('authHash') ||
      (history.state as KeptToken)?.authHash;
    if (token) address.searchParams.set('authHash', token);
    const early: EarlyConnection = { socket: new WebSocket(address), heard: [] };
    early.socket.binaryType = 'arraybuffer';
    early.socket.onopen = () => early.socket.send(new Uint8Array(request));
    early.socket.onmessage = (event) => early.heard.push(event);
    Object.assign(globalThis, { [name]: early });
  } catch {
    // Nothing may connect; the editor says so.
  }
}

const script = `(${connectEarly.toString()})("${EARLY_CONNECTION}",[${ASK_FOR_ALL.join()}])`;

/** The element, for the documents of a site's editor. */
export const EARLY_SCRIPT = `<script>${script}</script>`;

/** Lets it run, as the policy of scripts says so. */
export const EARLY_SCRIPT_SOURCE = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
