import { describe, expect, it } from 'vitest';
import { fieldAt, type Field, type Fields } from '../fields/field';
import { DEFAULT_TEXT_MAX, text, video } from '../fields/vocabulary';
import {
  languageFields,
  navigationFields,
  pageFields,
  settingsFields,
  themeFields,
  widgetsFields,
} from './records';

function field(fields: Fields, path: string): Field {
  const found = fieldAt(fields, path.split('.'));
  if (found === undefined) throw new Error(`No field ${path}.`);
  return found;
}

/** Which of the values a field takes. */
function taken(fields: Fields, path: string, values: readonly unknown[]): unknown[] {
  const { schema } = field(fields, path);
  return values.filter((value) => schema.safeParse(value).success);
}

// Names and values are typed from spec section 3.
describe('the theme', () => {
  it('has a mode, a look, an orientation, sizes, a palette and two fonts, each with its allowed values', () => {
    expect(Object.keys(themeFields).sort()).toEqual(
      [
        ...['colorMode', 'look', 'orientation', 'fontSize', 'palette'],
        ...['primaryFont', 'secondaryFont', 'textSize'],
      ].sort(),
    );
    const modes = ['DARK', 'LIGHT', 'EXTRALIGHT'];
    expect(taken(themeFields, 'colorMode', [...modes, 'dark', 'SEPIA', '', 1])).toEqual(modes);
    const looks = ['ROUNDED', 'CORNERED', 'SHARP'];
    expect(taken(themeFields, 'look', [...looks, 'ROUND', ''])).toEqual(looks);
    expect(taken(themeFields, 'orientation', ['LEFT', 'RIGHT', 'TOP', ''])).toEqual([
      'LEFT',
      'RIGHT',
    ]);
    expect(taken(themeFields, 'textSize', [0, 63, 100, -1, 101, '63'])).toEqual([0, 63, 100]);
    expect(taken(themeFields, 'fontSize', [16, 0, -16, '16', NaN])).toEqual([16]);
  });

  it('has three colours with five shades each, and a white', () => {
    const palette = Object.keys(field(themeFields, 'palette').fields ?? {});
    expect(palette).toEqual(['primary', 'secondary', 'tertiary', 'accentWhite']);
    for (const name of ['primary', 'secondary', 'tertiary']) {
      const shades = Object.keys(field(themeFields, `palette.${name}`).fields ?? {});
      expect(shades.sort()).toEqual(['dark', 'extraLight', 'light', 'normal', 'semiLight']);
    }
    const colors = ['#abc', '#AABBCC', '#abcd', 'red', '#12345'];
    expect(taken(themeFields, 'palette.accentWhite', colors)).toEqual(['#abc', '#AABBCC']);
  });
});

describe('the navigation', () => {
  it('has links of a text and an address, and a privacy link that may show in the footer', () => {
    for (const list of ['header', 'footer']) {
      expect(Object.keys(field(navigationFields, list).fields ?? {})).toEqual(['text', 'link']);
    }
    expect(Object.keys(field(navigationFields, 'privacy').fields ?? {})).toEqual([
      ...['name', 'link', 'showInFooter'],
    ]);
    expect(taken(navigationFields, 'privacy.showInFooter', [true, false, 'yes'])).toEqual([
      true,
      false,
    ]);
  });
});

describe('a language', () => {
  it('has a name, a flag, a status, a primary flag and an outer id; its code and order are its place', () => {
    expect(Object.keys(languageFields)).toEqual([
      ...['name', 'localizedName', 'flagCode', 'status', 'isPrimary', 'smLangId'],
    ]);
    expect(taken(languageFields, 'status', ['active', 'inactive', 'on'])).toEqual([
      'active',
      'inactive',
    ]);
    expect(taken(languageFields, 'flagCode', ['gb', 'gb-wls', '../x', 'GB'])).toEqual([
      'gb',
      'gb-wls',
    ]);
  });
});

describe('the settings', () => {
  it('track by chats, pixel, tag manager, ads and metrika, each with an id of its own form', () => {
    expect(Object.keys(field(settingsFields, 'trackingIds').fields ?? {})).toEqual([
      ...['chatsData', 'facebookPixelCode', 'gtagId', 'adSensePublisherId', 'ymId'],
    ]);
    expect(Object.keys(field(settingsFields, 'trackingIds.chatsData').fields ?? {})).toEqual([
      ...['name', 'key', 'isPrimary'],
    ]);
    const hostile = '"><script>';
    for (const [name, id] of [
      ['facebookPixelCode', '123456789012345'],
      ['gtagId', 'G-ABC1234567'],
      ['adSensePublisherId', 'ca-pub-1234567890123456'],
      ['ymId', '12345678'],
    ]) {
      expect(taken(settingsFields, `trackingIds.${name}`, ['', id, hostile])).toEqual(['', id]);
    }
  });

  it('say of an id that is wrong what one of its service looks like', () => {
    const names = ['facebookPixelCode', 'gtagId', 'adSensePublisherId', 'ymId'];
    const said = names.map((name) => {
      const { error } = field(settingsFields, `trackingIds.${name}`).schema.safeParse('?');
      return error?.issues[0]?.message;
    });
    expect(said).toEqual([
      'A Facebook pixel id is 5 to 20 digits.',
      'A Google tag id starts with G-, GTM-, AW- or UA-.',
      'An AdSense publisher id is ca-pub- and 10 to 20 digits.',
      'A Metrika counter id is 4 to 12 digits.',
    ]);
  });

  it('call what does not fit the bar “More”', () => {
    expect(field(settingsFields, 'extraLinksLabel').initial()).toBe('More');
  });
});

describe('a page', () => {
  it('has a path and what search engines read, which may be for all pages', () => {
    const meta = Object.keys(field(pageFields, 'meta').fields ?? {});
    expect(Object.keys(pageFields)).toEqual(['path', 'meta']);
    expect(meta).toEqual(expect.arrayContaining(['title', 'keywords', 'description', 'useForAll']));
  });
});

describe('the messengers', () => {
  it('stand at a side, and start with the words of the specification', () => {
    const sides = ['left', 'right'];
    const placed = taken(widgetsFields, 'messenger.settings.alignment', [...sides, 'top']);
    expect(placed).toEqual(sides);
    const list = field(widgetsFields, 'messenger.data');
    expect(Object.keys(list.fields ?? {})).toEqual(['name', 'isActive', 'value', 'data']);
    const own = list.fields ?? {};
    expect(field(own, 'name').meta).toMatchObject({
      options: ['facebook', 'whatsapp', 'telegram', 'viber'],
    });
    const initial = field(own, 'data').initial();
    expect(initial).toMatchObject({
      type: 'facebook',
      avatar: '',
      subtitle: '',
      message: 'Hi there 👋\n How can I help you?',
      buttonText: 'Start Chat',
    });
    // "A sample person name": any.
    expect(initial).toHaveProperty('name', expect.stringMatching(/\S+ \S+/));
  });
});

describe('a text', () => {
  it('has at most 320 characters where nothing else is said, and any number where that is said', () => {
    expect(DEFAULT_TEXT_MAX).toBe(320);
    const usual = text({ label: 'Text' });
    expect(usual.meta).toMatchObject({ max: 320 });
    expect(usual.schema.safeParse('a'.repeat(320)).success).toBe(true);
    expect(usual.schema.safeParse('a'.repeat(321)).success).toBe(false);
    const endless = text({ label: 'Text', max: Infinity });
    expect(endless.schema.safeParse('a'.repeat(100_000)).success).toBe(true);
  });

  it('of a widget has 320 characters', () => {
    const limits = (fields: Fields): number[] =>
      Object.values(fields).flatMap(({ meta, fields: inner }) => [
        ...(meta.kind === 'text' ? [meta.max] : []),
        ...limits(inner ?? {}),
      ]);
    expect([...new Set(limits(widgetsFields))]).toEqual([320]);
  });
});

describe('values that would do nothing are refused', () => {
  it('as the contact address: what is no e-mail', () => {
    const values = ['', 'owner@site.example', 'owner', 'a@b', 'a b@c.de'];
    expect(taken(settingsFields, 'contactEmail', values)).toEqual(['', 'owner@site.example']);
  });

  it('as the key of a chat: what its script would not take', () => {
    const values = ['', '1234-567-89-0123', 'a/b', 'a:b', 'a"b'].map((key) => [
      { id: 'c1', name: 'olark', key, isPrimary: true },
    ]);
    const right = values.slice(0, 2);
    expect(taken(settingsFields, 'trackingIds.chatsData', values)).toEqual(right);
  });

  it('as a video: a link to none', () => {
    const right = ['', 'https://youtu.be/dQw4w9WgXcQ', '/media/a.mp4'];
    const wrong = ['https://example.com/', '/media/a.png', 'https://www.youtube.com/results?v=x'];
    const fields = { film: video({ label: 'Film' }) };
    expect(taken(fields, 'film', [...right, ...wrong])).toEqual(right);
  });
});
