// How long tests took, from the reports of their runners.
import * as path from 'node:path';
import { root } from './run.mjs';

/** @typedef {{ title: string, file: string, milliseconds: number }} TimedTest */

/**
 * The tests in a report of vitest's JSON reporter.
 * @returns {TimedTest[]}
 */
export function timedByVitest(report) {
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName: title, duration }) => ({
      title,
      file: path.relative(root, name),
      milliseconds: duration ?? 0,
    })),
  );
}

/**
 * The tests in a report of Playwright's JSON reporter. Suites nest: a file, and each `describe` in it.
 * @returns {TimedTest[]}
 */
export function timedByPlaywright(report) {
  return report.suites.flatMap(timedInSuite);
}

function timedInSuite({ file, specs = [], suites = [] }) {
  const own = specs.map(({ title, tests }) => ({
    title,
    file,
    milliseconds: tests
      .flatMap(({ results }) => results)
      .reduce((sum, { duration }) => sum + duration, 0),
  }));
  return [...own, ...suites.flatMap(timedInSuite)];
}

/**
 * A table of the slowest tests, slowest first.
 * @param {TimedTest[]} tests
 * @param {number} count how many to name
 */
export function slowestTests(tests, count) {
  return tests
    .toSorted((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, count)
    .map(
      ({ title, file, milliseconds }) =>
        `${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${file} › ${title}`,
    )
    .join('\n');
}
