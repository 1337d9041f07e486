/** The connection to a draft, opened while the script that speaks over it is still on its way. */

/** Address of a site's live draft. */
export function liveAddress(siteId: string, token: string | undefined): string {
  const url = new URL(`/api/v1/sites/${encodeURIComponent(siteId)}/draft/live`, location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  if (token !== undefined) url.searchParams.set('authHash', token);
  return url.href;
}

let early: { socket: WebSocket; heard: MessageEvent[] } | undefined;

/** The `syncRequest` (core/api/live-protocol.ts) of whoever has nothing yet, as the bytes of its frame. */
export const ASK_FOR_ALL = new Uint8Array([1, 1, 0]);

const asked = new WeakSet<WebSocket>();

/** Whether the whole draft was asked for before the connection was taken. */
export const hasAskedForAll = (socket: WebSocket): boolean => asked.has(socket);

/** Connects now and asks for the whole draft; what is said meanwhile waits for whoever takes the connection. */
export function openEarly(address: string): void {
  const heard: MessageEvent[] = [];
  const socket = new WebSocket(address);
  socket.binaryType = 'arraybuffer';
  socket.onopen = () => {
    socket.send(ASK_FOR_ALL);
    asked.add(socket);
  };
  socket.onmessage = (event) => heard.push(event);
  early = { socket, heard };
}

/** The connection that was opened early, else a new one. Its listeners are to be set at once: they hear everything. */
export function openSocket(address: string): WebSocket {
  const taken = early;
  early = undefined;
  const isAlive = taken !== undefined && taken.socket.readyState <= WebSocket.OPEN;
  if (!isAlive || taken.socket.url !== address) {
    taken?.socket.close();
    return new WebSocket(address);
  }
  const { socket, heard } = taken;
  if (socket.readyState === WebSocket.OPEN) {
    queueMicrotask(() => {
      socket.onopen?.(new Event('open'));
      for (const event of heard) socket.onmessage?.(event);
    });
  }
  return socket;
}
