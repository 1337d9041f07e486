import type { FastifyRequest } from 'fastify';

/** How long an upload waits for its sizes before it answers that they are being made. */
const PATIENCE_MS = 8_000;
/** How long the rest of a refused upload is read, so that its sender gets to read the answer. */
const DRAIN_MS = 10_000;

/** Reads what is left of a request and drops it, for a while. */
export function drain({ raw }: FastifyRequest): void {
  raw.resume();
  const timer = setTimeout(() => raw.destroy(), DRAIN_MS);
  timer.unref();
  raw.once('close', () => clearTimeout(timer));
}

/** What a promise gives, or the other value when it takes long. */
export async function soon<Value>(promise: Promise<Value>, otherwise: Value): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<Value>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), PATIENCE_MS);
  });
  return Promise.race([promise, patience]).finally(() => clearTimeout(timer));
}
