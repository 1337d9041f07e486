import { AppError } from '../../core/errors';
import type { Config } from '../config';
import { hostName, hostTarget } from '../http/hosts';
import { newId } from '../keys';
import type { ResolveHost } from '../webhooks/gate';
import { isPublicAddress } from '../webhooks/public-address';
import { isUniqueViolation } from '../storage/dialect';
import type { DomainRecord } from '../storage/domains';
import type { Storage } from '../storage/storage';
import type { ReadProof } from './proof-file';

/** The TXT records of a name; throws or gives none where there are none. */
export type ResolveTxt = (name: string) => Promise<string[][]>;

const HOST =
  /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;

/** Where an owner writes the proof that a domain is theirs. */
export function recordOf({ host, token }: DomainRecord): { name: string; value: string } {
  return { name: `_plinth.${host}`, value: `plinth-site=${token}` };
}

/** The file at the domain's present website that proves it too. */
export function proofFileOf({ host, token }: DomainRecord): { address: string; content: string } {
  return {
    address: `http://${host}/.well-known/plinth-site.txt`,
    content: `plinth-site=${token}`,
  };
}

/** Custom domains: they show a site once its owner has proved, by a DNS record or a file, that they are theirs. */
export class Domains {
  readonly #storage: Storage;
  readonly #config: Config;
  readonly #resolve: ResolveTxt;
  readonly #resolveHost: ResolveHost;
  readonly #readProof: ReadProof;
  readonly #now: () => number;

  constructor(setup: {
    storage: Storage;
    config: Config;
    resolve: ResolveTxt;
    resolveHost: ResolveHost;
    readProof: ReadProof;
    now: () => number;
  }) {
    this.#storage = setup.storage;
    this.#config = setup.config;
    this.#resolve = setup.resolve;
    this.#resolveHost = setup.resolveHost;
    this.#readProof = setup.readProof;
    this.#now = setup.now;
  }

  list(siteId: string): Promise<DomainRecord[]> {
    return this.#storage.domains.list(siteId);
  }

  /**
   * A claim, which anybody can make: it keeps nobody else from making and proving theirs.
   * @throws AppError 422 for what can't be a domain of a site, 409 for one that a site has proved, or this one has already
   */
  async add(siteId: string, host: string): Promise<DomainRecord> {
    if (!HOST.test(host)) refuse('Enter a domain such as www.shop.example.');
    if (hostTarget(host, this.#config).kind !== 'domain')
      refuse('This domain belongs to this installation.');
    if (await this.#storage.sites.byVerifiedHost(host)) throw taken();
    const domain = { host, siteId, token: newId() + newId(), verifiedAt: null };
    try {
      await this.#storage.domains.add({ ...domain, createdAt: this.#now() });
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      throw new AppError('conflict', 'This domain has been added already.');
    }
    return { ...domain, isCanonical: false };
  }

  /** Where a site's domains have to lead, and whether each does. Looked up anew each time. */
  async standing(
    slug: string,
    hosts: readonly string[],
  ): Promise<{ target: string; addresses: string[]; pointsHere: Map<string, boolean | null> }> {
    const target = `${slug}.${hostName(this.#config.sitesDomain)}`;
    const addressesOf = (host: string) => this.#resolveHost(host).catch((): string[] => []);
    const here = hosts.length === 0 ? [] : await addressesOf(target);
    const pointsHere = await Promise.all(
      hosts.map(async (host): Promise<[string, boolean | null]> => {
        if (here.length === 0) return [host, null];
        return [host, (await addressesOf(host)).some((address) => here.includes(address))];
      }),
    );
    return { target, addresses: here.filter(isPublicAddress), pointsHere: new Map(pointsHere) };
  }

  /** Makes a proved domain the one by which the site calls itself. @throws AppError 404, 409 before it is proved */
  async choose(siteId: string, host: string): Promise<DomainRecord> {
    const domain = await this.#require(siteId, host);
    if (domain.verifiedAt === null)
      throw new AppError('conflict', 'Confirm first that this domain is yours.');
    await this.#change(siteId, (stores) => stores.domains.choose(siteId, host));
    return this.#require(siteId, host);
  }

  /** Whether this installation shows anything at a name: what a proxy asks before it has a certificate issued. */
  async isServed(name: string): Promise<boolean> {
    if (name === '' || name === new URL(this.#config.publicUrl).hostname) return name !== '';
    const target = hostTarget(name, this.#config);
    if (target.kind === 'slug') return (await this.#storage.sites.bySlug(target.slug)) !== null;
    if (target.kind === 'domain') {
      return (await this.#storage.sites.byVerifiedHost(target.host)) !== null;
    }
    return false;
  }

  /** Looks for the proof. @throws AppError 404, 409 while it isn't there, or where another site has proved the domain */
  async verify(siteId: string, host: string): Promise<DomainRecord> {
    const domain = await this.#require(siteId, host);
    if (domain.verifiedAt !== null) return domain;
    const { name, value } = recordOf(domain);
    const records = await this.#resolve(name).catch((): string[][] => []);
    const texts = records.map((chunks) => chunks.join(''));
    if (!texts.includes(value) && !(await this.#hasProofFile(domain))) {
      const other = texts.some((text) => text.startsWith('plinth-site='));
      throw new AppError(
        'conflict',
        other
          ? `The TXT record ${name} has another value. Copy it once more; DNS can take a while to change.`
          : `The TXT record ${name} is not there yet. A new record can take up to a day to be found.`,
      );
    }
    const verifiedAt = this.#now();
    try {
      await this.#change(siteId, (stores) => stores.domains.verify(siteId, host, verifiedAt));
    } catch (error) {
      throw isUniqueViolation(error) ? taken() : error;
    }
    return this.#require(siteId, host);
  }

  /** @throws AppError 404 */
  async remove(siteId: string, host: string): Promise<void> {
    await this.#require(siteId, host);
    await this.#change(siteId, (stores) => stores.domains.remove(siteId, host));
  }

  /** Only from the public internet: an address inside may be anybody's. */
  async #hasProofFile(domain: DomainRecord): Promise<boolean> {
    const { address: file, content } = proofFileOf(domain);
    const addresses = await this.#resolveHost(domain.host).catch((): string[] => []);
    const [address] = addresses;
    if (address === undefined || !addresses.every(isPublicAddress)) return false;
    const plain = new URL(file);
    const secure = new URL(file.replace(/^http:/, 'https:'));
    for (const url of [plain, secure]) {
      const text = await this.#readProof({ url, address }).catch(() => null);
      if (text?.trim() === content) return true;
    }
    return false;
  }

  async #require(siteId: string, host: string): Promise<DomainRecord> {
    const domain = (await this.list(siteId)).find((one) => one.host === host);
    if (!domain) throw new AppError('not_found', 'This site has no such domain.');
    return domain;
  }

  #change(
    siteId: string,
    work: (stores: Pick<Storage, 'domains'>) => Promise<void>,
  ): Promise<void> {
    return this.#storage.transaction(async (stores) => {
      await work(stores);
      await stores.sites.update(siteId, {});
      stores.tell({ kind: 'site', siteId });
    });
  }
}

const taken = () => new AppError('conflict', 'This domain shows another site already.');

function refuse(message: string): never {
  throw new AppError('validation_failed', message, { fields: [{ path: 'host', message }] });
}
