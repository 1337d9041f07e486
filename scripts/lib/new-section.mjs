import * as fs from 'node:fs';
import * as path from 'node:path';
import { sectionFiles } from './new-section-files.mjs';
import { ExpectedError, root } from './run.mjs';

const USAGE = 'npm run new:section -- Team1 [--category others] [--label "Team"]';

/** Writes a new section's folder, and its line in each list. Nothing is written when anything is wrong. */
export function newSection({ name, category = 'others', label = name }) {
  if (!/^[A-Z][A-Za-z]*\d*$/.test(name)) {
    throw new ExpectedError(`A section's name looks like Team1 or NoHeader.\n${USAGE}`);
  }
  const categories = categoriesOf();
  if (!categories.includes(category)) {
    throw new ExpectedError(`The category is one of ${categories.join(', ')}.\n${USAGE}`);
  }
  const names = {
    name,
    label,
    category,
    // Team1 -> team1, NoHeader -> no-header
    folder: name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase(),
    variable: name.slice(0, 1).toLowerCase() + name.slice(1),
  };
  const folder = path.join(root, 'src/sections', names.folder);
  if (fs.existsSync(folder)) throw new ExpectedError(`There is a ${names.folder} already.`);

  const lists = listsWith(names);
  fs.mkdirSync(folder);
  for (const [file, content] of Object.entries(sectionFiles(names))) {
    fs.writeFileSync(path.join(folder, file), content);
  }
  for (const [file, content] of lists) fs.writeFileSync(file, content);
  console.log(
    [
      `src/sections/${names.folder}/ is made, and stands in catalogue.ts, views.ts and samples.ts. Next:`,
      `  write its fields (section.ts), its view (view.tsx, view.module.css) and its sample (sample.ts)`,
      `  npm run gallery                     look at it in every combination`,
      `  npm run thumbnails -- ${name}`,
      `  npm run test:catalogue -- ${name}`,
    ].join('\n'),
  );
}

/** The categories as core declares them. */
function categoriesOf() {
  const source = fs.readFileSync(path.join(root, 'src/core/catalogue/section.ts'), 'utf8');
  const list = /CATEGORIES = \[([^\]]*)\]/.exec(source)?.[1] ?? '';
  return [...list.matchAll(/'(\w+)'/g)].map(([, category]) => category);
}

/** The three lists with the section's import and line. */
function listsWith({ name, folder, variable }) {
  const entries = {
    'catalogue.ts': [`import { ${variable} } from './${folder}/section';`, `  ${variable},`],
    'views.ts': [`import { ${name}View } from './${folder}/view';`, `  ['${name}', ${name}View],`],
    'samples.ts': [
      `import { ${variable}Sample } from './${folder}/sample';`,
      `  ['${name}', ${variable}Sample],`,
    ],
  };
  return Object.entries(entries).map(([list, [importLine, entry]]) => {
    const file = path.join(root, 'src/sections', list);
    const lines = fs.readFileSync(file, 'utf8').split('\n');
    const lastImport = lines.findLastIndex((line) => line.startsWith('import '));
    const end = lines.findLastIndex((line) => line === ']);');
    if (lastImport < 0 || end < lastImport) throw new ExpectedError(`${list} has another form.`);
    lines.splice(end, 0, entry);
    lines.splice(lastImport + 1, 0, importLine);
    return [file, lines.join('\n')];
  });
}
