import { loggedPath } from '@aangan/shared-kit/domain/logged-path';
import { traceFields } from '@aangan/shared-kit/server/trace-requests';
import type { FastifyRequest } from 'fastify';

/** Log lines without personal data: the path of a request without tokens, never its query, headers or IP address. */
export function logOptions(level: string) {
  return {
    level,
    mixin: traceFields,
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, path: loggedPath(request.originalUrl) }),
    },
  };
}
