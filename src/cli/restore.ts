import { parseArgs } from 'node:util';
import { restoreBackup } from '../server/backup/restore-backup';
import { readConfig } from '../server/config';
import { createFiles } from '../server/media/create-files';

/** An installation from a backup. */
export const restore = {
  summary: 'make an installation from a backup, in an empty folder',
  usage: [
    'plinth restore [--from] <file.zip> [--into <folder>]',
    '',
    'The folder (DATA_DIR without --into) must be empty, and so must the database where DATABASE_URL names one.',
    'A restore that was stopped half-way can be run again.',
    'A backup of either database can be restored into the other.',
  ].join('\n'),
  async run(args: readonly string[]): Promise<void> {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { from: { type: 'string' }, into: { type: 'string' } },
    });
    const file = values.from ?? positionals[0];
    if (file === undefined || positionals.length > (values.from === undefined ? 1 : 0)) {
      throw new Error(restore.usage);
    }
    const folder = values.into === undefined ? {} : { DATA_DIR: values.into };
    const config = readConfig({ ...process.env, ...folder });
    const summary = await restoreBackup({ config, files: createFiles(config) }, file);
    if (summary.damaged.length > 0) {
      console.error(
        `${summary.damaged.length} files were damaged when the backup was made: ${summary.damaged.join(', ')}`,
      );
    }
    console.log(
      `${summary.sites} sites and ${summary.files} files, as of ${summary.takenAt}, are restored. Start Plinth with the same settings.`,
    );
  },
};
