import type { FastifyRequest } from 'fastify';
import { loggedError } from './logged-error.ts';

/** Log lines without personal data: the path of a request, never its query string, headers or address. */
export function logOptions(level: string) {
  return {
    level,
    serializers: {
      err: loggedError,
      req: (request: FastifyRequest) => ({ method: request.method, path: request.url.split('?', 1)[0] }),
      res: (reply: { statusCode: number }) => ({ statusCode: reply.statusCode }),
    },
  };
}
