const LOGGING = '\0plain-logging';

/**
 * Yjs says its few warnings through a library that can draw a console into a page. The builder needs the words only.
 * @returns {import('vite').Plugin}
 */
export function plainLogging() {
  return {
    name: 'plinth:plain-logging',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: {
      filter: { id: /^lib0\/logging$/ },
      handler: () => ({ id: LOGGING, moduleSideEffects: false }),
    },
    load: {
      filter: { id: new RegExp(`^${LOGGING}$`) },
      handler: () => `
        export const [BOLD, UNBOLD, ORANGE, RED] = ['', '', '', ''];
        export const print = console.log;
        export const warn = console.warn;
      `,
    },
  };
}
