import { test as base } from '@playwright/test';
import { OWNER_ENV, OwnerApi } from './owner';
import { SAMPLE_FOLDER } from './sample-folder';
import { type Plinth, startPlinth } from './server';

interface WorkerFixtures {
  /** A server with the sample site and the owner's account, shared by a worker's tests. */
  plinth: Plinth;
  /** The API of that server, signed in as its owner. */
  owner: OwnerApi;
}

/** Playwright's `test` with a running Plinth. A test that kills its server starts its own. */
export const test = base.extend<object, WorkerFixtures>({
  plinth: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads the needed fixtures from the pattern
    async ({}, use) => {
      const plinth = await startPlinth({ copyOf: process.env[SAMPLE_FOLDER], env: OWNER_ENV });
      await use(plinth);
      await plinth.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  owner: [
    async ({ plinth }, use) => {
      await use(await OwnerApi.signIn(plinth));
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';
