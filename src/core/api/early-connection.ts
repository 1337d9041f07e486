/**
 * The connection to a draft that the editor's document opens before any of its scripts is there, and over which it asks for
 * all of it as soon as it is open. The server writes the few lines that do so into the document; the editor finds the
 * connection under this name of its window.
 */
export const EARLY_CONNECTION = 'plinthEarly';

export interface EarlyConnection {
  socket: WebSocket;
  /** What was said meanwhile. */
  heard: MessageEvent[];
}

declare global {
  interface Window {
    [EARLY_CONNECTION]?: EarlyConnection | undefined;
  }
}

/**
 * What an entry of the tab's history keeps of a shared-editing link: its token, so that moving between pages and reloading
 * don't lose it. Unlike the tab's storage it is there at once.
 */
export type KeptToken = { authHash?: string } | null;
