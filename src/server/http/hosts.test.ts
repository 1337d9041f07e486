import { describe, expect, test } from 'vitest';
import { hostTarget, siteOrigin } from './hosts';

const config = { publicUrl: 'https://plinth.example', sitesDomain: 'sites.example:8443' };

describe('hosts', () => {
  test.each([
    'plinth.example',
    'PLINTH.example:8443',
    'localhost:3000',
    '127.0.0.1',
    '[::1]:3000',
    undefined,
  ])('%s is the builder', (host) => expect(hostTarget(host, config)).toEqual({ kind: 'builder' }));

  test.each(['demo.sites.example', 'Demo.Sites.Example:8443', 'demo.sites.example.'])(
    '%s is the site with the slug demo',
    (host) => expect(hostTarget(host, config)).toEqual({ kind: 'slug', slug: 'demo' }),
  );

  test.each(['shop.example', 'a.b.sites.example', 'sites.example', 'evil-plinth.example'])(
    '%s has to be a verified domain',
    (host) => expect(hostTarget(host, config)).toEqual({ kind: 'domain', host }),
  );

  test('a site has an address of its own, with the scheme of the builder', () => {
    expect(siteOrigin('demo', config)).toBe('https://demo.sites.example:8443');
  });
});
