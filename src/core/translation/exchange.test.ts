import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { edit, makeDraft } from '../draft/testing/test-site';
import { readCsv, writeCsv } from './csv';
import { UnreadableFile, type Exchange, type ExchangeUnit } from './exchange';
import { takeBack } from './take-back';
import { listTexts, translationState } from './texts';
import { readXliff, writeXliff } from './xliff';

const unit = (values: Partial<ExchangeUnit> = {}): ExchangeUnit => ({
  key: 'c1/plans/#p-2/options/#o_1/text',
  place: '/',
  label: 'Option',
  source: 'One',
  target: 'Ett',
  state: 'done',
  max: 80,
  ...values,
});
const exchange = (...units: ExchangeUnit[]): Exchange => ({
  sourceLanguage: 'en',
  targetLanguage: 'sv',
  units,
});

const formats = [
  ['XLIFF', writeXliff, readXliff],
  ['CSV', writeCsv, readCsv],
] as const;

describe.each(formats)('%s', (_name, write, read) => {
  it('comes back as it left', () => {
    const back = read(
      write(exchange(unit(), unit({ key: 'page:home/meta/title', max: Infinity }))),
    );
    expect(back).toMatchObject({ sourceLanguage: 'en', targetLanguage: 'sv' });
    expect(back.units).toEqual([
      { key: 'c1/plans/#p-2/options/#o_1/text', source: 'One', target: 'Ett', isConfirmed: true },
      { key: 'page:home/meta/title', source: 'One', target: 'Ett', isConfirmed: true },
    ]);
  });

  it.each([
    '<b>&amp;</b> ]]> "x"',
    'two\nlines\r\nand\ttabs',
    ' spaces ',
    '=HYPERLINK("http://x")',
    "'=1",
    "'quoted'",
    '-1',
    '@x',
    '"',
    'a,b;c',
    '👨‍👩‍👧‍👦 שלום',
    'bell \u0007 and \uFFFF',
  ])('keeps %j', (text) => {
    const back = read(write(exchange(unit({ source: text, target: text }))));
    expect(back.units[0]).toMatchObject({ source: text, target: text });
  });

  it('keeps any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), (text) => {
        expect(read(write(exchange(unit({ target: text })))).units[0]?.target).toBe(text);
      }),
    );
  });

  it.each(['', 'hello', '{"a":1}'])('refuses %j', (text) => {
    expect(() => read(text)).toThrow(UnreadableFile);
  });
});

describe('XLIFF', () => {
  const wrap = (inner: string, root = 'version="2.1" srcLang="en" trgLang="sv"') =>
    `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" ${root}><file id="f">${inner}</file></xliff>`;

  it('is what the standard asks for: names that are tokens, texts as they stand, limits as notes', () => {
    // The schema asks for a unit or a group in each file.
    expect(writeXliff(exchange())).toContain('<group id="nothing-to-translate"/>');
    const xml = writeXliff(exchange(unit({ state: 'outdated' })));
    expect(xml).toContain(
      '<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="sv">',
    );
    expect(xml).toContain('<unit id="c1.plans..p-2.options..o_1.text" name="Option">');
    expect(xml).toContain('<note category="limit">At most 80 characters.</note>');
    expect(xml).toContain('<segment state="initial" subState="plinth:outdated">');
    expect(xml).toContain('xml:space="preserve"');
  });

  it('comes back from tools that split segments, add groups and elements of their own', () => {
    const xml = wrap(
      '<group id="g"><unit id="c1.title"><segment state="final"><source>One. </source><target>Ett. </target></segment>' +
        '<ignorable><source> </source></ignorable>' +
        '<segment state="initial"><source>Two.</source><target><![CDATA[Två & ]]><cp hex="0007"/></target></segment>' +
        '<x:y xmlns:x="urn:x"><x:target>no</x:target></x:y></unit></group>',
    );
    expect(readXliff(xml).units).toEqual([
      { key: 'c1/title', source: 'One.  Two.', target: 'Ett. Två & \u0007', isConfirmed: false },
    ]);
  });

  it.each([
    ['a document type', '<!DOCTYPE x [<!ENTITY a "b">]>' + wrap('')],
    ['version 1.2', '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"/>'],
    ['another root', '<html/>'],
    ['an end too few', wrap('<unit id="a">').slice(0, -30)],
    ['an entity of its own', wrap('<unit id="a"><segment><source>&x;</source></segment></unit>')],
    [
      'no language',
      wrap(
        '<unit id="a"><segment><source>a</source><target>b</target></segment></unit>',
        'version="2.0" srcLang="en"',
      ),
    ],
    [
      'a character that is none',
      wrap('<unit id="a"><segment><source><cp hex="zz"/></source></segment></unit>'),
    ],
  ])('is refused with %s', (_what, xml) => {
    expect(() => readXliff(xml)).toThrow(UnreadableFile);
  });
});

describe('CSV', () => {
  it('never begins a cell with what a spreadsheet would calculate', () => {
    const csv = writeCsv(exchange(unit({ target: '=1+1' })));
    expect(csv).toContain(",One,'=1+1\r\n");
  });

  it.each([';', '\t'])(
    'comes back with %j between its columns, as some spreadsheets write it',
    (separator) => {
      const csv =
        ['key', 'source:en', 'translation:sv'].join(separator) +
        '\n' +
        ['c1/title', 'A', '"x ""y"""'].join(separator);
      expect(readCsv(csv).units).toEqual([
        { key: 'c1/title', source: 'A', target: 'x "y"', isConfirmed: false },
      ]);
    },
  );
});

describe('translations that come back', () => {
  const setUp = () => {
    const draft = makeDraft();
    const texts = listTexts(draft);
    const take = (
      ...units: { key: string; target: string; source?: string; isConfirmed?: boolean }[]
    ) => {
      const taken = takeBack(draft, texts, { units }, 'sv');
      edit(draft, ...taken.edits);
      return taken;
    };
    const state = (key: string) => {
      const text = listTexts(draft).find((one) => one.key === key);
      return text && translationState(draft, 'sv', text);
    };
    return { draft, take, state };
  };

  it('are taken where the text is there and they fit; the rest is named', () => {
    const { draft, take } = setUp();
    const taken = take(
      { key: 'c1/title', source: 'Title', target: 'Rubrik' },
      { key: 'c2/plans/#p1/cardTitle', target: 'x'.repeat(51) },
      { key: 'nobody/title', target: 'x' },
      { key: 'c2/plans/#p2/cardTitle', target: '' },
      { key: 'page:about/path', source: '/about', target: '/om' },
    );
    expect(taken.keys).toEqual(['c1/title', 'page:about/path']);
    expect(taken.leftOut.map(({ key }) => key)).toEqual(['c2/plans/#p1/cardTitle', 'nobody/title']);
    expect(taken.unchanged).toBe(1);
    expect(draft.textIn('sv', 'c1/title')).toBe('Rubrik');
    expect(draft.textIn('sv', 'page:about/path')).toBe('/om');
  });

  it('are outdated at once when their source has changed while they were away', () => {
    const { take, state } = setUp();
    expect(take({ key: 'c1/title', source: 'Older title', target: 'Rubrik' }).outdated).toBe(1);
    expect(state('c1/title')).toBe('outdated');
  });

  it('change nothing when they are the same, unless they are confirmed', () => {
    const { draft, take, state } = setUp();
    take({ key: 'c1/title', source: 'Title', target: 'Rubrik' });
    edit(draft, { edit: 'setText', component: 'c1', path: ['title'], text: 'New' });
    const texts = listTexts(draft);
    const again = { key: 'c1/title', source: 'New', target: 'Rubrik' };
    expect(takeBack(draft, texts, { units: [again] }, 'sv').unchanged).toBe(1);
    const confirmed = takeBack(draft, texts, { units: [{ ...again, isConfirmed: true }] }, 'sv');
    edit(draft, ...confirmed.edits);
    expect(state('c1/title')).toBe('done');
  });
});
