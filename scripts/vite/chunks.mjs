// Which files the bundler puts the builder's first load into.
import { root } from '../lib/run.mjs';

const ENTRY = `${root}src/editor/main.tsx`;
const WORKSPACE = `${root}src/editor/workspace/workspace-page.tsx`;
/** What a library's list of all that it has names, and the first load has no use for: it would seem to need it. */
const ONLY_LISTED =
  /\/(?:zod\/v4\/locales\/index|query-core\/.*\/mutationObserver|react-query\/.*\/useMutation)\.js$/;

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

/**
 * What a script names beside a part that it loads later, so that the part's own imports need no further journey. The
 * editor of a site names styles only: it brings all its parts ahead (src/editor/ui/later.tsx), and the names of their
 * scripts would come with the first load.
 * @param {string} _part
 * @param {string[]} needs files of the part, with itself
 * @param {{ hostId: string }} context who loads it
 * @returns {string[]}
 */
export function namedDependencies(_part, needs, { hostId }) {
  return hostId.startsWith(`assets/${EDITOR}-`)
    ? needs.filter((file) => file.endsWith('.css'))
    : needs;
}

function firstLoad(infoOf) {
  const reachedFrom = (...roots) => {
    const found = new Set(roots);
    for (const id of found) {
      for (const next of infoOf(id)?.importedIds ?? [])
        if (!ONLY_LISTED.test(next)) found.add(next);
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
