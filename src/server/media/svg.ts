import sanitizeHtml from 'sanitize-html';

const TAGS = [
  ...[
    'svg',
    'g',
    'defs',
    'symbol',
    'use',
    'title',
    'desc',
    'path',
    'rect',
    'circle',
    'ellipse',
    'line',
  ],
  ...[
    'polyline',
    'polygon',
    'text',
    'tspan',
    'textPath',
    'linearGradient',
    'radialGradient',
    'stop',
  ],
  ...[
    'clipPath',
    'mask',
    'pattern',
    'marker',
    'filter',
    'feGaussianBlur',
    'feOffset',
    'feBlend',
    'feFlood',
  ],
  ...['feComposite', 'feMerge', 'feMergeNode', 'feColorMatrix', 'feDropShadow', 'feTurbulence'],
];

const ATTRIBUTES = [
  ...[
    'id',
    'class',
    'xmlns',
    'xmlns:xlink',
    'version',
    'viewBox',
    'width',
    'height',
    'x',
    'y',
    'x1',
    'y1',
    'x2',
    'y2',
  ],
  ...[
    'cx',
    'cy',
    'r',
    'rx',
    'ry',
    'fx',
    'fy',
    'd',
    'points',
    'transform',
    'pathLength',
    'preserveAspectRatio',
  ],
  ...[
    'fill',
    'fill-opacity',
    'fill-rule',
    'stroke',
    'stroke-width',
    'stroke-opacity',
    'stroke-linecap',
  ],
  ...[
    'stroke-linejoin',
    'stroke-miterlimit',
    'stroke-dasharray',
    'stroke-dashoffset',
    'opacity',
    'color',
  ],
  ...[
    'clip-path',
    'clip-rule',
    'clipPathUnits',
    'mask',
    'maskUnits',
    'maskContentUnits',
    'filter',
    'filterUnits',
  ],
  ...['gradientUnits', 'gradientTransform', 'spreadMethod', 'offset', 'stop-color', 'stop-opacity'],
  ...[
    'patternUnits',
    'patternContentUnits',
    'patternTransform',
    'markerWidth',
    'markerHeight',
    'markerUnits',
  ],
  ...[
    'refX',
    'refY',
    'orient',
    'marker-start',
    'marker-mid',
    'marker-end',
    'font-family',
    'font-size',
  ],
  ...[
    'font-weight',
    'font-style',
    'text-anchor',
    'dominant-baseline',
    'letter-spacing',
    'dx',
    'dy',
    'rotate',
  ],
  ...[
    'in',
    'in2',
    'result',
    'stdDeviation',
    'mode',
    'type',
    'values',
    'operator',
    'flood-color',
    'flood-opacity',
  ],
  ...[
    'baseFrequency',
    'numOctaves',
    'seed',
    'display',
    'visibility',
    'role',
    'aria-label',
    'aria-hidden',
    'href',
    'xlink:href',
  ],
];

/** `url(` to anything but an element of the drawing itself, in whatever spelling. */
const FOREIGN_URL = /url\(\s*(?!["']?\s*#)/i;

/**
 * A drawing with nothing in it but drawing: no script, no handler, no foreign content, no address outside itself.
 * @returns null for what is no drawing
 */
export function sanitizeSvg(source: string): string | null {
  // A document type could define entities that stand for anything.
  const text = source.replace(/^\uFEFF/, '').replace(/<!DOCTYPE[^>[]*(\[[^\]]*\])?[^>]*>/gi, '');
  if (!/<svg[\s>]/.test(text)) return null;
  const clean = sanitizeHtml(text, {
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
    allowedTags: TAGS,
    allowedAttributes: { '*': ATTRIBUTES },
    allowedSchemes: [],
    allowVulnerableTags: false,
    // With a tag goes all that stands in it: text of a script would be shown otherwise.
    disallowedTagsMode: 'completelyDiscard',
    nonTextTags: ['script', 'style', 'textarea', 'option', 'foreignObject', 'iframe', 'object'],
    transformTags: {
      // A link's picture stays without the link.
      a: () => ({ tagName: 'g', attribs: {} }),
      '*': (tagName, attribs) => ({ tagName, attribs: withoutForeign(attribs) }),
    },
  }).trim();
  return /^<svg[\s>]/.test(clean) ? clean : null;
}

function withoutForeign(attributes: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).filter(([name, value]) => {
      if (name === 'href' || name === 'xlink:href') return /^\s*#/.test(value);
      return !FOREIGN_URL.test(value);
    }),
  );
}
