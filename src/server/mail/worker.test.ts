import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeWithDatabases } from '../testing/databases';
import { MailWorker, smtpSender } from './worker';

const received: { to: string[]; text: string }[] = [];
let server: SMTPServer;
let address: string;

beforeAll(async () => {
  server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map((recipient) => recipient.address);
        received.push({ to, text: Buffer.concat(chunks).toString() });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

const log = pino({ level: 'silent' });
const mail = {
  to: 'shop@münchen.example',
  replyTo: 'ann@x.example',
  subject: 'Ny fråga',
  text: 'Hallå\n',
};

describeWithDatabases('the outbox', (open) => {
  test('is sent over SMTP, once, with the domain in its ASCII form', async () => {
    const storage = await open();
    await storage.outbox.insert({ id: '1', siteId: null, mail, createdAt: 0 });
    const worker = () =>
      new MailWorker({
        storage,
        send: smtpSender(address),
        from: 'no-reply@plinth.example',
        log,
        now: () => 1,
      });
    received.length = 0;
    // Two processes look at once.
    await Promise.all([worker().flush(), worker().flush()]);
    expect(received).toHaveLength(1);
    expect(received[0]?.text).toMatch(/^To: shop@xn--mnchen-3ya\.example\r$/m);
    expect(received[0]?.text).toMatch(/^Reply-To: ann@x\.example\r$/m);
  });

  test('a name or an address with line breaks adds neither header nor recipient', async () => {
    const storage = await open();
    const hostile = {
      to: 'a@b.example',
      replyTo: 'c@d.example\r\nBcc: x@y.example',
      subject: 'A\r\nBcc: x@y.example',
      text: '',
    };
    await storage.outbox.insert({ id: '1', siteId: null, mail: hostile, createdAt: 0 });
    received.length = 0;
    await new MailWorker({
      storage,
      send: smtpSender(address),
      from: 'no-reply@plinth.example',
      log,
      now: () => 1,
    }).flush();
    expect(received.map(({ to }) => to)).toEqual([['a@b.example']]);
    expect(received[0]?.text).not.toMatch(/^Bcc:/im);
  });

  test('is tried again with growing delays and given up in the end, and never lost', async () => {
    const storage = await open();
    const clock = { now: 0 };
    const tries: number[] = [];
    const send = async () => {
      tries.push(clock.now);
      throw new Error('connection refused');
    };
    const worker = new MailWorker({ storage, send, from: '', log, now: () => clock.now });
    await storage.outbox.insert({ id: '1', siteId: null, mail, createdAt: 0 });
    for (clock.now = 0; clock.now < 10 * 60 * 1000; clock.now += 10_000) await worker.flush();
    // 30 s, 60 s, 120 s, 240 s after one another.
    expect(tries).toEqual([0, 30_000, 90_000, 210_000, 450_000]);
    for (let day = 0; day < 30; day += 1) {
      for (let hour = 0; hour < 24; hour += 1) {
        clock.now += 60 * 60 * 1000;
        await worker.flush();
      }
    }
    expect(tries).toHaveLength(80);
  });

  test('without a mail server waits for one', async () => {
    const storage = await open();
    await storage.outbox.insert({ id: '1', siteId: null, mail, createdAt: 0 });
    await new MailWorker({ storage, send: null, from: '', log, now: () => 1 }).flush();
    const sent: string[] = [];
    const send = async ({ to }: { to: string }) => void sent.push(to);
    const worker = new MailWorker({ storage, send, from: '', log, now: () => 2 });
    await worker.start();
    await worker.stop();
    expect(sent).toEqual([mail.to]);
  });
});
