import * as path from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config';

describe('settings of the environment', () => {
  test('takes a domain with letters of any script in its ASCII form', () => {
    const domainOf = (SITES_DOMAIN: string) => readConfig({ SITES_DOMAIN }).sitesDomain;
    expect(domainOf('Seiten.München.example.')).toBe('seiten.xn--mnchen-3ya.example');
    expect(domainOf('münchen.example:8080')).toBe('xn--mnchen-3ya.example:8080');
    expect(domainOf('Localhost:3000')).toBe('localhost:3000');
  });

  test('an empty environment gives the documented defaults', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: path.resolve('data'),
      databaseUrl: null,
      publicUrl: 'http://localhost:3000',
      sitesDomain: 'localhost:3000',
      owner: null,
      smtpUrl: null,
      mailFrom: null,
      s3: null,
      mediaLimits: { image: 26_214_400, video: 209_715_200, document: 26_214_400 },
      trustProxy: 'nobody',
      hasPrivateWebhooks: false,
      logLevel: 'info',
      hasSample: true,
      secret: null,
    });
  });

  test('the port reaches the default addresses', () => {
    const config = readConfig({ PORT: '4200' });
    expect([config.publicUrl, config.sitesDomain]).toEqual([
      'http://localhost:4200',
      'localhost:4200',
    ]);
  });

  test('an empty value counts as unset', () => {
    expect(readConfig({ DATABASE_URL: '', PUBLIC_URL: ' ' }).databaseUrl).toBeNull();
  });

  test.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['MAX_IMAGE_MB', 'much'],
    ['MAX_VIDEO_MB', '0'],
    ['DATABASE_URL', 'mysql://db/x'],
    ['DATABASE_URL', 'postgres'],
    ['PUBLIC_URL', 'plinth.example'],
    ['PUBLIC_URL', 'https://plinth.example/path'],
    ['SITES_DOMAIN', 'https://sites.example'],
    ['SMTP_URL', 'mail.example'],
    ['MAIL_FROM', 'Plinth'],
    ['MAIL_FROM', 'Plinth <plinth@example>'],
    ['MAIL_FROM', 'a@b.example, c@d.example'],
    ['MAIL_FROM', 'Plinth <a@b.example>\nBcc: <c@d.example>'],
    ['TRUST_PROXY', 'yes'],
    ['LOG_LEVEL', 'loud'],
    ['SAMPLE', 'maybe'],
    ['SECRET', 'short'],
    ['S3_ENDPOINT', 'bucket'],
  ])('a bad %s stops the start with one line that names it', (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^${name} [^\n]+$`));
  });

  test('the line never repeats the value, which may be a secret', () => {
    expect(() => readConfig({ SECRET: 'hunter2' })).toThrow(/^(?!.*hunter2)/);
  });

  test.each(['mail@plinth.example', 'Plinth <mail@plinth.example>'])(
    'mail may be from %s',
    (mailFrom) => {
      expect(readConfig({ MAIL_FROM: mailFrom }).mailFrom).toBe(mailFrom);
    },
  );

  test('half an owner is refused with the missing half named', () => {
    expect(() => readConfig({ OWNER_EMAIL: 'a@b.example' })).toThrow(/^OWNER_PASSWORD is missing/);
    expect(() => readConfig({ OWNER_EMAIL: 'a@b.example', OWNER_PASSWORD: 'ninechars' })).toThrow(
      /^OWNER_PASSWORD must have at least 10/,
    );
  });

  test('half an object storage is refused with the missing part named', () => {
    expect(() => readConfig({ S3_ENDPOINT: 'https://s3.example' })).toThrow(
      /^S3_BUCKET is missing/,
    );
  });

  test('one proxy or a list of addresses can be trusted', () => {
    expect(readConfig({ TRUST_PROXY: 'on' }).trustProxy).toBe('one');
    expect(readConfig({ TRUST_PROXY: '10.0.0.1, 10.1.0.0/16' }).trustProxy).toEqual([
      '10.0.0.1',
      '10.1.0.0/16',
    ]);
  });
});
