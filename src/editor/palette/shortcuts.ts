/** The keys of the editor, for the sheet that shows them. */
import { say, term } from '../words/say';
import { isApple } from '../workspace/is-apple';

export interface Shortcut {
  label: string;
  /** `Mod` is Ctrl, or ⌘ on a Mac. */
  keys: readonly string[];
}

export const SHORTCUTS: readonly (readonly [string, readonly Shortcut[]])[] = [
  [
    term('Everywhere'),
    [
      { label: term('Find a page, section, setting or action'), keys: ['Mod', 'K'] },
      { label: term('Undo'), keys: ['Mod', 'Z'] },
      { label: term('Redo'), keys: ['Mod', 'Shift', 'Z'] },
      { label: term('Save now'), keys: ['Mod', 'S'] },
      { label: term('Show these keys'), keys: ['?'] },
      { label: term('Close, or select nothing'), keys: ['Esc'] },
    ],
  ],
  [
    term('In a text'),
    [
      { label: term('New line'), keys: ['Enter'] },
      { label: term('Next text or control'), keys: ['Tab'] },
      { label: term('Text before'), keys: ['Shift', 'Tab'] },
      { label: term('Select the section around it'), keys: ['Esc'] },
    ],
  ],
  [
    term('On a selected section'),
    [
      { label: term('Move it up or down'), keys: ['Alt', '↑ ↓'] },
      { label: term('Duplicate it'), keys: ['Mod', 'D'] },
      { label: term('Delete it'), keys: ['Delete'] },
      { label: term('To its tools, from a text as well'), keys: ['Alt', 'F10'] },
      { label: term('Back to it from its tools'), keys: ['Esc'] },
    ],
  ],
  [
    term('In lists'),
    [
      { label: term('Pick up or put down a row at its handle'), keys: ['Space'] },
      { label: term('Move what is picked up'), keys: ['↑', '↓'] },
    ],
  ],
  [
    term('In the table of translations'),
    [
      { label: term('Next text that is not done'), keys: ['Mod', 'Enter'] },
      { label: term('One text up or down'), keys: ['Alt', '↑ ↓'] },
    ],
  ],
];

/** A key as it is printed on this machine's keyboard. */
export function keyName(key: string): string {
  if (key === 'Mod') return isApple() ? '⌘' : say('Ctrl');
  if (key === 'Shift') return isApple() ? '⇧' : say('Shift');
  if (key === 'Delete') return say('Del');
  return key === 'Space' ? say('Space') : key;
}
