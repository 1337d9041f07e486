import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { KeptBuilds, type BuildFiles } from './kept-builds';

let folder: string;
let dataDir: string;

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plinth-builds-'));
  dataDir = path.join(folder, 'data');
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/** A build on disk with one file of each kind; as in a container, the others are gone when it runs. */
function makeBuild(id: string | null): BuildFiles {
  const dist = path.join(folder, 'dist');
  fs.rmSync(dist, { recursive: true, force: true });
  const folders = { rt: path.join(dist, 'rt'), assets: path.join(dist, 'assets') };
  for (const [kind, place] of Object.entries(folders)) {
    fs.mkdirSync(place, { recursive: true });
    fs.writeFileSync(path.join(place, `${kind}-${id}.js`), `${kind} of ${id}`);
    fs.writeFileSync(path.join(place, `${kind}-${id}.js.br`), 'packed');
  }
  return { id, folders };
}

async function update(id: string): Promise<KeptBuilds> {
  const builds = new KeptBuilds({ build: makeBuild(id), dataDir });
  await builds.keep();
  // What was kept longer ago has the older time: the test runs within a tick of the clock.
  for (const [index, name] of order.entries()) {
    const kept = path.join(dataDir, 'builds', name);
    if (fs.existsSync(kept)) fs.utimesSync(kept, index + 1, index + 1);
  }
  order.push(id);
  return builds;
}
const order: string[] = [];

const read = (builds: KeptBuilds, kind: 'rt' | 'assets', name: string) => {
  const found = builds.folderOf(kind, name);
  return found === null ? null : fs.readFileSync(path.join(found, name), 'utf8');
};

describe('the files of a build', () => {
  test('stay reachable for the two builds after it, of pages and of the editor', async () => {
    await update('one');
    const two = await update('two');
    expect(read(two, 'rt', 'rt-one.js')).toBe('rt of one');
    expect(read(two, 'assets', 'assets-one.js')).toBe('assets of one');
    expect(read(two, 'rt', 'rt-two.js')).toBe('rt of two');
    const three = await update('three');
    expect(read(three, 'rt', 'rt-one.js')).toBe('rt of one');
    expect(read(three, 'rt', 'rt-two.js')).toBe('rt of two');
    const four = await update('four');
    expect(read(four, 'rt', 'rt-one.js')).toBeNull();
    expect(read(four, 'assets', 'assets-two.js')).toBe('assets of two');
    expect(fs.readdirSync(path.join(dataDir, 'builds')).sort()).toEqual(['four', 'three', 'two']);
  });

  test('are kept once, without what is packed of them', async () => {
    const again = await update('four');
    await again.keep();
    expect(fs.readdirSync(path.join(dataDir, 'builds', 'four', 'rt'))).toEqual(['rt-four.js']);
    expect(read(again, 'rt', 'rt-three.js')).toBe('rt of three');
  });

  test('are whole: what a stopped process has left is removed', async () => {
    const left = path.join(dataDir, 'builds', 'half.4711');
    fs.mkdirSync(path.join(left, 'rt'), { recursive: true });
    fs.writeFileSync(path.join(left, 'rt', 'rt-half.js'), 'half');
    const again = await update('four');
    expect(fs.existsSync(left)).toBe(false);
    expect(read(again, 'rt', 'rt-half.js')).toBeNull();
  });

  test('are those of the build, and of no other folder', async () => {
    const builds = await update('five');
    expect(builds.folderOf('rt', '../rt/rt-five.js')).toBeNull();
    expect(builds.folderOf('rt', 'nothing.js')).toBeNull();
  });

  test('of sources that run themselves are not kept', async () => {
    const builds = new KeptBuilds({ build: makeBuild(null), dataDir: path.join(folder, 'other') });
    await builds.keep();
    expect(fs.existsSync(path.join(folder, 'other'))).toBe(false);
  });
});
