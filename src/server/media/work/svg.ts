import sanitizeHtml from 'sanitize-html';
import { cleanDeclarations, cleanStylesheet, isForeignValue } from './svg-style';
import { isExplosive } from './svg-uses';

const words = (list: string) => list.split(/\s+/).filter(Boolean);

const TAGS = words(`
  svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan textPath image
  linearGradient radialGradient stop clipPath mask pattern marker filter feGaussianBlur feOffset feBlend feFlood
  feComposite feMerge feMergeNode feColorMatrix feDropShadow feTurbulence feComponentTransfer feFuncR feFuncG feFuncB
  feFuncA feMorphology
`);

const ATTRIBUTES = words(`
  id class style xmlns xmlns:xlink version viewBox width height x y x1 y1 x2 y2 cx cy r rx ry fx fy d points transform
  pathLength preserveAspectRatio fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap
  stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset opacity color clip-path clip-rule clipPathUnits
  mask maskUnits maskContentUnits mask-type filter filterUnits primitiveUnits gradientUnits gradientTransform
  spreadMethod offset stop-color stop-opacity patternUnits patternContentUnits patternTransform markerWidth
  markerHeight markerUnits refX refY orient marker-start marker-mid marker-end font-family font-size font-weight
  font-style text-anchor dominant-baseline letter-spacing dx dy rotate in in2 result stdDeviation mode type values
  operator radius flood-color flood-opacity baseFrequency numOctaves seed tableValues slope intercept exponent amplitude
  k1 k2 k3 k4 display visibility role aria-label aria-hidden href xlink:href vector-effect paint-order shape-rendering
  color-interpolation-filters startOffset textLength lengthAdjust method spacing
`);

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';
const XLINK_NAMESPACE = 'http://www.w3.org/1999/xlink';
/** A picture inside the drawing itself, in a type that can't hold another drawing. */
const OWN_PICTURE = /^data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/=\s]+$/;
/** Declarations and comments may stand before the drawing, nothing else. */
const ROOT = /^\s*(?:<\?[^>]*\?>\s*|<!--[\s\S]*?-->\s*)*<svg[\s>]/;
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style\s*>/gi;

/**
 * A drawing with nothing in it but drawing: no script, no handler, no foreign content, no address outside itself. Its
 * style sheets are written anew from what is understood of them.
 * @returns null for what is no drawing, and for one that multiplies itself
 */
export function sanitizeSvg(source: string): string | null {
  // A document type could define entities that stand for anything.
  const text = source.replace(/^\uFEFF/, '').replace(/<!DOCTYPE[^>[]*(\[[^\]]*\])?[^>]*>/gi, '');
  if (!ROOT.test(text)) return null;
  const style = cleanStylesheet([...text.matchAll(STYLE)].map(([, css = '']) => css).join('\n'));
  const clean = sanitizeHtml(text, {
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
    allowedTags: TAGS,
    allowedAttributes: { '*': ATTRIBUTES },
    allowedSchemes: [],
    allowedSchemesByTag: { image: ['data'] },
    // Styles are cleaned below, by what drawings know.
    parseStyleAttributes: false,
    allowVulnerableTags: false,
    // With a tag goes all that stands in it: text of a script would be shown otherwise.
    disallowedTagsMode: 'completelyDiscard',
    nonTextTags: ['script', 'style', 'textarea', 'option', 'foreignObject', 'iframe', 'object'],
    exclusiveFilter: ({ tag, attribs }) =>
      tag === 'image' && attribs['href'] === undefined && attribs['xlink:href'] === undefined,
    transformTags: {
      // A link's picture stays without the link.
      a: () => ({ tagName: 'g', attribs: {} }),
      // Some programs name the namespace by an entity, which went with the document type.
      svg: (tagName, attribs) => ({
        tagName,
        attribs: { ...attribs, xmlns: SVG_NAMESPACE, 'xmlns:xlink': XLINK_NAMESPACE },
      }),
      '*': (tagName, attribs) => ({ tagName, attribs: withoutForeign(tagName, attribs) }),
    },
  }).trim();
  if (!/^<svg[\s>]/.test(clean) || isExplosive(clean)) return null;
  // Only letters of the cleaned style sheet's own small grammar stand in it: none could end the element.
  return style === '' ? clean : clean.replace(/^<svg[^>]*>/, (root) => styled(root, style));
}

function styled(root: string, style: string): string {
  return root.endsWith('/>') ? root : `${root}<style>${style}</style>`;
}

function withoutForeign(
  tagName: string,
  attributes: Record<string, string>,
): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const [name, value] of Object.entries(attributes)) {
    if (name === 'href' || name === 'xlink:href') {
      if (tagName === 'image' ? OWN_PICTURE.test(value) : /^\s*#/.test(value)) kept[name] = value;
    } else if (name === 'style') {
      const style = cleanDeclarations(value);
      if (style !== '') kept[name] = style;
    } else if (name.startsWith('xmlns') || !isForeignValue(value)) kept[name] = value;
  }
  return kept;
}
