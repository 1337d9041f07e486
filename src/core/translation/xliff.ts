/**
 * XLIFF 2.0 (OASIS standard): the file that translation tools and agencies take. Texts are plain, so a segment has no
 * inline elements but `cp`.
 */
import { SaxesParser } from 'saxes';
import { UnreadableFile, type Exchange, type Returned, type ReturnedUnit } from './exchange';
import { xmlAttribute, xmlText } from './xml-text';

export const XLIFF_TYPE = 'application/xliff+xml';
const NAMESPACE = 'urn:oasis:names:tc:xliff:document:2.0';

/** States of a segment (XLIFF 2.0, 4.3.1.27): what is outdated is to be translated again. */
const STATES = { missing: 'initial', outdated: 'initial', done: 'translated' } as const;

/** States in which a translator has had their say. */
const CONFIRMED: ReadonlySet<string> = new Set(['translated', 'reviewed', 'final']);

/** Writes a file with one unit for each text. */
export function writeXliff({ sourceLanguage, targetLanguage, units }: Exchange): string {
  const body = units.map((unit) => {
    const { key, place, label, source, target, state, max } = unit;
    const notes = [
      `<note category="place">${xmlText(place)}</note>`,
      ...(max === Infinity ? [] : [`<note category="limit">At most ${max} characters.</note>`]),
      ...(state === 'outdated'
        ? ['<note category="state">The source has changed since it was translated.</note>']
        : []),
    ];
    return (
      `<unit id="${unitId(key)}" name="${xmlAttribute(label)}"><notes>${notes.join('')}</notes>` +
      `<segment state="${STATES[state]}"${state === 'outdated' ? ' subState="plinth:outdated"' : ''}>` +
      `<source>${xmlText(source)}</source>` +
      (target === '' ? '' : `<target>${xmlText(target)}</target>`) +
      '</segment></unit>'
    );
  });
  // A file has to hold something; a group may be empty.
  if (body.length === 0) body.push('<group id="nothing-to-translate"/>');
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<xliff xmlns="${NAMESPACE}" version="2.0" srcLang="${xmlAttribute(sourceLanguage)}" trgLang="${xmlAttribute(targetLanguage)}">\n` +
    `<file id="site" xml:space="preserve">\n${body.join('\n')}\n</file>\n</xliff>\n`
  );
}

/**
 * Reads a file that came back. Several segments of a unit, which a tool may have made of one, are put together again.
 * @throws UnreadableFile for what is no XLIFF 2, or not well-formed
 */
export function readXliff(xml: string): Returned {
  const returned: Returned = { units: [] };
  let unit: (ReturnedUnit & { source: string; hasTarget: boolean }) | undefined;
  let into: 'source' | 'target' | undefined;
  let depth = 0;
  const parser = new SaxesParser({ xmlns: true });
  const write = (text: string) => {
    if (unit && into) unit[into] += text;
  };
  // No document of ours has one, and a definition of entities is a way to do harm.
  parser.on('doctype', () => {
    throw new UnreadableFile('The file has a document type, which XLIFF has not.');
  });
  parser.on('error', (error) => {
    throw new UnreadableFile(`The file is not well-formed: ${error.message}`);
  });
  parser.on('opentag', ({ local, uri, attributes }) => {
    const value = (name: string) => attributes[name]?.value;
    if (depth === 0) readRoot({ local, uri, value }, returned);
    depth += 1;
    if (uri !== NAMESPACE) return;
    if (local === 'unit')
      unit = {
        key: unitKey(value('id') ?? ''),
        source: '',
        target: '',
        hasTarget: false,
        isConfirmed: true,
      };
    else if (local === 'segment' && unit) {
      if (!CONFIRMED.has(value('state') ?? 'initial')) unit.isConfirmed = false;
    } else if (local === 'cp') write(codePoint(value('hex') ?? ''));
    else if (unit && (local === 'source' || local === 'target')) {
      into = local;
      if (local === 'target') unit.hasTarget = true;
    }
  });
  parser.on('text', write);
  parser.on('cdata', write);
  parser.on('closetag', ({ local, uri }) => {
    depth -= 1;
    if (uri !== NAMESPACE) return;
    if (local === 'source' || local === 'target') into = undefined;
    if (local === 'unit' && unit) {
      const { hasTarget, ...result } = unit;
      if (hasTarget) returned.units.push(result);
      unit = undefined;
    }
  });
  parser.write(xml.replace(/^\uFEFF/, '')).close();
  if (returned.targetLanguage === undefined && returned.units.length > 0)
    throw new UnreadableFile('The file doesn’t say its language (trgLang).');
  return returned;
}

function readRoot(
  root: { local: string; uri: string; value: (name: string) => string | undefined },
  returned: Returned,
): void {
  const { local, uri, value } = root;
  if (local !== 'xliff') throw new UnreadableFile('The file is no XLIFF.');
  if (uri !== NAMESPACE || !/^2\.\d$/.test(value('version') ?? ''))
    throw new UnreadableFile('The file is no XLIFF of version 2. Ask for version 2.0 or 2.1.');
  const [source, target] = [value('srcLang'), value('trgLang')];
  if (source !== undefined) returned.sourceLanguage = source;
  if (target !== undefined) returned.targetLanguage = target;
}

/**
 * A key as an NMTOKEN: `c1/plans/#p2/cardTitle` is `c1.plans..p2.cardTitle`. A key holds no full stop of its own.
 */
function unitId(key: string): string {
  return key.replaceAll('/#', '..').replaceAll('/', '.');
}

function unitKey(id: string): string {
  return id.replaceAll('..', '/#').replaceAll('.', '/');
}

function codePoint(hex: string): string {
  const code = /^[0-9a-f]{4,6}$/i.test(hex) ? Number.parseInt(hex, 16) : -1;
  if (code < 0 || code > 0x10ffff) throw new UnreadableFile(`“${hex}” is no character (cp).`);
  return String.fromCodePoint(code);
}
