import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Mail } from '../storage/outbox';
import { startTestApp, type TestApp } from '../testing/test-app';

let server: TestApp;
let site: { id: string; hash: string; slug: string };
let mails: Mail[] = [];
let isMailDown = false;

beforeAll(async () => {
  server = await startTestApp({
    sendMail: async (mail) => {
      if (isMailDown) throw new Error('connection refused');
      mails.push(mail);
    },
  });
});
afterAll(() => server.close());

beforeEach(async () => {
  mails = [];
  isMailDown = false;
  const { body } = await api('POST', '/sites', { name: 'Forms' });
  site = body;
  await api('POST', `/sites/${site.id}/draft/edits`, {
    edits: [{ edit: 'setSettings', values: { contactEmail: 'shop@x.example' } }],
  });
  await api('POST', `/sites/${site.id}/publish`);
});

async function api(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) {
  const answer = await server.app.inject({
    method,
    url: `/api/v1${url}`,
    headers: { cookie: await server.cookieOf() },
    ...(payload ? { payload } : {}),
  });
  return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
}

const MESSAGE = { name: 'Ann', email: 'ann@x.example', message: 'Hello' };
const COMPLAINT = { email: 'ann@x.example', name: 'Ann', comment: 'A scam' };

async function send(
  form: 'contact' | 'compliance' | 'rsvp',
  payload: object,
  options: { headers?: object; id?: string } = {},
) {
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api/v1/sites/form/${form}/${options.id ?? site.id}/`,
    headers: { host: `${site.slug}.localhost:4210`, ...options.headers },
    payload: { siteHash: site.hash, ...payload },
  });
  return {
    status: answer.statusCode,
    headers: answer.headers,
    body: answer.body === '' ? null : answer.json(),
  };
}

/** What a browser sends without script. */
const sendForm = (fields: object, headers: object = {}, form = 'contact') =>
  server.app.inject({
    method: 'POST',
    url: `/api/v1/sites/form/${form}/${site.id}/`,
    headers: {
      host: `${site.slug}.localhost:4210`,
      referer: `http://${site.slug}.localhost:4210/about/`,
      accept: 'text/html,application/xhtml+xml',
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    payload: new URLSearchParams({ ...MESSAGE, siteHash: site.hash, ...fields }).toString(),
  });

const inbox = async (folder = 'inbox') =>
  (await api('GET', `/sites/${site.id}/messages?folder=${folder}`)).body;

describe('the contact form', () => {
  test('keeps the message, mails it to the contact address, and answers 204', async () => {
    expect((await send('contact', { ...MESSAGE, isCookieAccepted: true })).status).toBe(204);
    expect(await inbox()).toMatchObject([
      { kind: 'contact', ...MESSAGE, isRead: false, isSpam: false },
    ]);
    await server.services.mail.flush();
    expect(mails).toMatchObject([{ to: 'shop@x.example', replyTo: 'ann@x.example' }]);
  });

  test('names every field that is wrong, with the form’s own messages', async () => {
    const answer = await send('contact', { name: ' ', email: 'nobody', message: '' });
    expect([answer.status, answer.body.fields]).toEqual([
      422,
      [
        { path: 'name', message: 'This field cannot be empty' },
        { path: 'email', message: 'Please enter a valid email' },
      ],
    ]);
    expect(await inbox()).toEqual([]);
  });

  test.each(['info@münchen.example', 'моя@xn--h1alffa9f.xn--p1ai'])(
    'takes %s as it was typed',
    async (email) => {
      expect((await send('contact', { ...MESSAGE, email })).status).toBe(204);
      expect(await inbox()).toMatchObject([{ email }]);
    },
  );

  test('a line break in name or e-mail adds no header to the mail', async () => {
    const injected = 'x@y.example\r\nBcc: z@y.example';
    expect((await send('contact', { ...MESSAGE, email: injected })).status).toBe(422);
    await send('contact', { ...MESSAGE, name: 'Ann\r\nBcc: z@y.example' });
    await server.services.mail.flush();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).not.toMatch(/[\r\n]/);
  });

  test('another site’s hash or host is refused and stores nothing', async () => {
    expect((await send('contact', { ...MESSAGE, siteHash: 'wrong' })).status).toBe(422);
    expect((await send('contact', { ...MESSAGE, siteHash: undefined })).status).toBe(422);
    expect((await send('contact', MESSAGE, { id: 'nobody' })).status).toBe(404);
    expect(await inbox()).toEqual([]);
  });

  test.each([
    ['a filled honeypot', { plinthSubject: 'Buy now' }],
    ['under two seconds', { elapsedMs: 1999 }],
    ['no number of seconds', { elapsedMs: 'soon' }],
  ])('%s is kept as spam, answered 204, and not mailed', async (_title, fields) => {
    expect((await send('contact', { ...MESSAGE, ...fields })).status).toBe(204);
    expect(await inbox()).toEqual([]);
    expect(await inbox('spam')).toMatchObject([{ isSpam: true }]);
    await server.services.mail.flush();
    expect(mails).toEqual([]);
  });

  test('after two seconds with an empty honeypot it is an ordinary message', async () => {
    await send('contact', { ...MESSAGE, plinthSubject: '', elapsedMs: 2000 });
    expect(await inbox()).toHaveLength(1);
  });

  test('the eleventh within ten minutes is refused, says when to come back, and stores nothing', async () => {
    for (let count = 0; count < 10; count += 1) {
      expect((await send('contact', MESSAGE)).status).toBe(204);
    }
    const refused = await send('contact', MESSAGE);
    expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited']);
    expect(Number(refused.headers['retry-after'])).toBe(600);
    expect(await inbox()).toHaveLength(10);
    server.clock.now += 600_000;
    expect((await send('contact', MESSAGE)).status).toBe(204);
  });

  test('a network that has addresses without end is one visitor', async () => {
    const from = (host: number) =>
      server.services.forms.contact({
        siteId: site.id,
        address: `2001:db8:1:2::${host.toString(16)}`,
        posted: { ...MESSAGE, siteHash: site.hash },
      });
    for (let count = 0; count < 10; count += 1) await from(count + 1);
    await expect(from(99)).rejects.toMatchObject({ code: 'rate_limited' });
    await server.services.mail.flush();
  });

  test('no message is lost while mail is down: it is sent later', async () => {
    isMailDown = true;
    expect((await send('contact', MESSAGE)).status).toBe(204);
    const unsent = async () => (await api('GET', `/sites/${site.id}/messages/unsent`)).body;
    const none = { retrying: 0, failed: 0, held: 0, reason: null };
    await server.services.mail.flush();
    expect(mails).toEqual([]);
    expect(await unsent()).toEqual({ ...none, retrying: 1, reason: 'unreachable' });
    isMailDown = false;
    server.clock.now += 60_000;
    await server.services.mail.flush();
    expect(mails).toHaveLength(1);
    expect(await unsent()).toEqual(none);
    server.clock.now += 3_600_000;
    await server.services.mail.flush();
    expect(mails).toHaveLength(1);
  });

  test('a form without script goes back to its page', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: `/api/v1/sites/form/contact/${site.id}/`,
      headers: {
        host: `${site.slug}.localhost:4210`,
        referer: `http://${site.slug}.localhost:4210/about/`,
        accept: 'text/html,application/xhtml+xml',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams({ ...MESSAGE, siteHash: site.hash, component: 'c7' }).toString(),
    });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/about/?sent=1#comp-c7']);
    expect(await inbox()).toHaveLength(1);
  });

  test.each([
    ['from a page that does not tell its address', ''],
    ['from another host, as a static export is', 'https://static.example/about/'],
  ])('%s, it goes to the page that shows its section', async (_title, referer) => {
    await api('POST', `/sites/${site.id}/draft/edits`, {
      edits: [
        {
          edit: 'addPage',
          id: 'about',
          values: { path: '/write-to-us', meta: { title: 'About' } },
        },
        { edit: 'addSection', page: 'about', section: 'Contact3', id: 'c7' },
      ],
    });
    await api('POST', `/sites/${site.id}/publish`);
    const answer = await sendForm({ component: 'c7' }, { referer });
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      '/write-to-us/?sent=1#comp-c7',
    ]);
  });

  test.each(['//evil.example/x', '/\\evil.example', 'https://evil.example/'])(
    'goes back to no other host (%s)',
    async (path) => {
      const referer = path.startsWith('/') ? `http://${site.slug}.localhost:4210${path}` : path;
      const { location } = (await sendForm({ component: 'c7' }, { referer })).headers;
      expect(new URL(String(location), 'http://own.example/').host).toBe('own.example');
    },
  );

  test('a refused form without script is answered with a page that names what is wrong, as text', async () => {
    const answer = await sendForm({ email: '<b>nobody</b>', name: '' });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      422,
      'text/html; charset=utf-8',
    ]);
    expect(answer.body).toContain('Please enter a valid email');
    expect(answer.body).toContain('This field cannot be empty');
    expect(answer.body).toContain('href="/about/"');
    expect(answer.body).not.toContain('<b>');
    expect(await inbox()).toEqual([]);
  });

  test('a page for somebody without script speaks the language of the page before', async () => {
    await api('POST', `/sites/${site.id}/draft/edits`, {
      edits: [
        { edit: 'addLanguage', code: 'sv' },
        { edit: 'setLanguage', code: 'sv', values: { status: 'active' } },
      ],
    });
    await api('POST', `/sites/${site.id}/publish`);
    const from = (path: string) => ({ referer: `http://${site.slug}.localhost:4210${path}` });
    const refused = await sendForm({ email: 'nobody' }, from('/sv/'));
    expect(refused.body).toContain('<html lang="sv">');
    expect(refused.body).toContain('<li>E-post: Ange en giltig e-postadress</li>');
    expect(refused.body).toContain('<a href="/sv/">Tillbaka till sidan</a>');
    const sent = await sendForm(COMPLAINT, from('/sv/'), 'compliance');
    expect(sent.body).toContain('<h1>Uppgifterna har skickats</h1>');
    const english = await sendForm({ email: 'nobody' }, from('/'));
    expect(english.body).toContain('<html lang="en">');
    expect(english.body).toContain('<li>E-mail: Please enter a valid email</li>');
  });

  test('a refused field is named to somebody without script by the label that they saw, in their language', async () => {
    const label = (field: string, text: string, lang?: string) => ({
      edit: 'setText',
      component: 'c7',
      path: ['placeholders', field],
      text,
      ...(lang === undefined ? {} : { lang }),
    });
    await api('POST', `/sites/${site.id}/draft/edits`, {
      edits: [
        { edit: 'addLanguage', code: 'sv' },
        { edit: 'setLanguage', code: 'sv', values: { status: 'active' } },
        { edit: 'addPage', id: 'about', values: { path: '/about', meta: { title: 'About' } } },
        { edit: 'addSection', page: 'about', section: 'Contact3', id: 'c7' },
        { edit: 'addSection', page: 'about', section: 'Rsvp1', id: 'c8' },
        label('name', 'Who are you?'),
        label('name', 'Vem är du?', 'sv'),
        label('email', ''),
        label('message', ''),
      ],
    });
    await api('POST', `/sites/${site.id}/publish`);
    const refused = async (path: string, fields: object, form = 'contact') => {
      const referer = `http://${site.slug}.localhost:4210${path}`;
      const answer = await sendForm(fields, { referer }, form);
      return [...answer.body.matchAll(/<li>(.*?)<\/li>/g)].map(([, line]) => line);
    };
    const wrong = { component: 'c7', name: '', email: 'nobody', message: 'a'.repeat(10_001) };
    expect(await refused('/about/', wrong)).toEqual([
      'Who are you?: This field cannot be empty',
      'Enter your email: Please enter a valid email',
      'Enter your message: Please make this text shorter',
    ]);
    expect(await refused('/sv/about/', wrong)).toEqual([
      'Vem är du?: Fältet får inte vara tomt',
      'Ange din e-postadress: Ange en giltig e-postadress',
      'Skriv ditt meddelande: Gör texten kortare',
    ]);
    const answer = { component: 'c8', isAttending: '', guests: '21', eventId: 'gone' };
    expect(await refused('/sv/about/', answer, 'rsvp')).toEqual([
      'Kommer du?: Välj om du kommer',
      'Gäster du tar med: Ange ett heltal från 0 till 20',
      'Evenemanget finns inte längre. Ladda sidan på nytt.',
    ]);
  });

  test('a message, its mail and its webhook stand in the inbox of its own site alone', async () => {
    const { body: other } = await api('POST', '/sites', { name: 'Other' });
    await send('contact', MESSAGE);
    expect((await api('GET', `/sites/${other.id}/messages`)).body).toEqual([]);
  });
});

describe('an answer to an invitation', () => {
  const ANSWER = { name: 'Ann', email: 'ann@x.example', isAttending: true, guests: 2 };

  beforeEach(async () => {
    const event = (id: string, name: string) => ({
      edit: 'addEvent',
      id,
      values: { name, start: '2026-06-01T18:00', end: '2026-06-01T22:00', place: 'Here' },
    });
    await api('POST', `/sites/${site.id}/draft/edits`, {
      edits: [event('e1', 'Opening'), event('e2', 'Party')],
    });
    await api('POST', `/sites/${site.id}/publish`);
  });

  test('is kept in the inbox with its event, and mailed', async () => {
    expect((await send('rsvp', { ...ANSWER, eventId: 'e2' })).status).toBe(204);
    expect(await inbox()).toMatchObject([
      {
        kind: 'rsvp',
        name: 'Ann',
        email: 'ann@x.example',
        message: '',
        details: { eventId: 'e2', eventName: 'Party', isAttending: true, guests: 2 },
      },
    ]);
    await server.services.mail.flush();
    expect(mails).toMatchObject([{ replyTo: 'ann@x.example', subject: 'Ann is coming to Party' }]);
  });

  test('is about the first event when it names none; who stays away brings nobody', async () => {
    await send('rsvp', { ...ANSWER, isAttending: false });
    expect(await inbox()).toMatchObject([
      { details: { eventId: 'e1', isAttending: false, guests: 0 } },
    ]);
  });

  test('is taken from a form without script', async () => {
    const fields = { ...ANSWER, isAttending: 'true', guests: '2', component: 'c9' };
    const answer = await sendForm(fields, {}, 'rsvp');
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/about/?sent=1#comp-c9']);
    expect(await inbox()).toMatchObject([{ details: { isAttending: true, guests: 2 } }]);
  });

  test('names every field that is wrong', async () => {
    const answer = await send('rsvp', { name: '', email: 'x', guests: 21, eventId: 'gone' });
    expect([answer.status, answer.body.fields.map(({ path }: { path: string }) => path)]).toEqual([
      422,
      ['name', 'email', 'isAttending', 'guests', 'eventId'],
    ]);
    expect(await inbox()).toEqual([]);
  });

  test('counts with the contact form: ten in ten minutes', async () => {
    for (let count = 0; count < 5; count += 1) {
      expect((await send('rsvp', ANSWER)).status).toBe(204);
      expect((await send('contact', MESSAGE)).status).toBe(204);
    }
    expect((await send('rsvp', ANSWER)).status).toBe(429);
  });
});

describe('pages on other hosts', () => {
  test.each(['form/contact', 'form/compliance', 'form/rsvp', 'consent'])(
    'may post to %s, without credentials',
    async (call) => {
      const headers = { host: `${site.slug}.localhost:4210`, origin: 'https://static.example' };
      const url = `/api/v1/sites/${call}/${site.id}/`;
      const asked = await server.app.inject({ method: 'OPTIONS', url, headers });
      const sent = await server.app.inject({ method: 'POST', url, headers, payload: {} });
      expect([asked.statusCode, sent.statusCode]).toEqual([204, 422]);
      for (const answer of [asked, sent]) {
        expect(answer.headers['access-control-allow-origin']).toBe('*');
        expect(answer.headers).not.toHaveProperty('access-control-allow-credentials');
      }
    },
  );

  test('get nothing of the builder’s own host', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: `/api/v1/sites/form/contact/${site.id}/`,
      headers: { origin: 'https://static.example' },
      payload: {},
    });
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
  });
});

describe('the inbox', () => {
  test('messages are read, moved and deleted', async () => {
    await send('contact', MESSAGE);
    const [{ id }] = await inbox();
    const read = await api('PATCH', `/sites/${site.id}/messages/${id}`, { isRead: true });
    expect(read.body).toMatchObject({ isRead: true, isSpam: false });
    await api('PATCH', `/sites/${site.id}/messages/${id}`, { isSpam: true });
    expect(await inbox('spam')).toHaveLength(1);
    expect((await api('DELETE', `/sites/${site.id}/messages/${id}`)).status).toBe(204);
    expect((await api('DELETE', `/sites/${site.id}/messages/${id}`)).status).toBe(404);
  });
});

describe('complaints', () => {
  test('go into the operator’s queue and answer 204', async () => {
    expect((await send('compliance', COMPLAINT)).status).toBe(204);
    const { body } = await api('GET', '/operator/complaints?status=open');
    expect(body).toContainEqual(
      expect.objectContaining({ siteId: site.id, ...COMPLAINT, status: 'open' }),
    );
  });

  test('names every field that is wrong, with the form’s own messages', async () => {
    const answer = await send('compliance', { email: 'x@y', name: '', comment: 'a'.repeat(256) });
    expect([answer.status, answer.body.fields]).toEqual([
      422,
      [
        { path: 'email', message: 'Please put a correct e-mail' },
        { path: 'name', message: 'Required field' },
        { path: 'comment', message: 'Your have exceeded the maximum character limit.' },
      ],
    ]);
  });

  test('a second one while the first is open is 403, from the same e-mail or the same address', async () => {
    await send('compliance', COMPLAINT);
    const second = await send('compliance', { ...COMPLAINT, email: 'bob@x.example' });
    expect([second.status, second.body.code]).toEqual([403, 'forbidden']);
    const { body } = await api('GET', '/operator/complaints?status=open');
    const { id } = body.find((complaint: { siteId: string }) => complaint.siteId === site.id);
    await api('PATCH', `/operator/complaints/${id}`, { status: 'resolved' });
    expect((await send('compliance', COMPLAINT)).status).toBe(204);
  });

  test('two at the same moment are one', async () => {
    const both = await Promise.all([send('compliance', COMPLAINT), send('compliance', COMPLAINT)]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([204, 403]));
  });

  test('stand beside the site as it is now; the operator notes, closes and suspends', async () => {
    await send('compliance', COMPLAINT);
    const of = async (query = '') =>
      (await api('GET', `/operator/complaints${query}`)).body.filter(
        (complaint: { siteId: string }) => complaint.siteId === site.id,
      );
    const [{ id, site: shown }] = await of();
    expect(shown).toEqual({
      name: 'Forms',
      url: `http://${site.slug}.localhost:4210/`,
      plan: 'free',
      suspended: false,
    });
    await api('PATCH', `/operator/sites/${site.id}`, { suspended: true });
    const change = { status: 'resolved', note: 'Took it down' };
    const changed = await api('PATCH', `/operator/complaints/${id}`, change);
    expect(changed.body).toMatchObject({ ...change, site: { suspended: true } });
    expect(await of('?status=open')).toEqual([]);
    expect((await api('PATCH', '/operator/complaints/nobody', change)).status).toBe(404);
    const page = await server.app.inject({
      url: '/',
      headers: { host: `${site.slug}.localhost:4210` },
    });
    expect(page.statusCode).toBe(503);
  });

  test('everything that one address sent on any site is given out and erased by the operator', async () => {
    const email = 'gone@x.example';
    await send('compliance', { ...COMPLAINT, email: 'Gone@x.example' });
    await send('contact', { ...MESSAGE, email });
    const url = `/operator/people?email=${email}`;
    expect((await api('GET', url)).body).toMatchObject({
      messages: [{ siteId: site.id, email }],
      complaints: [{ siteId: site.id, email }],
    });
    expect((await api('DELETE', url)).body).toEqual({ messages: 1, complaints: 1 });
    expect((await api('GET', url)).body).toEqual({ email, messages: [], complaints: [] });
    const cookie = await server.cookieOf('second@plinth.example');
    const other = await server.app.inject({ url: `/api/v1${url}`, headers: { cookie } });
    expect(other.statusCode).toBe(403);
  });

  test('stay in the queue when the owner has deleted the site', async () => {
    await send('compliance', COMPLAINT);
    expect((await api('DELETE', `/sites/${site.id}`)).status).toBe(204);
    const { status, body } = await api('GET', '/operator/complaints');
    expect(status).toBe(200);
    expect(body).toContainEqual(expect.objectContaining({ siteId: site.id, site: null }));
  });

  test('nobody but the operator sees them', async () => {
    const cookie = await server.cookieOf('second@plinth.example');
    const answer = await server.app.inject({
      url: '/api/v1/operator/complaints',
      headers: { cookie },
    });
    expect(answer.statusCode).toBe(403);
  });
});
