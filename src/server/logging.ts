import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { LogLevel } from './config';

export type Logger = FastifyBaseLogger;

/** Query parameters whose value is a key to something. They never reach a log. */
const SECRET_PARAMETERS = /([?&](?:authHash|token|access_token|code)=)[^&#]*/gi;

/** An address without the keys that its query may carry. */
export function withoutSecrets(address: string): string {
  return address.replace(SECRET_PARAMETERS, '$1-');
}

/**
 * The program's log: what happened, never who did it. No visitor's address, header or form value is written,
 * and no key from a query.
 */
export function loggerOptions(level: LogLevel) {
  return {
    level,
    base: undefined,
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        url: withoutSecrets(request.url),
      }),
      res: (reply: { statusCode?: number }) => ({ statusCode: reply.statusCode }),
    },
    redact: [
      'password',
      'token',
      'authHash',
      'authorization',
      'cookie',
      'email',
      '*.password',
      '*.token',
    ],
  };
}
