import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { sanitizeSvg } from './svg';

const XMLNS = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const SHAPE = '<path id="shape" d="M0 0h10v10z" fill="#1d8a86"/>';
const drawing = (inner: string, attributes = '') =>
  `<svg ${XMLNS} viewBox="0 0 10 10" ${attributes}>${inner}${SHAPE}</svg>`;

/** Each once ran, or fetched, in some browser or past some filter. */
const HOSTILE: readonly [string, string][] = [
  ['script', drawing('<script>evil(1)</script>')],
  ['script in capitals', drawing('<SCRIPT>evil(1)</SCRIPT>')],
  ['script with a namespace', drawing('<svg:script>evil(1)</svg:script>')],
  [
    'script under another name of the namespace',
    drawing('<x:script xmlns:x="http://www.w3.org/2000/svg">evil(1)</x:script>'),
  ],
  ['script in CDATA', drawing('<script><![CDATA[evil(1)]]></script>')],
  ['a script from elsewhere', drawing('<script href="https://evil.example/x.js"/>')],
  ['a handler', drawing('', 'onload="evil(1)"')],
  ['a handler in capitals', drawing('<rect ONCLICK="evil(1)"/>')],
  ['a handler after a slash', drawing('<rect/onclick="evil(1)"/>')],
  ['a handler with a line break', drawing('<rect\nonmouseover\n=\n"evil(1)"/>')],
  ['a link that runs', drawing('<a href="javascript:evil(1)"><rect width="4" height="4"/></a>')],
  ['a link in disguise', drawing('<a xlink:href="java&#10;script:evil(1)"><rect/></a>')],
  ['a data link', drawing('<a href="data:text/html,evil(1)"><rect/></a>')],
  ['foreign content', drawing('<foreignObject><body onload="evil(1)">evil</body></foreignObject>')],
  ['a frame', drawing('<iframe src="https://evil.example/"/>')],
  ['an embedded object', drawing('<object data="https://evil.example/"/><embed src="//evil"/>')],
  ['a picture from elsewhere', drawing('<image href="https://evil.example/pixel.png"/>')],
  ['a drawing within the drawing', drawing('<image href="data:image/svg+xml;base64,ZXZpbA=="/>')],
  ['a part from elsewhere', drawing('<use href="https://evil.example/#x"/>')],
  ['a part from a data address', drawing('<use xlink:href="data:image/svg+xml,evil#x"/>')],
  ['a fill from elsewhere', drawing('<rect fill="url(https://evil.example/x)"/>')],
  ['a fill with spaces', drawing('<rect fill="url( \'//evil.example/x\' )"/>')],
  ['a fill by escapes', drawing('<rect fill="u\\72l(https://evil.example/x)"/>')],
  ['a style from elsewhere', drawing('<style>@import url(https://evil.example/x.css);</style>')],
  ['a style that fetches', drawing('<style>rect{fill:url(https://evil.example/x)}</style>')],
  ['a style by escapes', drawing('<style>rect{fill:u\\72l(//evil.example)}</style>')],
  ['a style cut by a comment', drawing('<style>rect{fill:u/**/rl(//evil.example)}</style>')],
  ['a style with a font', drawing('<style>@font-face{src:url(//evil.example/f)}</style>')],
  ['a style that ends itself', drawing('<style>a{}</style><script>evil(1)</script>')],
  ['a style with markup', drawing('<style><![CDATA[</style><script>evil(1)</script>]]></style>')],
  ['a style attribute', drawing('<rect style="fill:url(//evil.example)"/>')],
  ['a style by image-set', drawing('<rect style="fill:image-set(\'//evil.example/x\' 1x)"/>')],
  [
    'an animated address',
    drawing('<a><animate attributeName="href" to="javascript:evil(1)"/></a>'),
  ],
  ['a set address', drawing('<set attributeName="xlink:href" to="javascript:evil(1)"/>')],
  ['a handler by animation', drawing('<set attributeName="onmouseover" to="evil(1)"/>')],
  ['an event', drawing('<handler ev:event="load">evil(1)</handler>')],
  [
    'an entity',
    `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x "<script>evil(1)</script>">]>${drawing('&x;')}`,
  ],
  [
    'an entity of a file',
    `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${drawing('<text>&x;</text>')}`,
  ],
  ['a stylesheet before it', `<?xml-stylesheet href="https://evil.example/x"?>${drawing('')}`],
  ['a comment that is none', drawing('<!--><script>evil(1)</script>-->')],
  ['a processing instruction', drawing('<?php evil(1) ?>')],
  ['a cursor', drawing('<rect cursor="url(https://evil.example/x),auto"/>')],
  ['a base', drawing('<base href="https://evil.example/"/>')],
  ['a filter picture', drawing('<filter id="f"><feImage href="https://evil.example/x"/></filter>')],
];

describe('a hostile drawing', () => {
  test.each(HOSTILE)('with %s keeps its shapes and nothing else', async (_title, source) => {
    const clean = sanitizeSvg(source) ?? '';
    expect(clean).toContain('d="M0 0h10v10z"');
    expect(clean).not.toMatch(/evil|script|javascript|\son\w+\s*=|<!|<\?|foreignObject|passwd/i);
    // What is left is well-formed: the decoder reads it.
    expect((await sharp(Buffer.from(clean)).metadata()).format).toBe('svg');
  });

  test('with a script that never ends is empty', () => {
    expect(sanitizeSvg(drawing('<script>evil(1)<script/>'))).not.toMatch(/evil|script/);
  });

  test.each([
    ['that multiplies itself', bomb(9, 12)],
    [
      'that is a part of itself',
      drawing('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'),
    ],
    ['of groups without end', drawing('<g>'.repeat(5000) + '</g>'.repeat(5000))],
    ['that is a page', '<html><body><svg></svg></body></html>'],
    ['that is none', '<p>hi</p>'],
    ['whose root has another name', `<svg:svg xmlns:svg="http://www.w3.org/2000/svg"/>`],
  ])('%s is refused', (_title, source) => {
    expect(sanitizeSvg(source)).toBeNull();
  });
});

describe('a drawing', () => {
  test('keeps the colours that its program gave by classes', async () => {
    const source = drawing(
      '<defs><style type="text/css"><![CDATA[ .st0{fill:#FF0000;} .st1, #x > rect{stroke:#00f;stroke-width:2} ]]></style></defs><rect class="st0" width="10" height="10"/>',
    );
    const clean = sanitizeSvg(source) ?? '';
    expect(clean).toContain(
      '<style>.st0{fill:#FF0000}.st1,#x > rect{stroke:#00f;stroke-width:2}</style>',
    );
    const { data } = await sharp(Buffer.from(clean.replace(SHAPE, '')))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)]).not.toEqual([0, 0, 0]);
  });

  test('keeps styles of its shapes, gradients, masks and its own parts', () => {
    const source = drawing(
      '<linearGradient id="g"><stop offset="0" style="stop-color:#fff;stop-opacity:1"/></linearGradient><rect fill="url(#g)" style="fill:url(#g); mask: url(\'#m\')"/><use href="#shape"/>',
    );
    const clean = sanitizeSvg(source) ?? '';
    expect(clean).toContain('style="stop-color:#fff;stop-opacity:1"');
    expect(clean).toContain('fill="url(#g)"');
    expect(clean).toContain('href="#shape"');
  });

  test('keeps a photo inside it', () => {
    const source = drawing(
      '<image width="4" height="4" href="data:image/png;base64,iVBORw0KGgo="/>',
    );
    expect(sanitizeSvg(source)).toContain('href="data:image/png;base64,iVBORw0KGgo="');
  });

  test('gets its namespace where the program named it by an entity', () => {
    const source =
      '<!DOCTYPE svg PUBLIC "x" "y" [<!ENTITY ns_svg "http://www.w3.org/2000/svg">]><svg xmlns="&ns_svg;" width="10" height="10"><path d="M0 0h10v10z"/></svg>';
    expect(sanitizeSvg(source)).toContain('xmlns="http://www.w3.org/2000/svg"');
  });

  test('that is clean stays as it is', () => {
    const clean = sanitizeSvg(drawing('<style>.a{fill:#fff}</style><g class="a"/>')) ?? '';
    expect(sanitizeSvg(clean)).toBe(clean);
  });
});

/** Each group draws the one before it many times: a few hundred bytes that come to billions of shapes. */
function bomb(levels: number, times: number): string {
  const groups = Array.from({ length: levels }, (_, level) => {
    const use = level === 0 ? '<rect width="1" height="1"/>' : `<use href="#l${level - 1}"/>`;
    return `<g id="l${level}">${use.repeat(times)}</g>`;
  });
  return drawing(`<defs>${groups.join('')}</defs><use href="#l${levels - 1}"/>`);
}
