import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { AppError, isAppError, type ErrorCode, type FieldError } from '../../core/errors';

const CODE_OF_STATUS: Record<number, ErrorCode> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
  429: 'rate_limited',
};

/**
 * The one place that turns a failure into an answer. Expected errors keep their code and message; anything else is
 * logged in full and leaves as one general message.
 */
export function onError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const known = asAppError(error);
  if (known) {
    if (known.retryAfterS !== undefined) reply.header('retry-after', known.retryAfterS);
    void reply.status(known.status).send(known.toJSON());
    return;
  }
  request.log.error({ err: error, req: request }, 'a request failed unexpectedly');
  void reply.status(500).send(new AppError('internal').toJSON());
}

function asAppError(error: FastifyError): AppError | null {
  if (isAppError(error)) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields = error.validation.map(toField);
    return new AppError('validation_failed', undefined, { fields });
  }
  const status = error.statusCode ?? 500;
  if (status >= 500) return null;
  const code = CODE_OF_STATUS[status];
  if (code) return new AppError(code);
  // The rest are requests that the framework could not parse.
  return new AppError(
    'validation_failed',
    'The request could not be read. Check its body and headers.',
    {
      status: 400,
    },
  );
}

function toField(issue: {
  instancePath?: string | undefined;
  message?: string | undefined;
}): FieldError {
  const path = (issue.instancePath ?? '').replace(/^\//, '').replaceAll('/', '.');
  const index = /^edits\.(\d+)/.exec(path)?.[1];
  return {
    ...(index === undefined ? {} : { index: Number(index) }),
    path,
    message: issue.message ?? 'is not valid',
  };
}
