import { minify } from 'terser';
import { FIRST } from './chunks.mjs';

/**
 * Compresses the files of the first load once more, with a compressor that looks longer than the bundler's own: two
 * kilobytes less for everybody who opens the editor. The many other files would take minutes for little.
 * @returns {import('vite').Plugin}
 */
export function compressFirstLoad() {
  return {
    name: 'plinth:compress-first-load',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || !FIRST.includes(chunk.name)) continue;
          const { code } = await minify(chunk.code, {
            module: true,
            ecma: 2022,
            compress: { passes: 3 },
          });
          chunk.code = code;
        }
      },
    },
  };
}
