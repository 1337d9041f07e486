import * as fs from 'node:fs';
import { createRequire } from 'node:module';
import * as path from 'node:path';

const IMPORT = /import \{([^}]*)\} from 'lucide-react';/g;
const EXPORT = /export \{([^}]*)\} from '\.\/icons\/([\w-]+)\.mjs'/g;

/** What a drawing's file says of its parts: names by which React's development build tells them apart. */
const KEYS = /,\s*key: "\w+"/g;
/** A statement without an effect that the library's own build leaves. */
const LEFTOVER = '__iconData.node;';

/** What the library makes icons with has a good many settings; the builder sets a size. */
const LIBRARYS_OWN = /\/createLucideIcon\.mjs$/;
const OURS = '/src/editor/ui/line-icon.tsx';

/**
 * Imports each icon from its own file, as a bare drawing. Through the library's one list of all icons, whoever needs one
 * seems to need all that any panel shows, and they would come with the first load.
 * @returns {import('vite').Plugin[]}
 */
export function directIcons() {
  let files;
  return [
    {
      name: 'plinth:direct-icons',
      apply: 'build',
      enforce: 'pre',
      transform: {
        filter: { id: /\/src\/.*\.tsx?$/, code: /from 'lucide-react'/ },
        handler(code) {
          files ??= iconFiles();
          return {
            code: code.replace(IMPORT, (_, names) => directImports(names, files)),
            map: null,
          };
        },
      },
    },
    {
      name: 'plinth:bare-icons',
      apply: 'build',
      enforce: 'pre',
      load: {
        filter: { id: LIBRARYS_OWN },
        handler: () => `export { lineIcon as default } from '${OURS}';`,
      },
      transform: {
        filter: { id: /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/ },
        handler: (code) => ({ code: code.replace(KEYS, '').replace(LEFTOVER, ''), map: null }),
      },
    },
  ];
}

function directImports(names, files) {
  return names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => `import ${name} from 'lucide-react/icons/${files.get(name)}';`)
    .join('');
}

/** The file of each icon, from the library's own list. */
function iconFiles() {
  const folder = path.dirname(createRequire(import.meta.url).resolve('lucide-react/package.json'));
  const list = fs.readFileSync(path.join(folder, 'dist/esm/lucide-react.mjs'), 'utf8');
  const files = new Map();
  for (const [, names, file] of list.matchAll(EXPORT)) {
    for (const [, name] of names.matchAll(/default as (\w+)/g)) files.set(name, file);
  }
  return files;
}
