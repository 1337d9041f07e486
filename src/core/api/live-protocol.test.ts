import { describe, expect, test } from 'vitest';
import { decodeLiveMessage, encodeLiveMessage, type LiveMessage } from './live-protocol';

const bytes = Uint8Array.of(0, 1, 127, 128, 255);

const messages: LiveMessage[] = [
  { kind: 'hello', epoch: 3, seq: 4_000_000_000, mayEdit: true, stateVector: bytes },
  { kind: 'syncRequest', stateVector: bytes },
  { kind: 'syncAnswer', update: bytes },
  { kind: 'update', id: 9, update: bytes },
  { kind: 'ack', id: 9, seq: 12 },
  { kind: 'awareness', update: new Uint8Array() },
  { kind: 'error', id: 9, code: 'newer_version', message: 'Påminnelse 😀' },
  { kind: 'site' },
];

describe('messages of the live draft', () => {
  test.each(messages)('$kind comes back as it was sent', (message) => {
    expect(decodeLiveMessage(encodeLiveMessage(message))).toEqual(message);
  });

  test.each(messages)('$kind cut short is no message', (message) => {
    const frame = encodeLiveMessage(message);
    for (let length = 0; length < frame.length; length += 1) {
      expect(decodeLiveMessage(frame.slice(0, length))).toBeNull();
    }
  });

  test('unknown kinds and trailing bytes are no message', () => {
    expect(decodeLiveMessage(Uint8Array.of(99))).toBeNull();
    expect(decodeLiveMessage(Uint8Array.of(4, 1, 1, 0))).toBeNull();
    expect(decodeLiveMessage(new Uint8Array())).toBeNull();
  });
});
