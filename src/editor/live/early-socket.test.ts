// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as Y from 'yjs';
import { encodeLiveMessage } from '../../core/api/live-protocol';
import { ASK_FOR_ALL, hasAskedForAll, liveAddress, openEarly, openSocket } from './early-socket';

const ADDRESS = 'ws://localhost:3000/api/v1/sites/s1/draft/live';

/** What is used of a WebSocket, opened and spoken to by hand. */
class HandSocket {
  static readonly OPEN = 1;
  static made: HandSocket[] = [];
  readonly sent: unknown[] = [];
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor(readonly url: string) {
    HandSocket.made.push(this);
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  say(data: string): void {
    this.onmessage?.({ data });
  }
  send(frame: unknown): void {
    this.sent.push(frame);
  }
  close(): void {
    this.readyState = 3;
  }
}

beforeEach(() => {
  HandSocket.made = [];
  vi.stubGlobal('WebSocket', HandSocket);
});
afterEach(() => vi.unstubAllGlobals());

/** Takes the connection as LiveSocket does, and notes what it hears. */
function take(address = ADDRESS) {
  const heard: string[] = [];
  const socket = openSocket(address);
  socket.onopen = () => heard.push('open');
  socket.onmessage = ({ data }: MessageEvent<string>) => heard.push(data);
  return { socket: socket as unknown as HandSocket, heard };
}

describe('a connection that was opened early', () => {
  it('is taken, and tells what was said before', async () => {
    openEarly(ADDRESS);
    const [first] = HandSocket.made;
    first?.open();
    first?.say('hello');
    const { socket, heard } = take();
    expect(socket).toBe(first);
    first?.say('more');
    await expect.poll(() => heard).toContain('hello');
    expect(HandSocket.made).toHaveLength(1);
  });

  it('asks for the whole draft once it is open, and says so to whoever takes it', () => {
    openEarly(ADDRESS);
    const [first] = HandSocket.made;
    first?.open();
    expect(first?.sent).toEqual([ASK_FOR_ALL]);
    const stateVector = Y.encodeStateVector(new Y.Doc());
    expect(ASK_FOR_ALL).toEqual(encodeLiveMessage({ kind: 'syncRequest', stateVector }));
    expect(hasAskedForAll(openSocket(ADDRESS))).toBe(true);
    expect(hasAskedForAll(openSocket(ADDRESS))).toBe(false);
  });

  it('speaks as any other where it is taken before it is open', () => {
    openEarly(ADDRESS);
    const { socket, heard } = take();
    socket.open();
    expect(hasAskedForAll(socket as unknown as WebSocket)).toBe(false);
    socket.say('hello');
    expect(heard).toEqual(['open', 'hello']);
  });

  it('serves once: whoever connects again opens another', () => {
    openEarly(ADDRESS);
    const first = take();
    const second = take();
    expect(second.socket).not.toBe(first.socket);
  });

  it('that has failed meanwhile, or is of another draft, is not taken', () => {
    openEarly(ADDRESS);
    HandSocket.made[0]?.close();
    expect(take().socket).toBe(HandSocket.made[1]);
    openEarly(ADDRESS);
    expect(take(`${ADDRESS}?authHash=t`).socket.url).toContain('authHash');
    expect(HandSocket.made[2]?.readyState).toBe(3);
  });
});

it('a draft’s address names its site, and the link of a guest', () => {
  expect(liveAddress('s1', undefined)).toBe(ADDRESS);
  expect(liveAddress('a/b', 'x&y')).toBe(
    'ws://localhost:3000/api/v1/sites/a%2Fb/draft/live?authHash=x%26y',
  );
});
