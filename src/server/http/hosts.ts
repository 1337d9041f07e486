import type { Config } from '../config';

/** What a host name leads to. A domain is looked up among those that owners have added and verified. */
export type HostTarget =
  | { kind: 'builder' }
  | { kind: 'slug'; slug: string }
  | { kind: 'domain'; host: string };

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Tells the builder's hosts from the sites' ones. Ports don't matter: the program listens on one, and a proxy or a
 * container may show another.
 */
export function hostTarget(
  hostHeader: string | undefined,
  config: Pick<Config, 'publicUrl' | 'sitesDomain'>,
): HostTarget {
  const host = hostName(hostHeader ?? '');
  if (host === '' || host === new URL(config.publicUrl).hostname || LOOPBACK.has(host)) {
    return { kind: 'builder' };
  }
  const suffix = `.${hostName(config.sitesDomain)}`;
  if (host.endsWith(suffix)) {
    const slug = host.slice(0, -suffix.length);
    if (slug !== '' && !slug.includes('.')) return { kind: 'slug', slug };
  }
  return { kind: 'domain', host };
}

/** The name of a host header: lower case, without port and the root's dot. */
export function hostName(hostHeader: string): string {
  return hostHeader.trim().toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
}

/** The address of a site under the installation's own domain. */
export function siteOrigin(
  slug: string,
  config: Pick<Config, 'publicUrl' | 'sitesDomain'>,
): string {
  return `${new URL(config.publicUrl).protocol}//${slug}.${config.sitesDomain}`;
}
