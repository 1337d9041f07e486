import * as fs from 'node:fs';
import * as path from 'node:path';
import { parseArgs } from 'node:util';
import { writeBackup } from '../server/backup/write-backup';
import { readConfig } from '../server/config';
import { createFiles } from '../server/media/create-files';

/** Everything of an installation in one file, also while it runs. */
export const backup = {
  summary: 'write everything into one file, also while Plinth runs',
  usage: [
    'plinth backup [--out] <file.zip or folder>',
    '',
    'Without a name: plinth-backup-{time}.zip in the current folder. DATA_DIR, DATABASE_URL and S3_… say what is backed up.',
    'The file holds accounts and keys: keep it where nobody else reads it.',
  ].join('\n'),
  async run(args: readonly string[]): Promise<void> {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { out: { type: 'string' } },
    });
    if (positionals.length > (values.out === undefined ? 1 : 0)) throw new Error(backup.usage);
    const out = targetOf(values.out ?? positionals[0] ?? '.');
    if (fs.existsSync(out)) throw new Error(`${out} is there already. Choose another name.`);
    const config = readConfig(process.env);
    const summary = await writeBackup({ config, files: createFiles(config) }, out);
    if (summary.missing.length > 0) {
      console.error(`${summary.missing.length} files are missing: ${summary.missing.join(', ')}`);
    }
    console.log(
      `${summary.sites} sites and ${summary.files} files, as of ${summary.takenAt}, are in ${out}.`,
    );
  },
};

function targetOf(out: string): string {
  const isFolder = out.endsWith('/') || (fs.existsSync(out) && fs.statSync(out).isDirectory());
  if (!isFolder) return out;
  const time = new Date().toISOString().replace(/\.\d+/, '').replaceAll(':', '-');
  return path.join(out, `plinth-backup-${time}.zip`);
}
