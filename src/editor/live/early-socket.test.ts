// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hasAskedForAll, liveAddress, openSocket } from './early-socket';

const ADDRESS = 'ws://localhost:3000/api/v1/sites/s1/draft/live';

/** What is used of a WebSocket, opened and spoken to by hand. */
class HandSocket {
  static readonly OPEN = 1;
  static made: HandSocket[] = [];
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

/** What the document's own script leaves behind. */
function openEarly({ address = ADDRESS, readyState = 0, heard = [] as string[] } = {}): HandSocket {
  const socket = new HandSocket(address);
  socket.readyState = readyState;
  const events = heard.map((data) => ({ data }) as MessageEvent);
  window.plinthEarly = { socket: socket as unknown as WebSocket, heard: events };
  return socket;
}

describe('a connection that the document opened early', () => {
  it('is taken, and tells what was said before', async () => {
    const early = openEarly({ readyState: HandSocket.OPEN, heard: ['hello'] });
    const { socket, heard } = take();
    expect(socket).toBe(early);
    await expect.poll(() => heard).toEqual(['open', 'hello']);
    early.say('more');
    expect(heard).toEqual(['open', 'hello', 'more']);
    expect(HandSocket.made).toHaveLength(1);
  });

  it('says whether the whole draft has been asked for', () => {
    openEarly({ readyState: HandSocket.OPEN });
    expect(hasAskedForAll(openSocket(ADDRESS))).toBe(true);
    expect(hasAskedForAll(openSocket(ADDRESS))).toBe(false);
  });

  it('speaks as any other where it is taken before it is open', () => {
    openEarly();
    const { socket, heard } = take();
    socket.open();
    expect(hasAskedForAll(socket as unknown as WebSocket)).toBe(false);
    socket.say('hello');
    expect(heard).toEqual(['open', 'hello']);
  });

  it('serves once: whoever connects again opens another', () => {
    openEarly();
    const first = take();
    const second = take();
    expect(second.socket).not.toBe(first.socket);
  });

  it('that has failed meanwhile, or is of another draft, is not taken', () => {
    const failed = openEarly();
    failed.close();
    expect(take().socket).not.toBe(failed);
    const other = openEarly();
    expect(take(`${ADDRESS}?authHash=t`).socket).not.toBe(other);
    expect(other.readyState).toBe(3);
  });
});

it('a draft’s address names its site, and the link of a guest', () => {
  expect(liveAddress('s1', undefined)).toBe(ADDRESS);
  expect(liveAddress('a/b', 'x&y')).toBe(
    'ws://localhost:3000/api/v1/sites/a%2Fb/draft/live?authHash=x%26y',
  );
});
