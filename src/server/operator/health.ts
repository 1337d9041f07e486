import * as fs from 'node:fs';
import * as path from 'node:path';
import type { OperatorHealth } from '../../core/api/operator';
import { migrationNames } from '../storage/migrate';
import type { Services } from '../services';
import { readHealth } from '../storage/health';

const startedAt = Date.now();

/** How the installation fares: what answers, what waits, what is full. Nothing in it is anybody's. */
export async function installationHealth({
  config,
  storage,
  version,
  signUp,
}: Pick<Services, 'config' | 'storage' | 'version' | 'signUp'>): Promise<OperatorHealth> {
  const counts = await readHealth(storage.db, storage.kind);
  const disk = await diskOf(config.dataDir);
  const { image, video, document } = config.mediaLimits;
  return {
    version,
    node: process.version,
    startedAt: new Date(startedAt).toISOString(),
    memoryBytes: process.memoryUsage().rss,
    database: {
      kind: storage.kind.name,
      bytes: counts.bytes,
      schema: migrationNames().at(-1) ?? '',
    },
    mail: { isConfigured: config.smtpUrl !== null, ...counts.mail },
    storage: { kind: config.s3 ? 's3' : 'folder', ...disk },
    queues: { media: counts.media, schedules: counts.schedules },
    limits: { imageBytes: image, videoBytes: video, documentBytes: document },
    counts: {
      sites: counts.sites,
      accounts: counts.accounts,
      openComplaints: counts.openComplaints,
    },
    isSignUpOpen: await signUp.isOpen(),
  };
}

async function diskOf(
  folder: string,
): Promise<{ isWritable: boolean; freeBytes: number | null; totalBytes: number | null }> {
  try {
    await fs.promises.access(path.resolve(folder), fs.constants.W_OK);
    const { bavail, blocks, bsize } = await fs.promises.statfs(folder);
    return { isWritable: true, freeBytes: bavail * bsize, totalBytes: blocks * bsize };
  } catch {
    return { isWritable: false, freeBytes: null, totalBytes: null };
  }
}
