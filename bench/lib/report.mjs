import * as os from 'node:os';

/** Prints measures against their budgets; one that is over its budget fails the run. */
export class Report {
  #isGood = true;
  /** Whether others use the machine so much that times say little. */
  isBusy = false;

  /** @param budget `{ max }` or `{ min }`; without one the measure is only told. */
  add(name, value, unit = '', budget = {}) {
    const { max = Infinity, min = -Infinity } = budget;
    const isKept = value <= max && value >= min;
    if (!isKept) this.#isGood = false;
    const bound = 'max' in budget ? `at most ${max}` : 'min' in budget ? `at least ${min}` : '';
    const shown = Number.isInteger(value) ? String(value) : value.toFixed(2);
    const mark = bound === '' ? ' ' : isKept ? '✓' : '✗';
    console.log(`${mark} ${name.padEnd(52)} ${shown.padStart(9)} ${unit.padEnd(5)} ${bound}`);
  }

  note(text) {
    console.log(`  ${text}`);
  }

  /** Other work on the machine makes times worse; ratios and sizes hardly. */
  noteLoad() {
    const load = os.loadavg()[0] ?? 0;
    const cores = os.availableParallelism();
    this.note(`Node ${process.versions.node}, ${cores} cores, load ${load.toFixed(1)}`);
    this.isBusy = load > cores;
    if (this.isBusy) this.note('This machine is busy: times are worse than they would be.');
  }

  finish() {
    if (!this.#isGood) process.exitCode = 1;
  }
}

/** The middle of some numbers. */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? NaN;
}
