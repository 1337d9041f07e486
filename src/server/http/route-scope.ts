import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { RouteRight } from './admission';

/** What a `routes.ts` registers its routes on: request and answer are typed by their zod schemas. */
export type RouteScope = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** On which hosts the route answers: the builder's (the default), the sites', or both. */
    hosts?: 'builder' | 'sites' | 'any';
    /** Who may call the route. One that doesn't say so stops the start. */
    right?: RouteRight;
  }
}
