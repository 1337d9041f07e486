/** The connection to a draft that the document opened while the script that speaks over it was still on its way. */
import { EARLY_CONNECTION } from '../../core/api/early-connection';

/** Address of a site's live draft. */
export function liveAddress(siteId: string, token: string | undefined): string {
  const url = new URL(`/api/v1/sites/${encodeURIComponent(siteId)}/draft/live`, location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  if (token !== undefined) url.searchParams.set('authHash', token);
  return url.href;
}

const asked = new WeakSet<WebSocket>();

/** Whether the whole draft was asked for before the connection was taken. */
export const hasAskedForAll = (socket: WebSocket): boolean => asked.has(socket);

/** The connection that was opened early, else a new one. Its listeners are to be set at once: they hear everything. */
export function openSocket(address: string): WebSocket {
  const early = window[EARLY_CONNECTION];
  window[EARLY_CONNECTION] = undefined;
  const isAlive = early !== undefined && early.socket.readyState <= WebSocket.OPEN;
  if (!isAlive || early.socket.url !== address) {
    early?.socket.close();
    return new WebSocket(address);
  }
  const { socket, heard } = early;
  if (socket.readyState === WebSocket.OPEN) {
    asked.add(socket);
    queueMicrotask(() => {
      socket.onopen?.(new Event('open'));
      for (const event of heard) socket.onmessage?.(event);
    });
  }
  return socket;
}
