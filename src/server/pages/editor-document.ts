/** The builder's document, with what an address needs named in it, so that no script is found only by running another. */
import * as fs from 'node:fs';
import * as path from 'node:path';
import { CANVAS_ADDRESS, isEditorAddress } from '../../core/paths/builder-addresses';
import type { Manifest } from '../../site/page-assets';
import { EARLY_SCRIPT } from './early-connection';

const ENTRY = 'editor.html';
/** The editor of a site, as the builder's manifest names it. */
const WORKSPACE = 'src/editor/workspace/workspace-page.tsx';
/** Where the document takes the nonce of its answer. */
const NONCE_PLACE = '__NONCE__';

/** The frame of the page that is edited: it loads while the editor's script does (src/editor/canvas/early-frame.ts). */
const CANVAS = `<iframe src="${CANVAS_ADDRESS}" hidden></iframe>`;

/** The document for an address; null where the builder has not been built. */
export function editorDocument(folder: string, pathname: string, nonce: string): string | null {
  const file = path.join(folder, ENTRY);
  if (!fs.existsSync(file)) return null;
  const html = fs.readFileSync(file, 'utf8').replace(NONCE_PLACE, nonce);
  if (!isEditorAddress(pathname)) return html;
  return (
    html
      // Before any stylesheet: a script behind one waits for it.
      .replace('<title>', () => `${EARLY_SCRIPT}<title>`)
      .replace('</head>', `${workspaceLinks(folder, file)}</head>`)
      .replace('</body>', `${CANVAS}</body>`)
  );
}

let kept: { file: string; builtAt: number; links: string } | undefined;

/** Read once for each build. */
function workspaceLinks(folder: string, file: string): string {
  const builtAt = fs.statSync(file).mtimeMs;
  if (kept?.file === file && kept.builtAt === builtAt) return kept.links;
  const manifest = path.join(folder, '.vite', 'manifest.json');
  const links = fs.existsSync(manifest)
    ? linksAhead(JSON.parse(fs.readFileSync(manifest, 'utf8')) as Manifest, WORKSPACE, ENTRY)
    : '';
  kept = { file, builtAt, links };
  return links;
}

/** Links (HTML standard, `modulepreload` and `preload`) to all that a later part needs and the document's entry doesn't name. */
export function linksAhead(manifest: Manifest, part: string, entry: string): string {
  const known = needsOf(manifest, entry, new Set());
  const needed = [...needsOf(manifest, part, new Set(known))].slice(known.size);
  const scripts = needed.flatMap((key) => manifest[key]?.file ?? []);
  const styles = new Set(needed.flatMap((key) => manifest[key]?.css ?? []));
  return [
    ...scripts.map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`),
    ...[...styles].map((name) => `<link rel="preload" as="style" crossorigin href="/${name}">`),
  ].join('');
}

/** Adds a chunk and all it imports, those that import others first. */
function needsOf(manifest: Manifest, key: string, seen: Set<string>): Set<string> {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const imported of manifest[key]?.imports ?? []) needsOf(manifest, imported, seen);
  return seen;
}
