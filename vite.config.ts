import { existsSync, readdirSync } from 'node:fs';
import * as path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { FIRST, firstLoadChunks, namedDependencies } from './scripts/vite/chunks.mjs';
import { compressFirstLoad } from './scripts/vite/compress-first-load.mjs';
import { classNames } from './scripts/vite/class-names.mjs';
import { directIcons } from './scripts/vite/direct-icons.mjs';
import { leanYjs } from './scripts/vite/lean-yjs.mjs';
import { scopedName } from './scripts/vite/scoped-name.mjs';

/**
 * One configuration, four outputs. `scripts/build.mjs` builds them into a temporary folder and
 * moves it to `dist` when all are done. At run time the server (dist/server/server.js) finds, from
 * its own folder (`import.meta.dirname`):
 *
 *   ../client/editor.html                  the builder's page; it names its own assets under /assets/
 *                                          (`builder-*.js` is what all its screens need,
 *                                          `workspace-*.js` what the editor of a site adds)
 *   ../client/canvas.html                  the document of the editor's canvas, at /canvas.html:
 *                                          all styles of a page in one file, and hardly a script
 *   ../client/.vite/manifest.json          manifest of the editor
 *   ../section-css/.vite/manifest.json     key: source path (`src/sections/pricing7/view.tsx`,
 *                                          `src/site/shell/shell.css`). The CSS of an entry: first that
 *                                          of all its `imports`, then its own `css`; and `file`
 *                                          where that is a `.css` (a plain stylesheet)
 *   ../section-css/assets/*                the CSS itself, to be inlined
 *   ../islands/.vite/manifest.json         key `src/site/loader.ts`: `file` is the loader
 *   ../islands/rt/*                        loader, hydrator and islands; they import each other by
 *                                          relative address, so any address that serves this
 *                                          folder works
 */
const outputFolder = process.env['PLINTH_BUILD_DIR'] ?? 'dist';
const outDir = (name: string): string => path.join(outputFolder, name);

/** Every section's view, and every stylesheet of the page and its parts, by source path. */
function styleEntries(): string[] {
  const sections = existsSync('src/sections') ? readdirSync('src/sections') : [];
  const views = sections
    .map((name) => `src/sections/${name}/view.tsx`)
    .filter((file) => existsSync(file));
  return [...views, ...stylesheetsIn('src/site'), ...stylesheetsIn('src/parts')].sort();
}

function stylesheetsIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/')));
}

export default defineConfig({
  appType: 'custom',
  css: { modules: { generateScopedName: scopedName } },
  plugins: [react(), classNames(), directIcons(), leanYjs(), compressFirstLoad()],
  environments: {
    client: {
      build: {
        outDir: outDir('client'),
        manifest: true,
        modulePreload: {
          // The few older browsers that it is for find every script without it.
          polyfill: false,
          resolveDependencies: namedDependencies,
        },
        // .size-limit.json holds the sizes, as they are sent.
        chunkSizeWarningLimit: 2000,
        rolldownOptions: {
          input: { editor: 'editor.html', canvas: 'canvas.html' },
          output: {
            codeSplitting: { groups: [firstLoadChunks()] },
            // What comes later is listed in what comes first, by names that tell nobody but the manifest anything.
            chunkFileNames: ({ name }) =>
              FIRST.includes(name) ? 'assets/[name]-[hash].js' : 'assets/[hash].js',
          },
        },
      },
    },
    sectionCss: {
      consumer: 'client',
      build: {
        outDir: outDir('section-css'),
        manifest: true,
        copyPublicDir: false,
        rolldownOptions: {
          // Without it an entry that exports only a component is shaken empty and loses its CSS.
          preserveEntrySignatures: 'strict',
          input: styleEntries(),
        },
      },
    },
    islands: {
      // A server's environment leaves `import()` as it is: no preload helper, and no second
      // download of CSS that the page has inlined.
      consumer: 'server',
      resolve: {
        noExternal: true,
        conditions: ['browser', 'module', 'import', 'default', 'production'],
      },
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: outDir('islands'),
        manifest: true,
        minify: 'oxc',
        target: 'es2022',
        copyPublicDir: false,
        emitAssets: false,
        rolldownOptions: {
          input: { loader: 'src/site/loader.ts' },
          output: {
            entryFileNames: 'rt/[name]-[hash].js',
            // A page loads the words of its own language only: they are told apart where sizes are counted.
            chunkFileNames: ({ facadeModuleId }) =>
              /\/core\/words\/\w+\.ts$/.test(facadeModuleId ?? '')
                ? 'rt/words-[name]-[hash].js'
                : 'rt/[name]-[hash].js',
            minify: true,
          },
        },
      },
    },
    ssr: {
      resolve: { noExternal: true, external: ['better-sqlite3', 'sharp', 'pg-native'] },
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: outDir('server'),
        target: 'node20',
        copyPublicDir: false,
        emitAssets: false,
        rolldownOptions: {
          input: {
            server: 'src/server/main.ts',
            plinth: 'src/cli/plinth.ts',
            // A process of its own, started by the server from the file beside it.
            'media-worker': 'src/server/media/work/worker.ts',
          },
          // Chunks beside the entries: `import.meta.dirname` is dist/server in every one of them.
          output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
        },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      for (const name of ['client', 'sectionCss', 'islands', 'ssr']) {
        const environment = builder.environments[name];
        if (environment) await builder.build(environment);
      }
    },
  },
});
