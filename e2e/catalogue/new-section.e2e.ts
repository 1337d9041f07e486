import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { expect, test } from '@playwright/test';

const root = path.resolve(import.meta.dirname, '../..');
const COPIED = [
  'src',
  'scripts',
  'e2e',
  'editor.html',
  'canvas.html',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'vitest.config.ts',
];

test('a new section is shown, typed and tested from one command', () => {
  test.setTimeout(240_000);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plinth-new-section-'));
  try {
    for (const name of COPIED) {
      fs.cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
    }
    fs.symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
    // Nothing of the run that this test belongs to may reach the copy's own.
    const { CATALOGUE: _, PLINTH_BUILD_DIR: __, ...env } = process.env;
    const run = (...args: string[]) => {
      const { status, stdout, stderr } = spawnSync(process.execPath, args, {
        cwd: folder,
        env,
        encoding: 'utf8',
      });
      expect([args.join(' '), status, status === 0 ? '' : stdout + stderr]).toEqual([
        args.join(' '),
        0,
        '',
      ]);
      return stdout;
    };

    run(
      'scripts/new-section.mjs',
      'TeamList1',
      '--category',
      'others',
      '--label',
      "The team's list",
    );
    expect(fs.readdirSync(path.join(folder, 'src/sections/team-list1')).sort()).toEqual([
      'sample.ts',
      'section.ts',
      'view.module.css',
      'view.tsx',
    ]);
    run('scripts/thumbnails.mjs', 'TeamList1');
    expect(run('scripts/test-catalogue.mjs', '--pairwise', 'TeamList1')).toContain('passed');
    run(
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project',
      'unit',
      'src/sections/catalogue.test.tsx',
      'scripts/lib/thumbnails.test.ts',
    );
    // The rest of the program's types are another check's.
    const types = spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '--noEmit'], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(types.stdout.split('\n').filter((line) => line.startsWith('src/sections/'))).toEqual([]);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
});

test('a name that is taken, or is none, makes nothing', () => {
  const refused = (...args: string[]) =>
    spawnSync(process.execPath, ['scripts/new-section.mjs', ...args], {
      cwd: root,
      encoding: 'utf8',
    });
  for (const args of [['Header53'], ['team'], [''], ['Team1', '--category', 'nothing']]) {
    const { status, stderr } = refused(...args);
    expect([args, status, stderr !== '']).toEqual([args, 1, true]);
  }
});
