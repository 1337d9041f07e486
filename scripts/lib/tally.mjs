/** Counts checks and tests as they finish and says in one line how all of it went. */
export class Tally {
  passed = 0;
  failed = 0;
  #failures = [];

  /** One check that passes or fails as a whole: types, lint, a size budget. */
  addCheck(name, isPassed) {
    this.add(name, { passed: isPassed ? 1 : 0, failed: isPassed ? 0 : 1 });
  }

  /** A whole runner's counts. A skipped test is a failed one: nothing here may be skipped. */
  addRunner(name, exitCode, counts) {
    const passed = counts?.passed ?? 0;
    const failed = (counts?.failed ?? 0) + (counts?.skipped ?? 0);
    const isSilentFailure = failed === 0 && (exitCode !== 0 || passed === 0);
    this.add(name, { passed, failed: isSilentFailure ? 1 : failed });
  }

  add(name, { passed, failed }) {
    this.passed += passed;
    this.failed += failed;
    if (failed > 0) this.#failures.push(`${name} (${failed})`);
  }

  get isGood() {
    return this.failed === 0;
  }

  get summary() {
    return `${this.passed} passed, ${this.failed} failed`;
  }

  get failures() {
    return this.#failures;
  }
}

/** The counts in a report of vitest's JSON reporter. */
export function countVitest(report) {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.testResults.filter(isBrokenFile).length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** A file that failed before any of its tests could run has none to count. */
function isBrokenFile(file) {
  return (
    file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed')
  );
}

/** The counts in a report of Playwright's JSON reporter. */
export function countPlaywright(report) {
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky + report.errors.length, skipped };
}
