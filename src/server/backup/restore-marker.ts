import * as fs from 'node:fs';
import * as path from 'node:path';
import type { Config } from '../config';

const NAME = 'restore.unfinished';

/** In the data folder from the first thing that a restore writes to its last. */
export function restoreMarker({ dataDir }: Pick<Config, 'dataDir'>): string {
  return path.join(dataDir, NAME);
}

export class UnfinishedRestoreError extends Error {}

/** @throws UnfinishedRestoreError where a restore was stopped half-way: what it left looks like an installation and is none. */
export function requireFinishedRestore(config: Pick<Config, 'dataDir'>): void {
  if (!fs.existsSync(restoreMarker(config))) return;
  throw new UnfinishedRestoreError(
    `DATA_DIR ${config.dataDir} holds a restore that was stopped half-way. Run plinth restore again with the same settings.`,
  );
}
