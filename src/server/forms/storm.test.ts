import { afterAll, beforeAll, expect, test } from 'vitest';
import { smtpSender } from '../mail/smtp';
import { TestMailServer, type MailWeather } from '../testing/mail-server';
import { startTestApp, type TestApp } from '../testing/test-app';
import { ownerCall, publishSite, type VisitorSite } from '../testing/visitor-site';

/** `npm run test:storm` sends 1,000 from 200 addresses; among the other tests a fifth of it shows the same. */
const MESSAGES = Number(process.env['STORM_MESSAGES'] ?? 200);
const PER_ADDRESS = 5;
const TIMEOUT_MS = 10 * 60 * 1000;
/** The weather while messages come in: each for as long as one part of them takes. */
const WEATHER: readonly MailWeather[] = [
  'up',
  'down',
  'refusing',
  'up',
  'dropping',
  'stalling',
  'up',
  'down',
];

let server: TestApp;
let mailServer: TestMailServer;
let site: VisitorSite;
let patience = 0;

beforeAll(async () => {
  mailServer = await TestMailServer.start();
  server = await startTestApp({
    env: { TRUST_PROXY: 'on' },
    // A server that stalls is waited for as long as the weather says, so that the test needn't.
    sendMail: (mail, from, id) =>
      smtpSender(mailServer.url, { socketTimeout: patience, greetingTimeout: patience })(
        mail,
        from,
        id,
      ),
  });
  site = await publishSite(server);
});
afterAll(async () => {
  await server.close();
  await mailServer.close();
});

async function turn(weather: MailWeather): Promise<void> {
  patience = weather === 'stalling' ? 300 : 60_000;
  await mailServer.turn(weather);
}

async function send(index: number): Promise<number> {
  const address = Math.floor(index / PER_ADDRESS);
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api/v1/sites/form/contact/${site.id}/`,
    headers: {
      host: site.host,
      'x-forwarded-for': `198.51.${Math.floor(address / 250)}.${(address % 250) + 1}`,
    },
    payload: {
      name: `Visitor ${index}`,
      email: `visitor-${index}@x.example`,
      message: `Message ${index}`,
      siteHash: site.hash,
    },
  });
  return answer.statusCode;
}

test(
  `${MESSAGES} messages from ${MESSAGES / PER_ADDRESS} addresses are all stored and each mailed once, while the mail server goes up and down`,
  async () => {
    const part = Math.ceil(MESSAGES / WEATHER.length);
    for (const [turns, weather] of WEATHER.entries()) {
      await turn(weather);
      const indices = Array.from({ length: part }, (_, index) => turns * part + index);
      const due = indices.filter((index) => index < MESSAGES);
      const statuses = await Promise.all(due.map(send));
      expect(new Set(statuses)).toEqual(new Set([204]));
      // A connection that breaks after the server took a mail and before it said so is the one case that no sender can
      // tell from a loss. Nothing is under way when this test changes the weather.
      if (weather === 'stalling') await mailServer.turn('down');
      await server.services.mail.flush();
      server.clock.now += 60_000;
    }
    await turn('up');
    for (let hour = 0; hour < 24 && mailServer.received.length < MESSAGES; hour += 1) {
      server.clock.now += 60 * 60 * 1000;
      await server.services.mail.flush();
    }
    const { headers } = await ownerCall(server, 'GET', `/sites/${site.id}/messages?limit=1`);
    expect(Number(headers['x-total-count'])).toBe(MESSAGES);
    const expected = Array.from({ length: MESSAGES }, (_, index) => `visitor-${index}@x.example`);
    const replyTo = mailServer.received.map(
      (mail) => /^Reply-To: (.*)$/m.exec(mail.headers)?.[1] ?? '',
    );
    expect(replyTo.toSorted()).toEqual(expected.toSorted());
    expect(new Set(mailServer.received.map(({ id }) => id)).size).toBe(MESSAGES);
    const outbox = await server.services.storage.outbox.list(site.id);
    expect(outbox.filter(({ status }) => status !== 'sent')).toEqual([]);
  },
  TIMEOUT_MS,
);
