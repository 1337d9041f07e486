import { newId } from '../keys';
import type { Mail } from '../storage/outbox';
import type { Storage } from '../storage/storage';

/** Mail to people with an account, or on their way to one. */
export interface AccountMail {
  send(mail: Mail, siteId?: string): Promise<void>;
}

/** Puts mail into the outbox and says so: somebody is waiting for it. */
export function accountMail(setup: {
  storage: Storage;
  onMail: () => void;
  now: () => number;
}): AccountMail {
  const { storage, onMail, now } = setup;
  return {
    async send(mail, siteId) {
      await storage.outbox.insert({ id: newId(), siteId: siteId ?? null, mail, createdAt: now() });
      onMail();
    },
  };
}
