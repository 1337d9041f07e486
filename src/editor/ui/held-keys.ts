/**
 * What one writes in may be taken away by somebody else in the middle of a word: what is typed on is meant for nothing
 * that is left. Keys that write or delete do nothing until one picks something: by a press, or by any other key.
 */
let holding: AbortController | null = null;

export const areKeysHeld = (): boolean => holding !== null;

export function holdKeys(): void {
  release();
  holding = new AbortController();
  const options = { capture: true, signal: holding.signal };
  const frames = [...document.querySelectorAll('iframe')].map((frame) => frame.contentDocument);
  for (const one of [document, ...frames]) {
    one?.addEventListener('keydown', handleKey, options);
    for (const name of ['focusin', 'pointerdown', 'click'])
      one?.addEventListener(name, release, options);
  }
}

function release(): void {
  holding?.abort();
  holding = null;
}

const MODIFIERS = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock']);

function handleKey(event: KeyboardEvent): void {
  // Where nothing has the focus, keys go to the body.
  const hasFocus = (event.target as Element).tagName !== 'BODY';
  if (!hasFocus && MODIFIERS.has(event.key)) return;
  if (hasFocus || !isWriting(event)) return release();
  event.preventDefault();
  event.stopPropagation();
}

/** What an input method writes, and what is written with AltGr, which some systems tell as Control and Alt. */
function isWriting(event: KeyboardEvent): boolean {
  const { key, ctrlKey, altKey, metaKey } = event;
  const isCommand = metaKey || (ctrlKey && !altKey);
  if (key === 'Backspace' || key === 'Delete' || key === 'Enter') return true;
  return !isCommand && (key.length === 1 || key === 'Dead' || key === 'Process');
}
