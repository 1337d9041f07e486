// What the editor's first load weighs: every script that is requested until a page can be written in. Walks the manifest
// from the builder's document, the editor of a site and the canvas; what those import by `import()` comes later.
import * as fs from 'node:fs';
import * as path from 'node:path';

const ROOTS = ['editor.html', 'src/editor/workspace/workspace-page.tsx', 'canvas.html'];

/** The scripts of the first load and their sizes as they are sent, largest first. */
export function firstLoad(folder) {
  const manifest = JSON.parse(fs.readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8'));
  const seen = new Set();
  const visit = (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The build has no ${key}.`);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const root of ROOTS) visit(root);
  return [...seen]
    .map((key) => manifest[key].file)
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({ file, bytes: sentBytes(path.join(folder, file)) }))
    .sort((a, b) => b.bytes - a.bytes);
}

/** How many bytes of a built file are sent: of the brotli that the build has put beside it, where that is smaller. */
export function sentBytes(file) {
  const packed = `${file}.br`;
  return fs.statSync(fs.existsSync(packed) ? packed : file).size;
}
