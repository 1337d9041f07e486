import * as z from 'zod';

export const BACKUP_FORMAT = 'plinth-backup';
export const BACKUP_VERSION = 1;

/** Where everything lies in a backup's zip. The manifest comes last: a backup without it was cut off. */
export const ENTRIES = {
  manifest: 'manifest.json',
  secret: 'secret',
  table: (name: string) => `tables/${name}.ndjson`,
  file: (name: string) => `media/${name}`,
} as const;

/** What a later form has in common with this one. */
export const newerBackup = z.object({
  format: z.literal(BACKUP_FORMAT),
  version: z.number().gt(BACKUP_VERSION),
});

export const backupManifest = z.object({
  format: z.literal(BACKUP_FORMAT),
  version: z.literal(BACKUP_VERSION),
  program: z.string(),
  /** The moment that the database shows: everything acknowledged before it is in. */
  takenAt: z.iso.datetime(),
  database: z.enum(['sqlite', 'postgres']),
  migrations: z.array(z.string()),
  tables: z.record(z.string(), z.object({ rows: z.number().int() })),
  entries: z.record(z.string(), z.object({ bytes: z.number().int(), sha256: z.string() })),
});
export type BackupManifest = z.infer<typeof backupManifest>;
