import { createHash } from 'node:crypto';
import * as fs from 'node:fs';
import type { AddressInfo } from 'node:net';
import * as path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../config';
import { createFiles } from '../media/create-files';
import { start } from '../start';
import { Storage } from '../storage/storage';
import { temporaryFolder } from '../testing/databases';
import { startPostgres, type TestPostgres } from '../testing/postgres';
import { startTestApp, type TestApp } from '../testing/test-app';
import { uploader } from '../testing/uploads';
import { restoreBackup } from './restore-backup';
import { writeBackup } from './write-backup';
import { BackupZip } from './zip-writer';

let postgres: TestPostgres;
const folder = temporaryFolder();
const servers: TestApp[] = [];
let count = 0;

beforeAll(async () => {
  postgres = await startPostgres();
});
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});
afterAll(async () => {
  await postgres.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

const fresh = (name: string) => {
  count += 1;
  return path.join(folder, `${name}-${count}`);
};

async function begin(env: Record<string, string>): Promise<TestApp> {
  const server = await startTestApp({ env });
  servers.push(server);
  return server;
}

const databaseEnv = async (database: 'SQLite' | 'PostgreSQL'): Promise<Record<string, string>> =>
  database === 'SQLite' ? {} : { DATABASE_URL: await postgres.createDatabase() };

function inputs(env: Record<string, string>) {
  const config = readConfig({ LOG_LEVEL: 'silent', PORT: '4210', ...env });
  return { config, files: createFiles(config) };
}

async function call(server: TestApp, method: 'GET' | 'POST', url: string, payload?: object) {
  const answer = await server.app.inject({
    method,
    url: `/api/v1${url}`,
    headers: { cookie: await server.cookieOf() },
    ...(payload ? { payload } : {}),
  });
  return { status: answer.statusCode, body: answer.json() };
}

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

describe.each([
  ['SQLite', 'SQLite'],
  ['PostgreSQL', 'PostgreSQL'],
  ['SQLite', 'PostgreSQL'],
  ['PostgreSQL', 'SQLite'],
] as const)('a backup of %s restored into %s', (source, target) => {
  test('holds every edit that was acknowledged, though people edit on', async () => {
    const env = { ...(await databaseEnv(source)), DATA_DIR: fresh('source') };
    const server = await begin(env);
    const up = await uploader(server, 'Kept');
    const { siteId } = up;
    expect((await up.upload(png, 'dot.png')).status).toBe(201);
    await server.services.media.settle(siteId);
    await call(server, 'POST', `/sites/${siteId}/publish`, { note: 'Before' });
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.app.server.address() as AddressInfo;

    // Somebody goes on writing, over the network, all the while.
    const acknowledged: { number: number; at: number }[] = [];
    let isWriting = true;
    const cookie = await server.cookieOf();
    const writing = (async () => {
      for (let number = 1; isWriting; number += 1) {
        const answer = await fetch(`http://127.0.0.1:${port}/api/v1/sites/${siteId}/draft/edits`, {
          method: 'POST',
          headers: { cookie, 'content-type': 'application/json' },
          body: JSON.stringify({
            edits: [
              {
                edit: 'addEvent',
                event: `e${number}`,
                values: { name: `Event ${number}`, start: '2026-05-01T10:00', place: '' },
              },
            ],
          }),
        });
        if (answer.status !== 200) throw new Error(await answer.text());
        acknowledged.push({ number, at: Date.now() });
      }
    })();
    await expect.poll(() => acknowledged.length).toBeGreaterThan(20);
    const out = fresh('backup.zip');
    const begunAt = Date.now();
    const summary = await writeBackup(inputs(env), out);
    const writtenTo = acknowledged.length;
    await expect.poll(() => acknowledged.length).toBeGreaterThan(writtenTo);
    isWriting = false;
    await writing;
    expect(summary).toMatchObject({ sites: 1, missing: [] });
    expect(fs.statSync(out).mode & 0o777).toBe(0o600);

    const restoredEnv = { ...(await databaseEnv(target)), DATA_DIR: fresh('restored') };
    expect(await restoreBackup(inputs(restoredEnv), out)).toMatchObject({ sites: 1 });
    const restored = await begin(restoredEnv);
    // The same cookie: sessions and the secret came along.
    const draft = await restored.app.inject({
      url: `/api/v1/sites/${siteId}/draft`,
      headers: { cookie },
    });
    expect(draft.statusCode).toBe(200);
    const numbers = (draft.json().events as { name: string }[])
      .map(({ name }) => Number(name.slice('Event '.length)))
      .sort((a, b) => a - b);
    const taken = Date.parse(summary.takenAt);
    const mustBeThere = acknowledged.filter(({ at }) => at < taken).length;
    expect(taken).toBeGreaterThanOrEqual(begunAt);
    expect(numbers.length).toBeGreaterThanOrEqual(mustBeThere);
    // Of what came during the backup: all up to one moment, nothing after it.
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));

    const old = await server.services.storage.drafts.head(siteId);
    const head = await restored.services.storage.drafts.head(siteId);
    expect(head?.epoch).toBeGreaterThan(old?.epoch ?? Infinity);
    const page = await restored.app.inject({ url: '/', headers: { host: 'kept.localhost:4210' } });
    expect(page.statusCode).toBe(200);
    const media = await restored.app.inject({
      url: `/api/v1/sites/${siteId}/media`,
      headers: { cookie },
    });
    const [file] = media.json() as { url: string }[];
    const bytes = await restored.app.inject({ url: file?.url ?? '' });
    expect(bytes.statusCode).toBe(200);
    const edit = await restored.app.inject({
      method: 'POST',
      url: `/api/v1/sites/${siteId}/draft/edits`,
      headers: { cookie },
      payload: { edits: [{ edit: 'setSettings', values: { name: 'After' } }] },
    });
    expect(edit.statusCode).toBe(200);
  });
});

describe('a restore', () => {
  async function smallBackup(): Promise<string> {
    const env = { DATA_DIR: fresh('small') };
    const storage = await Storage.open({ databaseUrl: null, dataDir: env.DATA_DIR });
    for (let number = 1; number <= 50; number += 1) {
      await storage.settings.set(`setting ${number}`, String(number * 7919));
    }
    await storage.close();
    const out = fresh('small.zip');
    await writeBackup(inputs(env), out);
    return out;
  }

  test('twice of one backup gives two epochs', async () => {
    const env = { DATA_DIR: fresh('source') };
    const server = await begin(env);
    const { body } = await call(server, 'POST', '/sites', { name: 'Twice' });
    const out = fresh('twice.zip');
    await writeBackup(inputs(env), out);
    const epochs: (number | undefined)[] = [];
    for (const now of [Date.UTC(2026, 4, 1), Date.UTC(2026, 4, 2)]) {
      const dataDir = fresh('restored');
      await restoreBackup({ ...inputs({ DATA_DIR: dataDir }), now: () => now }, out);
      const storage = await Storage.open({ databaseUrl: null, dataDir });
      epochs.push((await storage.drafts.head(body.id))?.epoch);
      await storage.close();
    }
    expect(epochs[0]).toBeGreaterThan(1);
    expect(epochs[1]).toBeGreaterThan(epochs[0] ?? Infinity);
  });

  test.each(['SQLite', 'PostgreSQL'] as const)(
    'into %s that is killed is never mistaken for an installation, and can be run again',
    async (database) => {
      const env = { DATA_DIR: fresh('source') };
      const server = await begin(env);
      const up = await uploader(server, 'Killed');
      expect((await up.upload(png, 'dot.png')).status).toBe(201);
      await server.services.media.settle(up.siteId);
      const out = fresh('killed.zip');
      await writeBackup(inputs(env), out);
      const target = { ...(await databaseEnv(database)), DATA_DIR: fresh('target') };
      const { config, files } = inputs(target);
      // Nothing of what the function would still do happens after a kill.
      const put = files.put.bind(files);
      const killed = new Promise<void>((resolve) => {
        files.put = (...content) => {
          void put(...content).then(resolve);
          return new Promise(() => undefined);
        };
      });
      void restoreBackup({ config, files }, out);
      await killed;
      await expect(
        start({ ...target, PORT: '4210', LOG_LEVEL: 'silent' }, () => undefined),
      ).rejects.toThrow(/holds a restore that was stopped half-way\. Run plinth restore again/);
      await expect(writeBackup(inputs(target), fresh('half.zip'))).rejects.toThrow('half-way');

      const summary = await restoreBackup(inputs(target), out);
      expect(summary).toMatchObject({ sites: 1, damaged: [] });
      expect(summary.files).toBeGreaterThan(0);
      const restored = await begin(target);
      const media = await call(restored, 'GET', `/sites/${up.siteId}/media`);
      const bytes = await restored.app.inject({ url: media.body[0].url });
      expect(bytes.statusCode).toBe(200);
    },
  );

  test('names the files that had changed before the backup was made', async () => {
    const env = { DATA_DIR: fresh('source') };
    await (await Storage.open({ databaseUrl: null, dataDir: env.DATA_DIR })).close();
    const whole = `${createHash('sha256').update('whole').digest('hex').slice(0, 32)}.pdf`;
    const changed = `${createHash('sha256').update('what it was').digest('hex').slice(0, 32)}.pdf`;
    fs.mkdirSync(path.join(env.DATA_DIR, 'media'));
    fs.writeFileSync(path.join(env.DATA_DIR, 'media', whole), 'whole');
    fs.writeFileSync(path.join(env.DATA_DIR, 'media', changed), 'what it is');
    const out = fresh('damaged.zip');
    await writeBackup(inputs(env), out);
    const summary = await restoreBackup(inputs({ DATA_DIR: fresh('target') }), out);
    expect(summary).toMatchObject({ files: 2, damaged: [changed] });
  });

  test('of a backup in a later form says that the program is too old', async () => {
    const newer = { format: 'plinth-backup', version: 2, program: '9.0.0', parts: [] };
    const file = fresh('newer.zip');
    const zip = new BackupZip(file);
    await zip.addText('manifest.json', JSON.stringify(newer));
    await zip.end();
    await expect(restoreBackup(inputs({ DATA_DIR: fresh('target') }), file)).rejects.toThrow(
      'This backup was made by a newer version of Plinth. Update Plinth first.',
    );
  });

  test('into a folder with anything in it changes nothing', async () => {
    const dataDir = fresh('full');
    fs.mkdirSync(dataDir);
    fs.writeFileSync(path.join(dataDir, 'mine'), 'mine');
    await expect(restoreBackup(inputs({ DATA_DIR: dataDir }), await smallBackup())).rejects.toThrow(
      'is not empty',
    );
    expect(fs.readdirSync(dataDir)).toEqual(['mine']);
  });

  test('into a database with anything in it is refused', async () => {
    const env = await databaseEnv('PostgreSQL');
    const server = await begin(env);
    await call(server, 'POST', '/sites', { name: 'Here' });
    await expect(
      restoreBackup(inputs({ ...env, DATA_DIR: fresh('empty') }), await smallBackup()),
    ).rejects.toThrow('not empty');
  });

  test.each([
    ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length - 100)],
    [
      'changed in one place',
      (bytes: Buffer) => {
        const name = 'tables/settings.ndjson';
        const inside = bytes.indexOf(name) + name.length + 40;
        const copy = Buffer.from(bytes);
        copy.writeUInt8(copy.readUInt8(inside) ^ 1, inside);
        return copy;
      },
    ],
    ['no zip at all', () => Buffer.from('hello')],
  ])('of a file that is %s is refused, and leaves nothing behind', async (_title, spoil) => {
    const file = await smallBackup();
    fs.writeFileSync(file, spoil(fs.readFileSync(file)));
    const dataDir = fresh('target');
    await expect(restoreBackup(inputs({ DATA_DIR: dataDir }), file)).rejects.toThrow(/backup/);
    expect(fs.existsSync(dataDir)).toBe(false);
  });
});
