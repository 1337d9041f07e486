import { OWNER_ENV } from './owner';
import { startPlinth } from './server';

/** The environment variable that names the folder. */
export const SAMPLE_FOLDER = 'PLINTH_E2E_SAMPLE';

/**
 * Makes the data folder with the sample site and the owner's account once for all workers, which start with copies of it:
 * the sizes of the sample's pictures take longer than most tests. The catalogue's own run needs no server, and no build.
 */
export default async function makeSampleFolder(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['CATALOGUE'] !== undefined) return undefined;
  const plinth = await startPlinth({ env: OWNER_ENV });
  await plinth.kill('SIGTERM');
  process.env[SAMPLE_FOLDER] = plinth.dataDir;
  return () => plinth.stop();
}
