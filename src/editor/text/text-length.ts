/** How long the text with the caret is. Beside the interface's own state: it changes with every key, and renders nothing. */
const listeners = new Set<() => void>();
let length = 0;

export const textLength = {
  get: (): number => length,
  set(next: number): void {
    if (next === length) return;
    length = next;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
