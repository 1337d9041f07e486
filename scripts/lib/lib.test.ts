import { describe, expect, it } from 'vitest';
import { satisfies } from './node-version.mjs';
import { countPlaywright, countVitest, Tally } from './tally.mjs';

describe('satisfies', () => {
  const supported = '^20.19.0 || ^22.13.0 || >=24';

  it.each(['20.19.0', '20.20.2', '22.13.0', '22.23.3', '24.0.0', '25.1.0'])('takes %s', (version) =>
    expect(satisfies(version, supported)).toBe(true),
  );

  it.each(['18.20.8', '20.18.3', '21.7.3', '22.12.0', '23.11.1'])('refuses %s', (version) =>
    expect(satisfies(version, supported)).toBe(false),
  );
});

describe('Tally', () => {
  it('sums checks and runners into one line', () => {
    const tally = new Tally();
    tally.addCheck('types', true);
    tally.addRunner('unit tests', 0, { passed: 40, failed: 0, skipped: 0 });
    expect(tally.summary).toBe('41 passed, 0 failed');
    expect(tally.isGood).toBe(true);
  });

  it('counts a skipped test as failed', () => {
    const tally = new Tally();
    tally.addRunner('browser tests', 0, { passed: 3, failed: 0, skipped: 2 });
    expect(tally.summary).toBe('3 passed, 2 failed');
  });

  it.each([
    ['ended before it reported', 1, null],
    ['ended well without a single test', 0, { passed: 0, failed: 0, skipped: 0 }],
    ['failed outside its tests', 1, { passed: 7, failed: 0, skipped: 0 }],
  ])('counts one failure for a runner that %s', (_name, exitCode, counts) => {
    const tally = new Tally();
    tally.addRunner('runner', exitCode, counts);
    expect(tally.failed).toBe(1);
    expect(tally.isGood).toBe(false);
  });
});

describe('reports', () => {
  it("reads vitest's, a file that could not be loaded included", () => {
    const report = {
      numPassedTests: 5,
      numFailedTests: 1,
      numPendingTests: 1,
      numTodoTests: 0,
      testResults: [
        { status: 'failed', assertionResults: [] },
        { status: 'failed', assertionResults: [{ status: 'failed' }] },
        { status: 'passed', assertionResults: [{ status: 'passed' }] },
      ],
    };
    expect(countVitest(report)).toEqual({ passed: 5, failed: 2, skipped: 1 });
  });

  it("reads Playwright's, where a flaky test is a failed one", () => {
    const report = { stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 2 }, errors: [{}] };
    expect(countPlaywright(report)).toEqual({ passed: 4, failed: 3, skipped: 2 });
  });
});
