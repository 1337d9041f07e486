import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** The real scripts and configuration on a program of one-line sources. */
const root = path.resolve(import.meta.dirname, '..');
const SOURCES: Record<string, string> = {
  'src/editor/main.tsx': `document.title = 'editor';\n`,
  'src/editor/canvas/canvas-document.ts': `document.title = 'canvas';\n`,
  'src/sections/hero/view.tsx': `import styles from './view.module.css';\nexport const View = () => <p className={styles.root}>hero</p>;\n`,
  'src/sections/hero/view.module.css': `.root {\n  color: rebeccapurple;\n}\n`,
  'src/site/loader.ts': `addEventListener('click', () => void import('./island'));\n`,
  'src/site/island.ts': `document.title = 'island';\n`,
  'src/server/main.ts': `console.log('first');\n`,
  'src/server/media/work/worker.ts': `console.log('worker');\n`,
  'src/cli/plinth.ts': `console.log('cli');\n`,
};

let folder = '';
const inFolder = (name: string): string => path.join(folder, name);
const read = (name: string): string => fs.readFileSync(inFolder(name), 'utf8');

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plinth-prepare-'));
  for (const name of ['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts']) {
    fs.copyFileSync(path.join(root, name), inFolder(name));
  }
  for (const name of ['editor.html', 'canvas.html']) {
    fs.copyFileSync(path.join(root, name), inFolder(name));
  }
  for (const name of ['scripts', 'bin']) {
    fs.cpSync(path.join(root, name), inFolder(name), { recursive: true });
  }
  fs.symlinkSync(path.join(root, 'node_modules'), inFolder('node_modules'));
  for (const [name, code] of Object.entries(SOURCES)) write(name, code);
});

afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

describe('prepare', () => {
  it('says what to do when the command is used before a build', () => {
    const { status, stderr } = spawnSync(process.execPath, ['bin/plinth.mjs'], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr.trim().split('\n')).toEqual([expect.stringContaining('npm run build')]);
  });

  it('builds all four outputs, each with its manifest', () => {
    expect(prepare()).toMatchObject({ status: 0, isBuilt: true });
    expect(runServer()).toBe('first');
    expect(read('dist/client/editor.html')).toContain('/assets/editor-');
    const styles: unknown = JSON.parse(read('dist/section-css/.vite/manifest.json'));
    expect(styles).toHaveProperty(['src/sections/hero/view.tsx', 'css', 0]);
    const islands: unknown = JSON.parse(read('dist/islands/.vite/manifest.json'));
    expect(islands).toHaveProperty(['src/site/loader.ts', 'file']);
  });

  it('keeps dynamic imports of the loader plain, without a helper', () => {
    const manifest = JSON.parse(read('dist/islands/.vite/manifest.json')) as Record<
      string,
      { file: string }
    >;
    const loader = read(`dist/islands/${manifest['src/site/loader.ts']?.file}`);
    expect(loader).toMatch(/import\([`'"]\.\/island-/);
    expect(loader.length).toBeLessThan(200);
  });

  it('does nothing when nothing has changed, whatever the time of the files', () => {
    fs.utimesSync(inFolder('src/server/main.ts'), new Date(), new Date());
    expect(prepare()).toMatchObject({ status: 0, isBuilt: false });
  });

  it('does not build for a changed test', () => {
    write('src/server/main.test.ts', `console.log('a test');\n`);
    expect(prepare()).toMatchObject({ status: 0, isBuilt: false });
  });

  it('builds again when a source has changed', () => {
    write('src/server/main.ts', `console.log('second');\n`);
    expect(prepare()).toMatchObject({ status: 0, isBuilt: true });
    expect(runServer()).toBe('second');
  });

  it('keeps the last good build when a build fails', () => {
    write('src/server/main.ts', `console.log('third'\n`);
    expect(prepare()).toMatchObject({ status: 1 });
    expect(runServer()).toBe('second');
    expect(leftovers()).toEqual([]);
  });

  it('keeps the last good build when a build is killed, and recovers at the next start', async () => {
    write('src/server/main.ts', `console.log('fourth');\n`);
    await killWhileBuilding();
    expect(runServer()).toBe('second');
    expect(prepare()).toMatchObject({ status: 0, isBuilt: true });
    expect(runServer()).toBe('fourth');
    expect(leftovers()).toEqual([]);
  });

  it('stops in one line on a Node that is too old', () => {
    const file = inFolder('package.json');
    const before = fs.readFileSync(file, 'utf8');
    fs.writeFileSync(file, before.replace(/"node": "[^"]*"/, '"node": ">=99"'));
    const { status, stderr, stdout } = spawnPrepare();
    fs.writeFileSync(file, before);
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toBe(`Plinth needs Node >=99; this is Node ${process.versions.node}.\n`);
  });
});

function write(name: string, code: string): void {
  fs.mkdirSync(path.dirname(inFolder(name)), { recursive: true });
  fs.writeFileSync(inFolder(name), code);
}

function spawnPrepare() {
  return spawnSync(process.execPath, ['scripts/prepare.mjs'], { cwd: folder, encoding: 'utf8' });
}

function prepare(): { status: number | null; isBuilt: boolean } {
  const { status, stdout } = spawnPrepare();
  return { status, isBuilt: stdout.includes('Building') };
}

function runServer(): string {
  return execFileSync(process.execPath, ['dist/server/server.js'], {
    cwd: folder,
    encoding: 'utf8',
  }).trim();
}

function leftovers(): string[] {
  return fs.readdirSync(inFolder('.cache')).filter((name) => /^(build|previous)-/.test(name));
}

/** Kills the process, without a chance to tidy up, as soon as the build has made its folder. */
async function killWhileBuilding(): Promise<void> {
  const child: ChildProcess = spawn(process.execPath, ['scripts/prepare.mjs'], {
    cwd: folder,
    stdio: 'ignore',
    detached: true,
  });
  const { pid } = child;
  if (pid === undefined) throw new Error('The script did not start.');
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const hasFolder = new Promise<void>((resolve) => {
    const watcher = fs.watch(inFolder('.cache'), () => {
      watcher.close();
      resolve();
    });
  });
  await hasFolder;
  process.kill(-pid, 'SIGKILL');
  await ended;
}
