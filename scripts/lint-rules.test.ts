import { execFileSync } from 'node:child_process';
import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/**
 * The arrows between the rooms are lint rules; this proves that they bite. Every forbidden import
 * is written into a scratch repository with the real configuration, and linted once.
 */
const root = path.resolve(import.meta.dirname, '..');
const ROOMS = ['core', 'parts', 'sections', 'site', 'editor', 'server', 'cli'] as const;
type Room = (typeof ROOMS)[number];

/** Which rooms a room may import, itself aside. */
const ALLOWED: Record<Room, Room[]> = {
  core: [],
  parts: ['core'],
  sections: ['core', 'parts'],
  site: ['core', 'parts', 'sections'],
  editor: ['core', 'parts', 'sections', 'site'],
  server: ['core', 'parts', 'sections', 'site'],
  cli: ['core', 'parts', 'sections', 'site', 'server'],
};

const IN_BROWSER: Room[] = ['core', 'parts', 'sections', 'site', 'editor'];

interface Case {
  name: string;
  file: string;
  code: string;
  /** The rule that must refuse it; null: the code is fine. */
  rule: string | null;
}

const imported = (from: string): string =>
  `import { thing } from '${from}';\nexport const used = thing;\n`;

const cases: Case[] = [
  ...ROOMS.flatMap((room) =>
    ROOMS.filter((other) => other !== room).map((other): Case => ({
      name: `${room} imports ${other}`,
      file: `src/${room}/from-${other}.ts`,
      code: imported(`../${other}/some/thing`),
      rule: ALLOWED[room].includes(other) ? null : 'no-restricted-imports',
    })),
  ),
  ...IN_BROWSER.map((room): Case => ({
    name: `${room} imports Node`,
    file: `src/${room}/from-node.ts`,
    code: imported('node:fs'),
    rule: 'no-nodejs-modules',
  })),
  ...['react', 'react-dom/server', 'fastify', '@dnd-kit/core'].map((name): Case => ({
    name: `core imports ${name}`,
    file: `src/core/from-${name.replaceAll('/', '-')}.ts`,
    code: imported(name),
    rule: 'no-restricted-imports',
  })),
  ...['parts', 'sections', 'site'].map((room): Case => ({
    name: `${room} imports a package of the editor`,
    file: `src/${room}/from-package.ts`,
    code: imported('react-aria-components'),
    rule: 'no-restricted-imports',
  })),
  {
    name: 'editor imports a package of the server',
    file: 'src/editor/from-package.ts',
    code: imported('kysely'),
    rule: 'no-restricted-imports',
  },
  {
    name: 'server imports a package of the editor',
    file: 'src/server/from-package.ts',
    code: imported('zustand'),
    rule: 'no-restricted-imports',
  },
  {
    name: 'core touches the window',
    file: 'src/core/window.ts',
    code: 'export const width = window.innerWidth;\n',
    rule: 'no-restricted-globals',
  },
  {
    name: 'a cycle',
    file: 'src/core/cycle-a.ts',
    code: `import { b } from './cycle-b';\nexport const a = (): unknown => b;\n`,
    rule: 'no-cycle',
  },
  {
    name: 'the other half of the cycle',
    file: 'src/core/cycle-b.ts',
    code: `import { a } from './cycle-a';\nexport const b = (): unknown => a;\n`,
    rule: 'no-cycle',
  },
  {
    name: 'any',
    file: 'src/core/any.ts',
    code: 'export const value = (input: any): unknown => input;\n',
    rule: 'no-explicit-any',
  },
  {
    name: 'a non-null assertion',
    file: 'src/core/non-null.ts',
    code: 'export const value = (input: string | null): string => input!;\n',
    rule: 'no-non-null-assertion',
  },
  {
    name: 'a promise that nobody awaits',
    file: 'src/core/floating.ts',
    code: 'export function start(): void {\n  Promise.resolve(1);\n}\n',
    rule: 'no-floating-promises',
  },
  {
    name: 'a picture without an alternative text',
    file: 'src/parts/picture.tsx',
    code: 'export const Picture = () => <img src="/media/a.webp" />;\n',
    rule: 'alt-text',
  },
  {
    name: 'markup from a string',
    file: 'src/parts/danger.tsx',
    code: 'export const Danger = ({ html }: { html: string }) => (\n  <p dangerouslySetInnerHTML={{ __html: html }} />\n);\n',
    rule: 'no-danger',
  },
  {
    name: 'a default export',
    file: 'src/core/default.ts',
    code: 'const value = 1;\nexport default value;\n',
    rule: 'no-default-export',
  },
  {
    name: 'a test may read files',
    file: 'src/core/reads.test.ts',
    code: imported('node:fs'),
    rule: null,
  },
  {
    name: 'a test keeps to its room',
    file: 'src/core/strays.test.ts',
    code: imported('../server/some/thing'),
    rule: 'no-restricted-imports',
  },
];

interface Diagnostic {
  filename: string;
  code: string;
}

describe('the lint rules', () => {
  let folder = '';
  let diagnostics: Diagnostic[] = [];

  beforeAll(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plinth-lint-'));
    for (const name of ['.oxlintrc.json', 'tsconfig.json']) {
      fs.copyFileSync(path.join(root, name), path.join(folder, name));
    }
    fs.symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
    for (const { file, code } of cases) {
      fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      fs.writeFileSync(path.join(folder, file), code);
    }
    diagnostics = lint(folder);
  });

  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

  it.each(cases)('$name', ({ file, rule }) => {
    const rules = diagnostics
      .filter((found) => found.filename.endsWith(file))
      .map((found) => /\((.+)\)$/.exec(found.code)?.[1]);
    if (rule === null) expect(rules).toEqual([]);
    else expect(rules).toContain(rule);
  });
});

/** All findings; the linter's exit code is a failure, which is the point here. */
function lint(folder: string): Diagnostic[] {
  const linter = path.join(root, 'node_modules/oxlint/bin/oxlint');
  const args = [linter, '--type-aware', '--format=json', 'src'];
  try {
    return parse(execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8' }));
  } catch (error) {
    if (error instanceof Error && 'stdout' in error) return parse(String(error.stdout));
    throw error;
  }
}

function parse(output: string): Diagnostic[] {
  const report = JSON.parse(output) as { diagnostics: Diagnostic[] };
  return report.diagnostics;
}
