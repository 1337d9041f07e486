const RULE = /^- (.+) — (.+)$/;
const TEST = /^`([^`]+)` › (.+)$/;

/**
 * The rules of the behaviour document and what is wrong with them.
 * @param readFile gives a file's text, null when there is no such file.
 */
export function readRules(document, readFile) {
  const rules = [];
  const problems = [];
  const seen = new Set();
  let section = '';
  let isExample = false;
  for (const [index, text] of document.split('\n').entries()) {
    const report = (problem) => problems.push({ line: index + 1, text: problem });
    if (text.startsWith('```')) isExample = !isExample;
    if (isExample) continue;
    if (text.startsWith('#')) section = text;
    if (!text.startsWith('- ')) continue;
    const match = RULE.exec(text);
    if (!match) {
      report('a rule ends with ` — ` and its test, or with ` — missing`');
      continue;
    }
    const key = `${section}\n${match[1]}`;
    if (seen.has(key)) report('stands twice');
    seen.add(key);
    rules.push({ rule: match[1], tests: readTests(match[2], readFile, report) });
  }
  return { rules, problems };
}

function readTests(text, readFile, report) {
  if (text === 'missing') return [];
  return text.split(/;\s+(?=`)/).map((part) => {
    const match = TEST.exec(part);
    if (!match) {
      report(`${part} is not \`file\` › title`);
      return part;
    }
    const [, file, title] = match;
    const source = readFile(file);
    if (source === null) report(`${file} does not exist`);
    // Titles are compared as they are read, so without the escapes of the source.
    else if (!source.replaceAll(/\\(['"`])/g, '$1').includes(title)) {
      report(`${file} has no test ${title}`);
    }
    return part;
  });
}
