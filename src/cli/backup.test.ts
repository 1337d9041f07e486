import * as fs from 'node:fs';
import * as path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../server/testing/databases';
import { backup } from './backup';
import { createOwner } from './create-owner';
import { restore } from './restore';
import { withServices } from './with-services';

const folder = temporaryFolder();
const said: string[] = [];
const at = (name: string) => path.join(folder, name);

beforeAll(() => {
  vi.stubEnv('DATA_DIR', at('data'));
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
});
afterAll(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  fs.rmSync(folder, { recursive: true, force: true });
});

test('a backup goes to a file or a folder, and comes back into an empty one', async () => {
  await expect(backup.run([at('early.zip')])).rejects.toThrow('no database');
  expect(fs.existsSync(at('early.zip'))).toBe(false);
  await createOwner.run(['--email', 'ann@plinth.example', '--password', 'a long password']);
  fs.mkdirSync(at('backups'));
  await backup.run([at('backups')]);
  const [name = ''] = fs.readdirSync(at('backups'));
  expect(name).toMatch(/^plinth-backup-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.zip$/);
  await backup.run(['--out', at('named.zip')]);
  await expect(backup.run(['--out', at('named.zip')])).rejects.toThrow('there already');

  await restore.run([at(`backups/${name}`), '--into', at('restored')]);
  expect(said.at(-1)).toContain('are restored');
  await expect(restore.run(['--from', at('named.zip'), '--into', at('restored')])).rejects.toThrow(
    'not empty',
  );
  vi.stubEnv('DATA_DIR', at('restored'));
  const account = await withServices(({ accounts }) => accounts.byEmail('ann@plinth.example'));
  expect(account).not.toBeNull();
  expect(fs.statSync(at('restored/secret')).mode & 0o777).toBe(0o600);
});
