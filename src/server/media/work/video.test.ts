import * as fs from 'node:fs';
import * as path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/databases';
import {
  box,
  element,
  FTYP,
  MADE_AT,
  movieHead,
  plainMp4,
  plainWebm,
  track,
  TURNED,
  WEBM_HEAD,
  WEBM_TRACKS,
  words,
} from '../../testing/films';
import { cleanVideo } from './video';

let folder: string;
beforeAll(() => {
  folder = temporaryFolder();
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** Cleans a film twice: the second time nothing is left to do. */
async function clean(content: Buffer, type: 'video/mp4' | 'video/webm') {
  const file = path.join(folder, 'film');
  fs.writeFileSync(file, content);
  const facts = await cleanVideo(file, type);
  const after = fs.readFileSync(file);
  expect(await cleanVideo(file, type)).toEqual(facts);
  expect(fs.readFileSync(file).equals(after)).toBe(true);
  return { facts, after };
}

const PLACE = '+59.3293+018.0686/';

describe('an MP4', () => {
  test('keeps its pictures where they are, and loses place, time and camera', async () => {
    const picture = track('vide', { width: 320, height: 180 });
    const talk = [box('udta', box('\u00a9xyz', PLACE)), box('meta', words(0), 'Camera of Ada')];
    const film = Buffer.concat([
      FTYP,
      box('moov', movieHead(90), picture, ...talk),
      box('uuid', 'sixteen bytes id', `<rdf>${PLACE}</rdf>`),
      box('mdat', 'pictures'),
    ]);
    const { facts, after } = await clean(film, 'video/mp4');
    expect(facts).toEqual({ width: 320, height: 180, duration: 90 });
    expect(after.length).toBe(film.length);
    expect([PLACE, 'Ada', words(MADE_AT)].filter((word) => after.includes(word))).toEqual([]);
    expect(after.indexOf('pictures')).toBe(film.indexOf('pictures'));
  });

  test('of a phone that was held upright is as high as it is shown', async () => {
    const picture = track('vide', { width: 320, height: 180, matrix: TURNED });
    const film = Buffer.concat([FTYP, box('moov', movieHead(1), picture)]);
    expect((await clean(film, 'video/mp4')).facts).toEqual({
      width: 180,
      height: 320,
      duration: 1,
    });
  });

  test('loses the track of the places where it was taken, with what it has among the pictures', async () => {
    const layout = (first: number, second: number) => {
      const tables = box(
        'minf',
        box(
          'stbl',
          // Two samples of 18 bytes, then one of 5; two in the first chunk, one in the second.
          box('stsz', words(0, 0, 3, 18, 18, 5)),
          box('stsc', words(0, 2, 1, 2, 1, 2, 1, 1)),
          box('stco', words(0, 2, first, second)),
        ),
      );
      const moov = box('moov', movieHead(1), track('vide'), track('meta', { inner: tables }));
      const data = box('mdat', 'before', PLACE, PLACE, 'between', 'there', 'behind');
      return Buffer.concat([FTYP, moov, data]);
    };
    const draft = layout(0, 0);
    const film = layout(draft.indexOf(PLACE), draft.indexOf('there'));
    const { after } = await clean(film, 'video/mp4');
    expect([PLACE, 'there', 'meta'].filter((word) => after.includes(word))).toEqual([]);
    expect(['before', 'between', 'behind', 'vide'].filter((word) => !after.includes(word))).toEqual(
      [],
    );
  });

  test.each([
    ['without its head, which cameras write last', Buffer.concat([FTYP, box('mdat', 'pictures')])],
    ['that breaks off', plainMp4().subarray(0, 120)],
  ])('%s is none', async (_title, film) => {
    expect((await clean(film, 'video/mp4')).facts).toBeNull();
  });
});

describe('a WebM', () => {
  const made = element('4461', words(1, 2));
  const duration = element('4489', Buffer.from('40b3880000000000', 'hex')); // 5000.0
  const info = element(
    '1549a966',
    element('2ad7b1', words(1_000_000)),
    duration,
    made,
    element('7ba9', 'Ada’s film'),
  );

  test('keeps its pictures where they are, and loses title, time, tags and attachments', async () => {
    const tags = element(
      '1254c367',
      `LOCATION ${PLACE} of some length, so that its size needs eight bytes: ${'x'.repeat(100)}`,
    );
    const film = Buffer.concat([
      WEBM_HEAD,
      element(
        '18538067',
        info,
        WEBM_TRACKS,
        element('1f43b675', 'pictures'),
        tags,
        element('1941a469', 'cover'),
      ),
    ]);
    const { facts, after } = await clean(film, 'video/webm');
    expect(facts).toEqual({ width: 320, height: 180, duration: 5 });
    expect(after.length).toBe(film.length);
    expect([PLACE, 'Ada', 'cover', words(1, 2)].filter((word) => after.includes(word))).toEqual([]);
    expect(after.indexOf('pictures')).toBe(film.indexOf('pictures'));
  });

  test('that was recorded as it was sent doesn’t say how long its parts are', async () => {
    const open = (id: string) => Buffer.from(`${id}01ffffffffffffff`, 'hex');
    const film = Buffer.concat([
      WEBM_HEAD,
      open('18538067'),
      WEBM_TRACKS,
      open('1f43b675'),
      element('e7', words(0)),
      element('a3', 'pictures'),
      element('1254c367', PLACE),
    ]);
    const { facts, after } = await clean(film, 'video/webm');
    expect(facts).toEqual({ width: 320, height: 180, duration: null });
    expect([after.includes(PLACE), after.includes('pictures')]).toEqual([false, true]);
  });

  test('has its size in numbers as long as its maker likes', async () => {
    const size = [element('b0', words(0, 640)), element('ba', words(360).subarray(2))];
    const tracks = element('1654ae6b', element('ae', element('e0', ...size)));
    const film = Buffer.concat([WEBM_HEAD, element('18538067', tracks)]);
    expect((await clean(film, 'video/webm')).facts).toMatchObject({ width: 640, height: 360 });
  });

  test('that breaks off before its tracks is none', async () => {
    expect((await clean(WEBM_HEAD, 'video/webm')).facts).toBeNull();
    expect((await clean(plainWebm(9), 'video/webm')).facts).toMatchObject({ width: 320 });
  });
});
