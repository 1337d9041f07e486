import { AppError } from '../../core/errors';
import type { Config } from '../config';
import { hostTarget } from '../http/hosts';
import { newId } from '../keys';
import { isUniqueViolation } from '../storage/dialect';
import type { DomainRecord } from '../storage/sites';
import type { Storage } from '../storage/storage';

/** The TXT records of a name; throws or gives none where there are none. */
export type ResolveTxt = (name: string) => Promise<string[][]>;

const HOST =
  /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;

/** Where an owner writes the proof that a domain is theirs. */
export function recordOf({ host, token }: DomainRecord): { name: string; value: string } {
  return { name: `_plinth.${host}`, value: `plinth-site=${token}` };
}

/** Custom domains: they show a site once its owner has proved with a DNS record that they are theirs. */
export class Domains {
  readonly #storage: Storage;
  readonly #config: Config;
  readonly #resolve: ResolveTxt;
  readonly #now: () => number;

  constructor(setup: { storage: Storage; config: Config; resolve: ResolveTxt; now: () => number }) {
    this.#storage = setup.storage;
    this.#config = setup.config;
    this.#resolve = setup.resolve;
    this.#now = setup.now;
  }

  list(siteId: string): Promise<DomainRecord[]> {
    return this.#storage.sites.domains(siteId);
  }

  /** @throws AppError 422 for what can't be a domain of a site, 409 for one that is taken */
  async add(siteId: string, host: string): Promise<DomainRecord> {
    if (!HOST.test(host)) refuse('Enter a domain such as www.shop.example, in its ASCII form.');
    if (hostTarget(host, this.#config).kind !== 'domain')
      refuse('This domain belongs to this installation.');
    const domain = { host, siteId, token: newId() + newId(), verifiedAt: null };
    try {
      await this.#storage.sites.addDomain({ ...domain, createdAt: this.#now() });
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      throw new AppError('conflict', 'This domain has been added to a site already.');
    }
    return domain;
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

  /** Looks for the proof. @throws AppError 404, 409 while it isn't there */
  async verify(siteId: string, host: string): Promise<DomainRecord> {
    const domain = await this.#require(siteId, host);
    if (domain.verifiedAt !== null) return domain;
    const { name, value } = recordOf(domain);
    const records = await this.#resolve(name).catch(() => []);
    if (!records.some((chunks) => chunks.join('') === value)) {
      throw new AppError(
        'conflict',
        `The TXT record ${name} is not there yet. DNS can take a while.`,
      );
    }
    const verifiedAt = this.#now();
    await this.#change(siteId, (stores) => stores.sites.verifyDomain(siteId, host, verifiedAt));
    return { ...domain, verifiedAt };
  }

  /** @throws AppError 404 */
  async remove(siteId: string, host: string): Promise<void> {
    await this.#require(siteId, host);
    await this.#change(siteId, (stores) => stores.sites.removeDomain(siteId, host));
  }

  async #require(siteId: string, host: string): Promise<DomainRecord> {
    const domain = (await this.list(siteId)).find((one) => one.host === host);
    if (!domain) throw new AppError('not_found', 'This site has no such domain.');
    return domain;
  }

  #change(siteId: string, work: (stores: Pick<Storage, 'sites'>) => Promise<void>): Promise<void> {
    return this.#storage.transaction(async (stores) => {
      await work(stores);
      await stores.sites.update(siteId, {});
      stores.tell({ kind: 'site', siteId });
    });
  }
}

function refuse(message: string): never {
  throw new AppError('validation_failed', message, { fields: [{ path: 'host', message }] });
}
