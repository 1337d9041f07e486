import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { Storage } from '../storage/storage';
import { startPostgres, type TestPostgres } from './postgres';

/** Opens a new, empty, migrated storage; it is closed after the file's tests. */
export type OpenStorage = () => Promise<Storage>;

/** Runs the same tests over both real databases. */
export function describeWithDatabases(title: string, tests: (open: OpenStorage) => void): void {
  describe(`${title} (SQLite)`, () => {
    const opened: Storage[] = [];
    const folders: string[] = [];
    tests(async () => {
      const dataDir = temporaryFolder();
      folders.push(dataDir);
      const storage = await Storage.open({ databaseUrl: null, dataDir });
      opened.push(storage);
      return storage;
    });
    afterAll(async () => {
      for (const storage of opened) await storage.close();
      for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true });
    });
  });

  describe(`${title} (PostgreSQL)`, () => {
    const opened: Storage[] = [];
    let server: TestPostgres | null = null;
    let template = '';
    beforeAll(async () => {
      server = await startPostgres();
      template = await server.createDatabase();
      const storage = await Storage.open({ databaseUrl: template, dataDir: '' });
      await storage.close();
    }, 60_000);
    tests(async () => {
      if (!server) throw new Error('PostgreSQL has not started');
      const storage = await Storage.open({
        databaseUrl: await server.createDatabase(template),
        dataDir: '',
      });
      opened.push(storage);
      return storage;
    });
    afterAll(async () => {
      for (const storage of opened) await storage.close();
      await server?.stop();
    });
  });
}

/** An empty folder under the system's temporary one. Whoever makes it removes it. */
export function temporaryFolder(): string {
  return fs.mkdtempSync(path.join(os.tmpdir(), 'plinth-test-'));
}
