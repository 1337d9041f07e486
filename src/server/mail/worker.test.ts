import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Mail } from '../storage/outbox';
import type { Storage } from '../storage/storage';
import { describeWithDatabases } from '../testing/databases';
import { TestMailServer } from '../testing/mail-server';
import { smtpSender } from './smtp';
import { MailWorker } from './worker';

let server: TestMailServer;
const clock = { now: 0 };

beforeAll(async () => {
  server = await TestMailServer.start();
});
beforeEach(async () => {
  await server.turn('up');
  server.received.length = 0;
  clock.now = 0;
});
afterAll(() => server.close());

const log = pino({ level: 'silent' });
const FROM = 'Plinth <no-reply@plinth.example>';
const mail: Mail = {
  to: 'shop@münchen.example',
  replyTo: 'ann@x.example',
  subject: 'Ny fråga',
  text: 'Hallå\n',
};

const insert = (storage: Storage, id: string, values: Partial<Mail> = {}) =>
  storage.outbox.insert({ id, siteId: null, mail: { ...mail, ...values }, createdAt: 0 });

/** A process's worker. `patience` is how long a server may say nothing before it counts as one that is down. */
const workerOf = (storage: Storage, patience = 20_000) =>
  new MailWorker({
    storage,
    send: smtpSender(server.url, {
      connectionTimeout: patience,
      greetingTimeout: patience,
      socketTimeout: patience,
    }),
    from: FROM,
    log,
    now: () => clock.now,
  });

describeWithDatabases('the outbox', (open) => {
  test('is sent over SMTP with the domain in its ASCII form and the visitor’s address to reply to (C80)', async () => {
    const storage = await open();
    await insert(storage, '1');
    await workerOf(storage).flush();
    expect(server.received).toMatchObject([
      // The server reads the domain back into its own letters.
      { to: ['shop@münchen.example'], from: 'no-reply@plinth.example' },
    ]);
    expect(server.received[0]?.headers).toMatch(/^To: shop@xn--mnchen-3ya\.example$/m);
    expect(server.received[0]?.headers).toMatch(/^Reply-To: ann@x\.example$/m);
    expect(server.received[0]?.headers).toMatch(/^Message-ID: <1@plinth\.example>$/m);
  });

  test.each([
    ['info@münchen.example', 'info@xn--mnchen-3ya.example'],
    ['user@sub.例え.テスト', 'user@sub.xn--r8jz45g.xn--zckzah'],
    ['a@x。example', 'a@x.example'],
  ])('%s is answered at %s (C80)', async (replyTo, written) => {
    const storage = await open();
    await insert(storage, '1', { replyTo });
    await workerOf(storage).flush();
    expect(server.received[0]?.headers).toContain(`\r\nReply-To: ${written}\r\n`);
  });

  test('an address with letters of another script before the @ arrives as well (C80)', async () => {
    const storage = await open();
    await insert(storage, '1', { replyTo: 'моя@xn--h1alffa9f.xn--p1ai' });
    await workerOf(storage).flush();
    expect(server.received).toHaveLength(1);
    expect(server.received[0]?.headers).toContain('\r\nReply-To: моя@россия.рф\r\n');
  });

  test('… and where a server takes no such header the mail goes without it', async () => {
    const storage = await open();
    await server.turn('ascii');
    const text = 'Hello\n\nAnn\nмоя@xn--h1alffa9f.xn--p1ai\n';
    await insert(storage, '1', { replyTo: 'моя@xn--h1alffa9f.xn--p1ai', text });
    await workerOf(storage).flush();
    expect(server.received).toHaveLength(1);
    expect(server.received[0]?.headers).not.toMatch(/^Reply-To:/m);
  });

  test.each([
    '\r\nBcc: x@y.example',
    '\nBcc: x@y.example',
    '\u2028Bcc: x@y.example',
    '%0D%0ABcc: x',
  ])(
    'a line break (%j) in subject or address adds neither header nor recipient (C82)',
    async (injected) => {
      const storage = await open();
      await insert(storage, '1', {
        to: 'a@b.example',
        replyTo: `c@d.example${injected}`,
        subject: `A${injected}`,
      });
      await workerOf(storage).flush();
      expect(server.received.map(({ to }) => to)).toEqual([['a@b.example']]);
      expect(server.received[0]?.headers.split('\r\n')).not.toContainEqual(
        expect.stringMatching(/^(bcc|cc):/i),
      );
      expect(server.received[0]?.text).not.toContain('c@d.example');
    },
  );

  test('a list of addresses where one belongs is no list', async () => {
    const storage = await open();
    await insert(storage, '1', { replyTo: 'c@d.example, x@y.example <z@y.example>' });
    await workerOf(storage).flush();
    expect(server.received.map(({ to }) => to)).toEqual([['shop@münchen.example']]);
    expect(server.received[0]?.text).not.toContain('x@y.example');
  });

  test('every mail arrives once, whatever the mail server does meanwhile', async () => {
    const storage = await open();
    const ids = Array.from({ length: 12 }, (_, index) => `m${index}`);
    for (const id of ids) await insert(storage, id);
    for (const weather of ['down', 'refusing', 'dropping', 'stalling', 'up', 'up'] as const) {
      await server.turn(weather);
      const patience = weather === 'stalling' ? 200 : 20_000;
      const workers = [workerOf(storage, patience), workerOf(storage, patience)];
      await Promise.all(workers.map((worker) => worker.flush()));
      if (weather !== 'up') expect(server.received).toEqual([]);
      clock.now += 60 * 60 * 1000;
    }
    expect(server.received.map(({ id }) => id).toSorted()).toEqual(
      ids.map((id) => `${id}@plinth.example`).toSorted(),
    );
  });

  test('many processes that look at once send each mail once', async () => {
    const storage = await open();
    for (let index = 0; index < 30; index += 1) await insert(storage, `m${index}`);
    await Promise.all(Array.from({ length: 5 }, () => workerOf(storage).flush()));
    expect(server.received).toHaveLength(30);
    expect(new Set(server.received.map(({ id }) => id)).size).toBe(30);
  });

  test('mail that a process took before it died is sent by another one', async () => {
    const storage = await open();
    await insert(storage, '1');
    await storage.outbox.claim(0, 180_000, 1);
    await workerOf(storage).flush();
    expect(server.received).toEqual([]);
    clock.now = 180_000;
    await workerOf(storage).flush();
    expect(server.received).toHaveLength(1);
  });

  test('is tried again with growing delays and given up in the end, and never lost', async () => {
    const storage = await open();
    const tries: number[] = [];
    const send = async () => {
      tries.push(clock.now);
      throw new Error('connection refused');
    };
    const worker = new MailWorker({ storage, send, from: '', log, now: () => clock.now });
    await insert(storage, '1');
    for (clock.now = 0; clock.now < 10 * 60 * 1000; clock.now += 10_000) await worker.flush();
    // 30 s, 60 s, 120 s, 240 s after one another.
    expect(tries).toEqual([0, 30_000, 90_000, 210_000, 450_000]);
    for (let hour = 0; hour < 100; hour += 1) {
      clock.now += 60 * 60 * 1000;
      await worker.flush();
    }
    expect(tries).toHaveLength(80);
  });

  test('what is sent is forgotten after a month', async () => {
    const storage = await open();
    await storage.sites.insert({
      id: 'a',
      slug: 'a',
      hash: 'h',
      name: 'A',
      ownerId: null,
      plan: 'free',
      isSuspended: false,
      currentRelease: null,
      createdAt: 0,
    });
    await storage.outbox.insert({ id: '1', siteId: 'a', mail, createdAt: 0 });
    const worker = workerOf(storage);
    await worker.flush();
    expect(await storage.outbox.list('a')).toMatchObject([{ status: 'sent' }]);
    clock.now = 31 * 24 * 60 * 60 * 1000;
    await worker.flush();
    expect(await storage.outbox.list('a')).toEqual([]);
  });

  test('without a mail server waits for one', async () => {
    const storage = await open();
    await insert(storage, '1');
    await new MailWorker({ storage, send: null, from: '', log, now: () => 1 }).flush();
    const sent: string[] = [];
    const send = async ({ to }: Mail) => void sent.push(to);
    const worker = new MailWorker({ storage, send, from: '', log, now: () => 2 });
    await worker.start();
    await worker.flush();
    await worker.stop();
    expect(sent).toEqual([mail.to]);
  });
});
