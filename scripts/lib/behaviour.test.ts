import { describe, expect, it } from 'vitest';
import { readRules } from './behaviour.mjs';

const readFile = (file: string): string | null =>
  file === 'src/a.test.ts' ? "it('keeps the visitor\\'s words', () => {})" : null;

const problemsOf = (line: string): string[] =>
  readRules(line, readFile).problems.map((problem: { text: string }) => problem.text);

describe('readRules', () => {
  it('takes a rule whose test exists, whatever quotes the source escapes', () => {
    const line = "- words stay — `src/a.test.ts` › keeps the visitor's words";
    expect(readRules(line, readFile)).toMatchObject({
      rules: [{ tests: [expect.any(String)] }],
      problems: [],
    });
  });

  it('takes a rule that says that its test is missing', () => {
    const { rules, problems } = readRules('- words stay — missing', readFile);
    expect(rules).toEqual([{ rule: 'words stay', tests: [] }]);
    expect(problems).toEqual([]);
  });

  it('refuses a file that does not exist', () => {
    expect(problemsOf('- words — `src/b.test.ts` › keeps')).toEqual([
      'src/b.test.ts does not exist',
    ]);
  });

  it('refuses a title that the file does not have, the second of two too', () => {
    const line = "- words — `src/a.test.ts` › keeps the visitor's words; `src/a.test.ts` › other";
    expect(problemsOf(line)).toEqual(['src/a.test.ts has no test other']);
  });

  it('refuses a rule without an end', () => {
    expect(problemsOf('- words stay')).toHaveLength(1);
  });

  it('refuses a rule that stands twice in its section, not in two', () => {
    expect(problemsOf('## A\n- x — missing\n- x — missing')).toEqual(['stands twice']);
    expect(problemsOf('## A\n- x — missing\n## B\n- x — missing')).toEqual([]);
  });

  it('leaves examples alone', () => {
    expect(problemsOf('```\n- an example\n```')).toEqual([]);
  });
});
