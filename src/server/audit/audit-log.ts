import type { Account } from '../accounts/accounts';
import { newId } from '../keys';
import type { AuditKind } from '../storage/audit';
import type { Storage, Stores } from '../storage/storage';

/** How long it is remembered what was done. */
export const AUDIT_KEPT_MS = 365 * 24 * 60 * 60 * 1000;

/** Who did something: an account, or somebody without one by the name that is shown of them. */
export interface Doer {
  account: Account | null;
  label: string;
}

/** Notes what matters, for the operator and for the owner of a site. */
export class AuditLog {
  readonly #storage: Storage;
  readonly #now: () => number;

  constructor(setup: { storage: Storage; now: () => number }) {
    this.#storage = setup.storage;
    this.#now = setup.now;
  }

  /**
   * Notes one thing. `stores` puts it into the transaction of what it tells of. Details name things by their ids;
   * nobody's password, key or address is among them.
   */
  note(
    kind: AuditKind,
    by: Doer,
    about: { siteId?: string | null; details?: Record<string, unknown> } = {},
    stores: Pick<Stores, 'audit'> = this.#storage,
  ): Promise<void> {
    return stores.audit.insert({
      id: newId(),
      at: this.#now(),
      kind,
      accountId: by.account?.id ?? null,
      actor: by.label,
      siteId: about.siteId ?? null,
      details: about.details ?? {},
    });
  }

  /** Forgets what is old. */
  sweep(): Promise<void> {
    return this.#storage.audit.removeBefore(this.#now() - AUDIT_KEPT_MS);
  }
}

/** An account as whoever did something. */
export function byAccount(account: Account): Doer {
  return { account, label: account.name };
}
