import { ICON_WORDS } from './icon-words';

/** Icons that all words belong to: by their names first, then by what people call such a thing. */
export function findIcons(names: readonly string[], words: string): string[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const named = (name: string) => wanted.every((word) => name.includes(word));
  const meant = (name: string) => {
    const known = `${name.replaceAll('-', ' ')} ${ICON_WORDS[name] ?? ''}`;
    return wanted.every((word) => ` ${known}`.includes(` ${word}`));
  };
  return [...names.filter(named), ...names.filter((name) => !named(name) && meant(name))];
}
