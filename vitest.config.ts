import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/**
 * Two projects: `unit` is quick and touches no database or network (`npm run check`);
 * `integration` is the server with real databases and the build (`npm test` runs both).
 * Component tests ask for a DOM with `// @vitest-environment jsdom` at their top.
 */
const integration = [
  'src/server/**/*.test.{ts,tsx}',
  'src/cli/**/*.test.ts',
  'scripts/prepare.test.ts',
];

export default defineConfig({
  plugins: [react()],
  test: {
    maxWorkers: 2,
    // Time limits, here and below, only end what hangs: a loaded machine takes ten times as long as an idle one.
    expect: { poll: { interval: 20, timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: integration,
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: integration,
          pool: 'forks',
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
