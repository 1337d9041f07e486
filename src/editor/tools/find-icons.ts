import { ICON_WORDS } from './icon-words';

/**
 * Icons that all words belong to: by their names first, and of these the one of that very name, then those with whole words
 * of it; then by what people call such a thing.
 */
export function findIcons(names: readonly string[], words: string): string[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const named = (name: string) => wanted.every((word) => name.includes(word));
  const meant = (name: string) => {
    const known = `${name.replaceAll('-', ' ')} ${ICON_WORDS[name] ?? ''}`;
    return wanted.every((word) => ` ${known}`.includes(` ${word}`));
  };
  const rank = (name: string) => {
    if (name === wanted.join('-')) return 0;
    const parts = name.split('-');
    return wanted.every((word) => parts.includes(word)) ? 1 : 2;
  };
  return [
    ...names.filter(named).toSorted((one, other) => rank(one) - rank(other)),
    ...names.filter((name) => !named(name) && meant(name)),
  ];
}
