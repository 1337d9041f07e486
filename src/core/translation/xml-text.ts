/** Text inside XML 1.0: escaped, and with XLIFF's element for the characters that XML can't hold. */

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // A parser would turn it into a line feed.
  '\r': '&#13;',
};

/** Escapes text for an element's content. */
export function xmlText(text: string): string {
  return [...text]
    .map((character) => {
      const code = character.codePointAt(0) ?? 0;
      if (isXmlCharacter(code)) return ENTITIES[character] ?? character;
      // XLIFF 2.1, 4.2.3.1: a code point that XML has no way to write.
      return `<cp hex="${code.toString(16).toUpperCase().padStart(4, '0')}"/>`;
    })
    .join('');
}

/** Escapes text for a quoted attribute; what XML can't hold is left out. */
export function xmlAttribute(text: string): string {
  return [...text]
    .filter((character) => isXmlCharacter(character.codePointAt(0) ?? 0))
    .map((character) =>
      character === '\n' || character === '\t'
        ? `&#${character.codePointAt(0)};`
        : (ENTITIES[character] ?? character),
    )
    .join('');
}

/** XML 1.0, production 2. */
function isXmlCharacter(code: number): boolean {
  return (
    code === 0x9 ||
    code === 0xa ||
    code === 0xd ||
    (code >= 0x20 && code <= 0xd7ff) ||
    (code >= 0xe000 && code <= 0xfffd) ||
    code >= 0x10000
  );
}
