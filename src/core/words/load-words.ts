/** The visitor interface's words of one language, fetched when they are needed: a page speaks no other. */
import type { VisitorWords } from './visitor';

const LANGUAGES: Readonly<Record<string, () => Promise<VisitorWords>>> = {
  sv: async () => (await import('./sv')).sv,
  de: async () => (await import('./de')).de,
  da: async () => (await import('./da')).da,
  it: async () => (await import('./it')).it,
  pl: async () => (await import('./pl')).pl,
};

/** The words that `visitorWords` has for a language. */
export async function loadVisitorWords(language: string): Promise<VisitorWords> {
  const [main = ''] = language.toLowerCase().split('-');
  const load = Object.hasOwn(LANGUAGES, main) ? LANGUAGES[main] : undefined;
  return load === undefined ? (await import('./en')).en : load();
}
