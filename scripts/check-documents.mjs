// Documents and comments stay true: every link, path of the repository and case that they name exists.
import { existsSync, readFileSync } from 'node:fs';
import * as path from 'node:path';
import { filesUnder } from './lib/hashes.mjs';

const FOLDERS = ['docs', 'src', 'e2e', 'bench', 'scripts'];
const documents = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'NOTICE', ...FOLDERS]
  .flatMap((name) => filesUnder(name))
  .filter((file) => file.endsWith('.md') || file === 'NOTICE');

const LINK = /\]\(([^)\s]+)(?:\s+"[^"]*")?\)/g;
const INLINE_CODE = /`([^`\n]+)`/g;
/** A path from the root, named in prose: `src/core/draft/`, `e2e/flows/server.ts`. */
const REPOSITORY_PATH = /^(?:src|docs|e2e|bench|scripts|bin|\.ci)\/[\w./@-]*$/;

const code = ['src', 'e2e', 'bench', 'scripts']
  .flatMap((name) => filesUnder(name))
  .filter((file) => /\.(?:tsx?|mjs)$/.test(file));
const COMMENT = /^\s*(?:\/\/|\/?\*).*$/gm;
/** A file named in a comment. */
const NAMED_FILE = /\b(?:src|docs|e2e|bench|scripts)\/[\w./@-]+\.(?:md|tsx?|mjs|css)\b/g;
/** A case of docs/cases.md, named where a test shows it. */
const CASE = /\bC\d{2,3}\b/g;
const cases = new Set(readFileSync('docs/cases.md', 'utf8').match(/\bC\d{2,3}\b/g));

const problems = [...documents.flatMap(check), ...code.flatMap(checkCode)];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;

function check(file) {
  // A fenced block is an example; its paths needn't exist.
  const text = readFileSync(file, 'utf8').replace(/^```[\s\S]*?^```/gm, '');
  const links = [...text.matchAll(LINK)].flatMap(([, target]) => checkLink(file, target));
  const paths = [...text.matchAll(INLINE_CODE)]
    .map(([, code]) => code)
    .filter((code) => REPOSITORY_PATH.test(code) && !existsSync(code))
    .map((code) => `${file}: names ${code}, which does not exist`);
  return [...links, ...paths];
}

function checkCode(file) {
  const text = readFileSync(file, 'utf8');
  const named = (text.match(COMMENT) ?? [])
    .flatMap((comment) => comment.match(NAMED_FILE) ?? [])
    .filter((name) => !existsSync(name))
    .map((name) => `${file}: names ${name}, which does not exist`);
  const unknown = [...text.matchAll(CASE)]
    .map(([id]) => id)
    .filter((id) => !cases.has(id))
    .map((id) => `${file}: names the case ${id}, which docs/cases.md does not have`);
  return [...named, ...unknown];
}

function checkLink(file, target) {
  if (/^[a-z][a-z+.-]*:/i.test(target)) return [];
  const [where, anchor] = target.split('#');
  const linked = where === '' ? file : path.posix.join(path.posix.dirname(file), where);
  if (!existsSync(linked)) return [`${file}: links to ${target}, which does not exist`];
  if (anchor && linked.endsWith('.md') && !anchorsOf(linked).has(anchor)) {
    return [`${file}: links to ${target}, but there is no such heading`];
  }
  return [];
}

function anchorsOf(file) {
  const headings = readFileSync(file, 'utf8').matchAll(/^#+\s+(.+)$/gm);
  return new Set(
    [...headings].map(([, text]) =>
      text
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .trim()
        .replaceAll(/\s/g, '-'),
    ),
  );
}
