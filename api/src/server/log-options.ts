import type { FastifyRequest } from 'fastify';

/** Log lines without personal data: the path of a request, never its query string, headers or address. */
export function logOptions(level: string) {
  return {
    level,
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, path: request.url.split('?', 1)[0] }),
      res: (reply: { statusCode: number }) => ({ statusCode: reply.statusCode }),
    },
  };
}
