import * as dns from 'node:dns/promises';
import * as net from 'node:net';
import { AppError } from '../../core/errors';
import { isPublicAddress } from './public-address';

/** The addresses of a host name. Injectable, so that tests need no DNS. */
export type ResolveHost = (host: string) => Promise<string[]>;

export const resolveHost: ResolveHost = async (host) =>
  (await dns.lookup(host, { all: true })).map(({ address }) => address);

/** A webhook's address that may be called, with the one IP address to connect to. */
export interface Passed {
  url: URL;
  address: string;
}

const MESSAGES = {
  address: 'Enter an address such as https://example.com/hook, without name and password',
  secure: 'The address has to begin with https://',
  unknown: 'There is no server at this address',
  private: 'This address leads into a private network',
} as const;

/**
 * Decides where webhooks may go: over TLS, to the public internet. What was looked up is what is connected to, so that a name
 * can't lead elsewhere a moment later.
 */
export class WebhookGate {
  readonly #resolve: ResolveHost;
  readonly #isPrivateAllowed: boolean;

  constructor(setup: { resolve: ResolveHost; isPrivateAllowed: boolean }) {
    this.#resolve = setup.resolve;
    this.#isPrivateAllowed = setup.isPrivateAllowed;
  }

  /** @throws AppError 422 that says what is wrong with the address */
  async pass(address: string): Promise<Passed> {
    const url = parse(address);
    if (!url || url.username !== '' || url.password !== '') throw refusal(MESSAGES.address);
    if (url.protocol !== 'https:' && !this.#isPrivateAllowed) throw refusal(MESSAGES.secure);
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const addresses =
      net.isIP(host) === 0 ? await this.#resolve(host).catch((): string[] => []) : [host];
    const [first] = addresses;
    if (first === undefined) throw refusal(MESSAGES.unknown);
    // One private address among several is enough: nobody knows which one would be taken.
    if (!this.#isPrivateAllowed && !addresses.every(isPublicAddress))
      throw refusal(MESSAGES.private);
    return { url, address: first };
  }
}

function parse(address: string): URL | null {
  try {
    const url = new URL(address);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url : null;
  } catch {
    return null;
  }
}

function refusal(message: string): AppError {
  return new AppError('validation_failed', message, { fields: [{ path: 'url', message }] });
}
