import * as path from 'node:path';
import { expect, it } from 'vitest';
import { root } from './run.mjs';
import { slowestTests, timedByPlaywright, timedByVitest } from './slowest.mjs';

it('names the slowest tests of both runners, slowest first', () => {
  const tests = [
    ...timedByVitest({
      testResults: [
        {
          name: path.join(root, 'src/a.test.ts'),
          assertionResults: [
            { fullName: 'a is quick', duration: 3 },
            { fullName: 'a is slow', duration: 2500 },
            { fullName: 'a never ran' },
          ],
        },
      ],
    }),
    ...timedByPlaywright({
      suites: [
        {
          file: 'b.e2e.ts',
          specs: [{ title: 'b opens', tests: [{ results: [{ duration: 12_340 }] }] }],
          suites: [
            {
              file: 'b.e2e.ts',
              specs: [{ title: 'b closes', tests: [{ results: [{ duration: 900 }] }] }],
            },
          ],
        },
      ],
    }),
  ];
  expect(tests).toHaveLength(5);
  expect(slowestTests(tests, 3)).toBe(
    [
      '  12.3 s  b.e2e.ts › b opens',
      '   2.5 s  src/a.test.ts › a is slow',
      '   0.9 s  b.e2e.ts › b closes',
    ].join('\n'),
  );
});
