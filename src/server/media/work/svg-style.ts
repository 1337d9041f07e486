/**
 * The style sheets of drawings, as far as drawing programs write them: rules by class, id and element, and the properties
 * that colour a shape. Whatever else they hold is left out.
 */

const PROPERTIES = new Set(
  `fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-dasharray stroke-dashoffset opacity color clip-path clip-rule mask mask-type filter stop-color stop-opacity
  font-family font-size font-weight font-style text-anchor dominant-baseline letter-spacing word-spacing display
  visibility flood-color flood-opacity mix-blend-mode isolation vector-effect paint-order shape-rendering
  text-rendering color-interpolation-filters marker-start marker-mid marker-end transform transform-origin line-height
  white-space font-variant text-decoration enable-background overflow`.split(/\s+/),
);
const SELECTOR = /^(?:[.#]?[A-Za-z_][\w-]*)+(?:\s*[\s>+~]\s*(?:[.#]?[A-Za-z_][\w-]*)+)*$/;
const VALUE = /^[\w\s.,#%()+*/'"-]+$/;
/** `url(` to anything but an element of the drawing itself, in whatever spelling. */
const FOREIGN_URL = /url\(\s*(?!["']?\s*#)/i;
const FETCHING_FUNCTION =
  /(?:image-set|image|src|element|cross-fade|expression|attr|var|env)\s*\(/i;

/** Whether a value could make a browser ask for anything outside the drawing. */
export function isForeignValue(value: string): boolean {
  // Escapes and comments could spell what the patterns look for in another way.
  return (
    FOREIGN_URL.test(value) ||
    /\\|\/\*/.test(value) ||
    FETCHING_FUNCTION.test(value) ||
    /javascript:/i.test(value)
  );
}

/** The declarations that are understood, as `name:value;name:value`. */
export function cleanDeclarations(source: string): string {
  return source
    .split(';')
    .map((declaration) => {
      const colon = declaration.indexOf(':');
      const name = declaration.slice(0, colon).trim().toLowerCase();
      const value = declaration
        .slice(colon + 1)
        .replace(/!important/i, '')
        .trim();
      const isKnown = colon > 0 && PROPERTIES.has(name) && VALUE.test(value);
      return isKnown && !isForeignValue(value) ? `${name}:${value}` : '';
    })
    .filter(Boolean)
    .join(';');
}

/** The rules that are understood. */
export function cleanStylesheet(source: string): string {
  const text = source
    .replace(/<!\[CDATA\[|\]\]>|<!--|-->/g, '')
    .replace(/\/\*[\s\S]*?(?:\*\/|$)/g, '');
  const rules: string[] = [];
  for (const [, selectors = '', body = ''] of text.matchAll(/([^{}]*)\{([^{}]*)\}/g)) {
    const known = selectors
      .split(',')
      .map((selector) => selector.trim())
      .filter((selector) => SELECTOR.test(selector));
    const declarations = cleanDeclarations(body);
    if (known.length > 0 && declarations !== '') rules.push(`${known.join(',')}{${declarations}}`);
  }
  return rules.join('');
}
