import { randomBytes } from 'node:crypto';
import * as fs from 'node:fs';
import * as path from 'node:path';
import type { Config } from '../config';
import type { Storage } from '../storage/storage';

const SECRET_KEY = 'secret';

/**
 * The installation's secret: `SECRET`, else one made at the first start and kept: in a file that only this user reads, or, where
 * several processes share PostgreSQL, in a row.
 */
export async function resolveSecret(config: Config, storage: Storage): Promise<string> {
  if (config.secret !== null) return config.secret;
  const fresh = randomBytes(32).toString('hex');
  if (storage.kind.name === 'postgres') return storage.settings.setOnce(SECRET_KEY, fresh);
  const file = path.join(config.dataDir, 'secret');
  try {
    fs.writeFileSync(file, fresh, { mode: 0o600, flag: 'wx' });
    return fresh;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    return fs.readFileSync(file, 'utf8').trim();
  }
}
