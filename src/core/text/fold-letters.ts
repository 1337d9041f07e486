/** Letters of the Latin script as an address is best read with: without accents, as their language writes them out. */

/** Letters that have no accent to lose. */
const LATIN: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  ð: 'd',
  đ: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ħ: 'h',
};

const GERMAN = { ä: 'ae', ö: 'oe', ü: 'ue' };
const DANISH = { å: 'aa', ø: 'oe' };

/** Where a language writes a letter out in its own way. */
const OWN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  de: GERMAN,
  gsw: GERMAN,
  lb: GERMAN,
  da: DANISH,
  nb: DANISH,
  nn: DANISH,
  no: DANISH,
};

/** Lower case, Latin letters without accents (`Über uns` is `ueber uns` in German); other scripts stay as they are. */
export function foldLetters(text: string, language: string): string {
  const [base = ''] = language.toLowerCase().split('-');
  const letters: Readonly<Record<string, string>> = { ...LATIN, ...OWN[base] };
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Script=Latin}/gu, (letter) => letters[letter] ?? letter)
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC');
}
