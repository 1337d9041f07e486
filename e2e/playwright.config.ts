import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_FLAGS } from '../scripts/lib/chromium-flags.mjs';

/**
 * Browser tests of the built program. Each worker starts its own server (`e2e/flows/test.ts`) on a copy of one data folder;
 * `npm test` builds first and finds the browser.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../.cache/e2e',
  globalSetup: './flows/sample-folder.ts',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  fullyParallel: false,
  // The longest takes a quarter of it on a quick machine, and half on a busy one.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  // One reference for every machine: pages bring their own fonts.
  snapshotPathTemplate: '{testDir}/{testFileDir}/references/{arg}{ext}',
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/Stockholm',
    // What a test that fails did, asked and logged, and its last picture. To see all of its pictures, which take longer
    // than many a test: `--trace on`.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: CHROMIUM_FLAGS,
    },
  },
  projects: [
    {
      name: 'desktop',
      testMatch: '**/*.e2e.ts',
      testIgnore: '**/*.phone.e2e.ts',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      testMatch: '**/*.phone.e2e.ts',
      use: { ...devices['Pixel 7'] },
    },
  ],
});
