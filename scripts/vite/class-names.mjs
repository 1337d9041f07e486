import * as fs from 'node:fs/promises';
import * as path from 'node:path';
import { preprocessCSS } from 'vite';

/** What is drawn in the canvas's document, as seen from a module that draws it. */
const PUBLISHED = /\/src\/(?:parts|sections|site)\/.*\.module\.css$/;
/** The document of the canvas brings the styles themselves. */
const STYLES = /\/src\/editor\/canvas\/canvas-styles\.ts$/;
const NAMES = '\0class-names:';

/**
 * The builder's document draws a page in the canvas's document: of the styles of a part it needs only the names of the
 * classes, and the canvas's document needs only the styles. So neither carries what is the other's.
 * @returns {import('vite').Plugin[]}
 */
export function classNames() {
  let config;
  const isBuilder = (environment) => environment.name === 'client';
  return [
    {
      name: 'plinth:class-names',
      apply: 'build',
      enforce: 'pre',
      applyToEnvironment: isBuilder,
      configResolved: (resolved) => {
        config = resolved;
      },
      resolveId(source, importer) {
        if (importer === undefined || !source.endsWith('.module.css')) return null;
        const file = path.resolve(path.dirname(importer), source);
        return PUBLISHED.test(file) && !STYLES.test(importer) ? `${NAMES}${file}.js` : null;
      },
      async load(id) {
        if (!id.startsWith(NAMES)) return null;
        const file = id.slice(NAMES.length, -'.js'.length);
        this.addWatchFile(file);
        const { modules } = await preprocessCSS(await fs.readFile(file, 'utf8'), file, config);
        return `export default ${JSON.stringify(modules ?? {})}`;
      },
    },
    {
      name: 'plinth:styles-only',
      apply: 'build',
      enforce: 'post',
      applyToEnvironment: isBuilder,
      // Only the canvas's document still imports such a file: unused names are no reason to drop its styles.
      transform: (_code, id) =>
        PUBLISHED.test(id) ? { code: '', map: null, moduleSideEffects: 'no-treeshake' } : null,
    },
  ];
}
