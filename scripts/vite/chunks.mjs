// Which files the bundler puts the builder's first load into.
import { root } from '../lib/run.mjs';

const ENTRY = `${root}src/editor/main.tsx`;
const WORKSPACE = `${root}src/editor/workspace/workspace-page.tsx`;
/** A library's list of all its languages: whoever imports the library seems to need each. */
const LANGUAGES = /\/zod\/v4\/locales\/index\.js$/;

/** Names of the files of the first load. */
export const FIRST = ['builder', 'workspace'];
const [BUILDER, EDITOR] = FIRST;

/**
 * What the editor of a site loads first, in two files: what it shares with the builder's other screens, and what is its
 * own. Each file more is a request more, and small files compress worse. The rest is left to the bundler.
 * @returns {import('vite').Rolldown.CodeSplittingGroup}
 */
export function firstLoadChunks() {
  let chunkOf;
  return {
    debugName: 'first load',
    name(module, context) {
      chunkOf ??= firstLoad((id) => context.getModuleInfo(id));
      return chunkOf(module);
    },
  };
}

function firstLoad(infoOf) {
  const reachedFrom = (...roots) => {
    const found = new Set(roots);
    for (const id of found) {
      if (LANGUAGES.test(id)) continue;
      for (const next of infoOf(id)?.importedIds ?? []) found.add(next);
    }
    return found;
  };
  const entry = reachedFrom(ENTRY);
  const workspace = reachedFrom(WORKSPACE);
  const screens = [...entry].flatMap((id) => infoOf(id)?.dynamicallyImportedIds ?? []);
  const elsewhere = reachedFrom(...screens.filter((id) => id !== WORKSPACE));
  return (module) => {
    // What the manifest names stays a file of its own.
    if (module === ENTRY || module === WORKSPACE) return null;
    if (entry.has(module)) return BUILDER;
    if (!workspace.has(module)) return null;
    return elsewhere.has(module) ? BUILDER : EDITOR;
  };
}
