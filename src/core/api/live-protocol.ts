/**
 * The messages of a draft's live connection (`/api/v1/sites/{id}/draft/live`), as small binary frames.
 *
 * The server opens with `hello`, the browser with `syncRequest`, which names what it has; `syncAnswer` brings what it lacks, as an
 * update of Yjs' second version, for hundreds of sections are read a fifth faster from it; of single edits, as in all other
 * messages, the first version is smaller. A
 * browser whose copy is of another epoch than `hello` says keeps it to itself; otherwise it takes in the answer and sends what
 * the server lacks as `update`. Each update that the server has stored is acknowledged with its place in the draft's log.
 * Others' updates arrive with id 0. `site` says that something of the site beside its draft has changed: what is published,
 * its name, its address.
 */
import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';

export type LiveErrorCode =
  | 'forbidden'
  | 'unreadable'
  | 'too_large'
  | 'newer_version'
  | 'not_found';

export type LiveMessage =
  | { kind: 'hello'; epoch: number; seq: number; mayEdit: boolean; stateVector: Uint8Array }
  | { kind: 'syncRequest'; stateVector: Uint8Array }
  | { kind: 'syncAnswer'; update: Uint8Array }
  | { kind: 'update'; id: number; update: Uint8Array }
  | { kind: 'ack'; id: number; seq: number }
  | { kind: 'awareness'; update: Uint8Array }
  | { kind: 'error'; id: number; code: LiveErrorCode; message: string }
  | { kind: 'site' };

/** Codes with which the server closes. After one of these a browser doesn't come back with the same by itself. */
export const LIVE_CLOSE = {
  /** The session or the share link has ended. */
  unauthorized: 4401,
  /** The right to the draft was taken back. */
  forbidden: 4403,
  /** The site is gone. */
  notFound: 4404,
  /** One message was over the limit. */
  tooLarge: 4413,
} as const;

/** An update over this is refused: it could not be stored and sent on in reasonable time. */
export const MAX_UPDATE_BYTES = 8 * 1024 * 1024;

const KINDS = [
  'hello',
  'syncRequest',
  'syncAnswer',
  'update',
  'ack',
  'awareness',
  'error',
  'site',
] as const;
const ERROR_CODES: readonly LiveErrorCode[] = [
  'forbidden',
  'unreadable',
  'too_large',
  'newer_version',
  'not_found',
];

/** A message as the bytes of one frame. */
export function encodeLiveMessage(message: LiveMessage): Uint8Array<ArrayBuffer> {
  const to = encoding.createEncoder();
  encoding.writeVarUint(to, KINDS.indexOf(message.kind));
  switch (message.kind) {
    case 'hello':
      encoding.writeVarUint(to, message.epoch);
      encoding.writeVarUint(to, message.seq);
      encoding.writeVarUint(to, message.mayEdit ? 1 : 0);
      encoding.writeVarUint8Array(to, message.stateVector);
      break;
    case 'syncRequest':
      encoding.writeVarUint8Array(to, message.stateVector);
      break;
    case 'syncAnswer':
    case 'awareness':
      encoding.writeVarUint8Array(to, message.update);
      break;
    case 'update':
      encoding.writeVarUint(to, message.id);
      encoding.writeVarUint8Array(to, message.update);
      break;
    case 'ack':
      encoding.writeVarUint(to, message.id);
      encoding.writeVarUint(to, message.seq);
      break;
    case 'error':
      encoding.writeVarUint(to, message.id);
      encoding.writeVarUint(to, ERROR_CODES.indexOf(message.code));
      encoding.writeVarString(to, message.message);
      break;
    case 'site':
      break;
  }
  return encoding.toUint8Array(to) as Uint8Array<ArrayBuffer>;
}

/** The message in a frame; null for bytes that are none. */
export function decodeLiveMessage(bytes: Uint8Array): LiveMessage | null {
  try {
    const from = decoding.createDecoder(bytes);
    const message = readMessage(from);
    return decoding.hasContent(from) ? null : message;
  } catch {
    return null;
  }
}

function readMessage(from: decoding.Decoder): LiveMessage | null {
  const kind = KINDS[decoding.readVarUint(from)];
  switch (kind) {
    case 'hello':
      return {
        kind,
        epoch: decoding.readVarUint(from),
        seq: decoding.readVarUint(from),
        mayEdit: decoding.readVarUint(from) === 1,
        stateVector: decoding.readVarUint8Array(from),
      };
    case 'syncRequest':
      return { kind, stateVector: decoding.readVarUint8Array(from) };
    case 'syncAnswer':
    case 'awareness':
      return { kind, update: decoding.readVarUint8Array(from) };
    case 'update':
      return { kind, id: decoding.readVarUint(from), update: decoding.readVarUint8Array(from) };
    case 'ack':
      return { kind, id: decoding.readVarUint(from), seq: decoding.readVarUint(from) };
    case 'error': {
      const id = decoding.readVarUint(from);
      const code = ERROR_CODES[decoding.readVarUint(from)];
      return code === undefined ? null : { kind, id, code, message: decoding.readVarString(from) };
    }
    case 'site':
      return { kind };
    default:
      return null;
  }
}
