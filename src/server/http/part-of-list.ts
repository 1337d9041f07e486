import type { FastifyReply } from 'fastify';

/** The part of a list that was asked for; how long all of it is stands in a header. */
export function partOfList<Item>(
  reply: FastifyReply,
  list: readonly Item[],
  { limit = list.length, offset }: { limit?: number | undefined; offset: number },
): Item[] {
  reply.header('x-total-count', list.length);
  return list.slice(offset, offset + limit);
}
