/** The only ways in which a value gets into a page's markup outside React. */

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand between tags and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** JSON that may stand inside a script element: nothing in it ends the element or a line of script. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`);
}

/** CSS that may stand inside a style element: no end tag in it. */
export function styleText(css: string): string {
  return css.replace(/<(?=[/!])/g, String.raw`\3c `);
}

/** A tag without content, its attributes escaped; those without a value are left out. */
export function tag(
  name: string,
  attributes: Readonly<Record<string, string | undefined>>,
): string {
  const pairs = Object.entries(attributes)
    .filter((entry): entry is [string, string] => entry[1] !== undefined)
    .map(([key, value]) =>
      value === '' && key !== 'content' ? ` ${key}` : ` ${key}="${escapeHtml(value)}"`,
    );
  return `<${name}${pairs.join('')}>`;
}
