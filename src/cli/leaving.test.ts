import * as fs from 'node:fs';
import * as path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../server/testing/databases';
import { exportSite } from './export-site';
import { importSite } from './import-site';
import { translations } from './translations';
import { withServices } from './with-services';

const FIXTURE = path.resolve('src/server/archive/fixtures/version-1.zip');
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

describe('the commands for leaving', () => {
  test('bring a site in, for the first account to take', async () => {
    await importSite.run([FIXTURE]);
    expect(said.at(-1)).toBe('Valves & Co is at http://valves-co.localhost:3000/.');
    const site = await withServices(({ storage }) => storage.sites.bySlug('valves-co'));
    expect(site).toMatchObject({ ownerId: null, currentRelease: 1 });
  });

  test('take it away as an archive, and as plain files', async () => {
    await exportSite.run(['--site', 'valves-co', '--out', at('site.zip'), '--messages']);
    expect(fs.readFileSync(at('site.zip')).subarray(0, 2).toString()).toBe('PK');
    expect(fs.existsSync(at('site.zip.part'))).toBe(false);
    const out = at('public');
    await exportSite.run([
      '--site',
      'valves-co',
      '--out',
      out,
      '--format',
      'static',
      '--route-base',
      '/x/',
    ]);
    expect(fs.readFileSync(path.join(out, 'sv/om/index.html'), 'utf8')).toContain(
      '<html lang="sv"',
    );
    expect(fs.existsSync(path.join(out, 'sitemap.xml'))).toBe(true);
    await expect(
      exportSite.run([
        '--site',
        'valves-co',
        '--out',
        out,
        '--format',
        'static',
        '--route-base',
        'x',
      ]),
    ).rejects.toThrow('routeBase');
    await expect(exportSite.run(['--site', 'nobody', '--out', out])).rejects.toThrow('no site');
  });

  test('give texts to a translator and take them back', async () => {
    const file = at('sv.csv');
    const args = ['--site', 'valves-co', '--lang', 'sv', '--file', file];
    await translations.run(['export', ...args]);
    const csv = fs.readFileSync(file, 'utf8');
    expect(csv).toContain('translation:sv');
    fs.writeFileSync(file, `${csv}gone/title,,,,,x,y\r\n`);
    await translations.run(['import', ...args]);
    expect(said.at(-2)).toBe('left out gone/title: The site has no such text any more.');
    expect(said.at(-1)).toMatch(/^0 taken, \d+ unchanged, 1 left out\.$/);
  });

  test('ask whose site it is to be once there are accounts', async () => {
    await withServices(({ accounts }) =>
      accounts.create({ email: 'a@plinth.example', password: 'a long password' }),
    );
    await expect(importSite.run([FIXTURE])).rejects.toThrow('--owner');
    await importSite.run([FIXTURE, '--owner', 'a@plinth.example', '--slug', 'second']);
    const site = await withServices(({ storage }) => storage.sites.bySlug('second'));
    expect(site?.ownerId).toBeTypeOf('string');
    await expect(importSite.run([FIXTURE, '--owner', 'x@y.example'])).rejects.toThrow('no account');
    await expect(importSite.run([at('nothing.zip')])).rejects.toThrow('There is no file');
  });
});
