import { readdirSync, readFileSync } from 'node:fs';
import * as path from 'node:path';
import { describe, expect, it } from 'vitest';
import * as records from '../../core/document/records';
import { releaseChangesAnswer } from '../../core/api/release';
import { PALETTE_NAMES } from '../../core/theme/settings';
import { pageTemplates } from '../../sections/page-templates/page-templates';
import { catalogue } from '../../sections/catalogue';
import { messages, parts } from './german';
import { optionWord, recordWord } from './catalogue-words';
import { textsIn } from './source-texts';

const COMPOSED = [
  'src/core/checks',
  'src/core/draft',
  'src/core/errors.ts',
  'src/core/links',
  'src/core/paths',
  'src/core/validation/tracking-ids.ts',
];

/** What only visitors, programs, or the log of the installation read. */
const NOT_FOR_OWNERS = /^src\/server\/(?:config|forms\/|start|http\/on-error)/;

function sources(...places: string[]): string[] {
  return places
    .flatMap((place) =>
      /\.tsx?$/.test(place)
        ? [place]
        : readdirSync(place, { recursive: true, encoding: 'utf8' }).map((file) =>
            path.posix.join(place, file),
          ),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\/|\/words\//.test(file));
}

const textsOf = (file: string) => textsIn(file, readFileSync(file, 'utf8'));

/** Parts of the site as changes and findings name them. */
const RECORDS = releaseChangesAnswer.shape.site.element.shape.part.options;

/** Labels and item words of every field, and the sections' names. */
function labels(): string[] {
  const found = new Set<string>();
  const done = new Set<unknown>();
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || done.has(value)) return;
    done.add(value);
    const { meta, label } = value as {
      meta?: { label?: unknown; item?: unknown; options?: readonly string[] };
      label?: unknown;
    };
    for (const word of [label, meta?.label, meta?.item, ...(meta?.options ?? []).map(optionWord)])
      if (typeof word === 'string') found.add(word);
    for (const [key, inner] of Object.entries(value)) if (key !== 'schema') walk(inner);
  };
  walk([...catalogue.values()]);
  walk(records);
  for (const { name, note } of pageTemplates) found.add(name).add(note);
  for (const name of PALETTE_NAMES) found.add(optionWord(name));
  for (const name of RECORDS) found.add(recordWord(name));
  return [...found];
}

const placeholders = (text: string) =>
  [...text.matchAll(/\{\w+\}/g)].map(([found]) => found).sort();

describe('the words of the interface', () => {
  const files = sources('src/editor').map(textsOf);
  const composed = sources(...COMPOSED).flatMap((file) =>
    textsOf(file).bare.map(({ text }) => text),
  );
  const server = sources(
    'src/server',
    'src/core/api',
    'src/core/document',
    'src/core/fields',
    'src/core/translation',
  )
    .filter((file) => !NOT_FOR_OWNERS.test(file))
    .map(textsOf);
  const refused = server.flatMap((file) => file.refused);
  const all = new Set([...files.flatMap(({ said }) => said), ...labels(), ...composed, ...refused]);
  /** What the server says besides: errors that are made elsewhere than they are thrown. */
  const possible = new Set(server.flatMap(({ bare }) => bare.map(({ text }) => text)));

  it('are all said, none shown in English only', () => {
    expect(files.flatMap(({ bare }) => bare.map(({ at, text }) => `${at}: ${text}`))).toEqual([]);
  });

  it('all stand in the German messages, which hold nothing else', () => {
    expect([...all].filter((text) => !Object.hasOwn(messages, text)).sort()).toEqual([]);
    expect(
      Object.keys(messages)
        .filter((text) => !all.has(text) && !possible.has(text))
        .sort(),
    ).toEqual([]);
  });

  it('stand in one of the parts each', () => {
    const keys = Object.values(parts).flatMap((part) => Object.keys(part));
    expect(keys.filter((text, at) => keys.indexOf(text) !== at)).toEqual([]);
  });

  it('have the same values in German, in every form of a count', () => {
    for (const [text, translation] of Object.entries(messages)) {
      const forms = typeof translation === 'string' ? [translation] : Object.values(translation);
      for (const form of forms)
        // "Used once" needs no number.
        expect([
          text,
          ...placeholders(form).filter(
            (one) => typeof translation === 'string' || one !== '{count}',
          ),
        ]).toEqual([
          text,
          ...placeholders(text).filter(
            (one) => typeof translation === 'string' || one !== '{count}',
          ),
        ]);
    }
  });

  it('are set with the quotation marks and apostrophes of print, in both languages', () => {
    const said = Object.entries(messages).flatMap(([english, german]) => [
      english,
      ...(typeof german === 'string' ? [german] : Object.values(german)),
    ]);
    expect(said.filter((text) => /["']/.test(text))).toEqual([]);
  });
});
