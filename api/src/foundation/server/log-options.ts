import { loggedPath } from '@aangan/shared-kit/domain/logged-path';
import { traceFields } from '@aangan/shared-kit/server/trace-requests';
import type { FastifyRequest } from 'fastify';
import { loggedError } from './logged-error.ts';

/** Log lines without personal data: the path of a request, never its query string, headers or address. */
export function logOptions(level: string) {
  return {
    level,
    mixin: traceFields,
    serializers: {
      err: loggedError,
      req: (request: FastifyRequest) => ({ method: request.method, path: loggedPath(request.url) }),
      res: (reply: { statusCode: number }) => ({ statusCode: reply.statusCode }),
    },
  };
}
