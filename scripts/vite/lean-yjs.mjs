const LOGGING = '\0lean-yjs:logging';
const ENVIRONMENT = '\0lean-yjs:environment';

/** What stands in for libraries of Yjs of which the builder needs next to nothing. */
const MODULES = {
  // Yjs says its few warnings through a library that can draw a console into a page. The builder needs the words only.
  [LOGGING]: `
    export const [BOLD, UNBOLD, ORANGE, RED] = ['', '', '', ''];
    export const print = console.log;
    export const warn = console.warn;
  `,
  // It reads a process's arguments, or a page's address, for settings that nobody makes here.
  [ENVIRONMENT]: `
    export const isBrowser = true;
    export const getVariable = () => null;
  `,
};

/**
 * Leaves out of Yjs what a draft has no use for.
 * @returns {import('vite').Plugin}
 */
export function leanYjs() {
  return {
    name: 'plinth:lean-yjs',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: {
      filter: { id: /^(?:lib0\/|\.\/)(?:logging|environment)(?:\.js)?$/ },
      handler(source, importer) {
        if (!/\/(?:yjs|lib0|y-protocols)\//.test(importer ?? '')) return null;
        return {
          id: source.includes('logging') ? LOGGING : ENVIRONMENT,
          moduleSideEffects: false,
        };
      },
    },
    load: {
      filter: { id: /^\0lean-yjs:/ },
      handler: (id) => MODULES[id],
    },
  };
}
