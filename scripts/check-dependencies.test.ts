import { expect, test } from 'vitest';
import { checkDependencies } from './check-dependencies.mjs';

const integrity = `sha512-${'a'.repeat(86)}==`;
const check = (entry: object, values: { version?: string; notice?: string } = {}) => {
  const { version = '1.0.0', notice = '' } = values;
  return checkDependencies({
    manifest: { dependencies: { left: version } },
    lock: {
      packages: {
        '': { dependencies: { left: version } },
        'node_modules/left': { integrity, license: 'MIT', ...entry },
      },
    },
    notice,
  });
};

test('a pinned package with a licence that is known is good', () => {
  expect(check({})).toEqual([]);
  expect(check({ license: '(GPL-3.0 OR MIT)' })).toEqual([]);
});

test.each([
  ['no hash', { integrity: undefined }, 'sha512'],
  ['a weak hash', { integrity: 'sha1-abc=' }, 'sha512'],
  ['a download address', { resolved: 'https://registry.example/left.tgz' }, 'download address'],
  ['an unknown licence', { license: 'GPL-3.0' }, 'GPL-3.0'],
  ['one of two licences unknown', { license: 'MIT AND GPL-3.0' }, 'GPL-3.0'],
  ['no licence', { license: undefined }, 'none'],
  ['a licence that NOTICE has to name', { license: 'LGPL-3.0-or-later' }, 'libvips'],
])('a package with %s is told', (_title, entry, word) => {
  expect(check(entry)).toEqual([expect.stringContaining(word)]);
});

test('a range in place of a version, and a lock that is behind, are told', () => {
  expect(check({}, { version: '^1.0.0' })).toEqual([expect.stringContaining('no exact version')]);
  expect(
    checkDependencies({
      manifest: { dependencies: { left: '1.0.0' } },
      lock: { packages: { '': {} } },
      notice: '',
    }),
  ).toEqual([expect.stringContaining('differ')]);
});
