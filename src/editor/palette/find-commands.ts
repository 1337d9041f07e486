/** Finding commands by their words. */
import { say } from '../words/say';

export type CommandGroup =
  | 'Selected section'
  | 'Actions'
  | 'Pages'
  | 'Sections'
  | 'Languages'
  | 'Settings';

export interface Command {
  id: string;
  group: CommandGroup;
  label: string;
  /** Where it is, or its key. */
  note?: string | undefined;
  /** Further words under which it is found. */
  words?: string;
  /** Not listed until something is typed. */
  isOnlyFound?: boolean;
  run: () => void;
}

/** The commands that hold all words; those that begin with the first word come first. */
export function findCommands(commands: readonly Command[], typed: string): Command[] {
  const words = typed.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const [first = ''] = words;
  const found = commands.filter(({ label, note = '', words: more = '', group }) => {
    const all = `${label} ${note} ${more} ${say(group)}`.toLocaleLowerCase();
    return words.every((word) => all.includes(word));
  });
  if (first === '') return found.filter(({ isOnlyFound }) => isOnlyFound !== true);
  const rank = ({ label }: Command) => {
    const name = label.toLocaleLowerCase();
    if (name.startsWith(first)) return 0;
    return name.includes(first) ? 1 : 2;
  };
  return found.toSorted((a, b) => rank(a) - rank(b));
}
