import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app';

let server: TestApp;
let siteId: string;

async function call(method: 'GET' | 'POST', url: string, payload?: object | string, type?: string) {
  return server.app.inject({
    method,
    url: `/api/v1${url}`,
    headers: { cookie: await server.cookieOf(), ...(type ? { 'content-type': type } : {}) },
    ...(payload === undefined ? {} : { payload }),
  });
}

beforeAll(async () => {
  server = await startTestApp();
  siteId = (await call('POST', '/sites', { name: 'Shop' })).json().id;
  const edits = [
    { edit: 'addPage', id: 'about', values: { path: '/about', meta: { title: 'About us' } } },
    { edit: 'addPage', id: 'team', values: { path: '/team', meta: { title: 'Team' } } },
    {
      edit: 'addSection',
      page: 'about',
      section: 'CTA1',
      id: 'cta',
      data: { title: 'Book', paragraph: 'Today' },
    },
    { edit: 'addLanguage', code: 'sv' },
    { edit: 'setText', component: 'cta', path: ['title'], text: 'Boka', lang: 'sv' },
    { edit: 'setText', component: 'cta', path: ['title'], text: 'Book now' },
  ];
  await call('POST', `/sites/${siteId}/draft/edits`, { edits });
});
afterAll(() => server.close());

const url = () => `/sites/${siteId}/translations`;
const stateOf = async (key: string) => {
  const units: { key: string; state: string }[] = (await call('GET', `${url()}/sv`)).json();
  return units.find((unit) => unit.key === key)?.state;
};

describe('translations', () => {
  test('say how far they are', async () => {
    const [sv] = (await call('GET', url())).json();
    expect(sv).toMatchObject({ code: 'sv', status: 'inactive', outdated: 1 });
    expect(sv.missing).toBeGreaterThan(3);
    expect(await stateOf('cta/title')).toBe('outdated');
    expect(await stateOf('cta/paragraph')).toBe('missing');
    expect(await stateOf('page:about/path')).toBe('done');
  });

  test.each([
    ['xliff', 'application/xliff+xml', '<target>Boka</target>', '<target>Boka nu</target>'],
    ['csv', 'text/csv', ',Book now,Boka\r\n', ',Book now,Boka igen\r\n'],
  ])('leave and come back as %s', async (format, type, before, after) => {
    const file = await call('GET', `${url()}/sv?format=${format}`);
    expect(file.headers['content-type']).toBe(`${type}; charset=utf-8`);
    expect(file.headers['content-disposition']).toMatch(
      /^attachment; filename="shop-sv\.(xlf|csv)"$/,
    );
    const same = await call('POST', `${url()}/sv`, file.body, type);
    expect(same.json()).toMatchObject({ taken: 0, leftOut: [] });
    const current = file.body.includes(before) ? before : before.replace('Boka', 'Boka nu');
    const answer = await call('POST', `${url()}/sv`, file.body.replace(current, after), type);
    expect(answer.json()).toMatchObject({ taken: 1, outdated: 0, leftOut: [] });
    expect(await stateOf('cta/title')).toBe('done');
  });

  test('name what can’t be taken, and take the rest', async () => {
    const csv = [
      'key,translation:sv',
      'page:about/path,/om',
      'page:team/path,/om',
      'cta/paragraph,I dag',
      'gone/title,x',
      `page:team/meta/title,${'x'.repeat(121)}`,
    ].join('\n');
    const answer = (await call('POST', `${url()}/sv`, csv, 'text/csv')).json();
    expect(answer.taken).toBe(2);
    expect(answer.leftOut.map(({ key }: { key: string }) => key).sort()).toEqual([
      'gone/title',
      'page:team/meta/title',
      'page:team/path',
    ]);
    expect(await stateOf('cta/paragraph')).toBe('done');
  });

  test('go live by themselves when they are ready, with all else as it was published', async () => {
    const page = async (path: string) =>
      (await server.app.inject({ url: path, headers: { host: 'shop.localhost:4210' } })).body;
    const early = await call('POST', `${url()}/sv/publish`);
    expect(early.statusCode).toBe(409);
    await call('POST', `/sites/${siteId}/publish`);
    expect(await page('/sv/om/')).not.toContain('<html lang="sv"');
    const edits = [
      { edit: 'setText', component: 'cta', path: ['title'], text: 'Not yet' },
      { edit: 'setText', component: 'cta', path: ['title'], text: 'Boka direkt', lang: 'sv' },
      { edit: 'addLanguage', code: 'de' },
    ];
    await call('POST', `/sites/${siteId}/draft/edits`, { edits });
    const answer = await call('POST', `${url()}/sv/publish`, { note: 'Swedish' });
    expect([answer.statusCode, answer.json().number]).toEqual([201, 2]);
    expect(await page('/sv/om/')).toContain('Boka direkt');
    expect(await page('/about/')).toContain('Book now');
    expect(await page('/about/')).toContain('hreflang="sv"');
    expect(await page('/about/')).not.toContain('hreflang="de"');
    const draft = (await call('GET', `/sites/${siteId}/draft`)).json();
    expect(draft.languages[1]).toMatchObject({ code: 'sv', status: 'active' });
    for (const language of ['en', 'fr'])
      expect((await call('POST', `${url()}/${language}/publish`)).statusCode).toBe(404);
  });

  test('are refused in another language, in another form, and to others', async () => {
    const csv = 'key,translation:de\ncta/title,Buchen';
    const wrong = await call('POST', `${url()}/sv`, csv, 'text/csv');
    expect([wrong.statusCode, wrong.json().message]).toEqual([
      422,
      'The file is in “de”, not in “sv”.',
    ]);
    expect((await call('POST', `${url()}/sv`, '<x>', 'application/xliff+xml')).statusCode).toBe(
      422,
    );
    expect((await call('POST', `${url()}/sv`, '{}', 'application/json')).statusCode).toBe(415);
    for (const language of ['en', 'fr'])
      expect((await call('GET', `${url()}/${language}`)).statusCode).toBe(404);
    const cookie = await server.cookieOf('somebody@plinth.example');
    const other = await server.app.inject({ url: `/api/v1${url()}/sv`, headers: { cookie } });
    expect(other.statusCode).toBe(403);
  });
});
