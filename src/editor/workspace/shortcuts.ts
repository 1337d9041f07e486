/** The keys of the editor, for who listens to them and for the sheet that shows them. */

export interface Shortcut {
  label: string;
  /** `Mod` is Ctrl, or ⌘ on a Mac. */
  keys: readonly string[];
}

export const SHORTCUTS: readonly (readonly [string, readonly Shortcut[]])[] = [
  [
    'Everywhere',
    [
      { label: 'Find a page, section, setting or action', keys: ['Mod', 'K'] },
      { label: 'Undo', keys: ['Mod', 'Z'] },
      { label: 'Redo', keys: ['Mod', 'Shift', 'Z'] },
      { label: 'Save now', keys: ['Mod', 'S'] },
      { label: 'Show these keys', keys: ['?'] },
      { label: 'Close, or select nothing', keys: ['Esc'] },
    ],
  ],
  [
    'In a text',
    [
      { label: 'New line', keys: ['Enter'] },
      { label: 'Next text or control', keys: ['Tab'] },
      { label: 'Text before', keys: ['Shift', 'Tab'] },
    ],
  ],
  [
    'In lists',
    [
      { label: 'Pick up or put down a row at its handle', keys: ['Space'] },
      { label: 'Move what is picked up', keys: ['↑', '↓'] },
    ],
  ],
  [
    'In the table of translations',
    [
      { label: 'Next text that is not done', keys: ['Mod', 'Enter'] },
      { label: 'One text up or down', keys: ['Alt', '↑ ↓'] },
    ],
  ],
];

export const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** A key as it is printed on this machine's keyboard. */
export function keyName(key: string): string {
  if (key === 'Mod') return isApple() ? '⌘' : 'Ctrl';
  return key === 'Shift' && isApple() ? '⇧' : key;
}
