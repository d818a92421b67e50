import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Log lines without personal data: the path of a request, never its query, headers or address. */
export function logOptions(level: string) {
  return {
    level,
    serializers: { req: (request: FastifyRequest) => ({ method: request.method, path: pathOf(request) }) },
  };
}

/** One line a request, written when the answer is out. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, log } = request;
    log.info({ method, path: pathOf(request), status: reply.statusCode, ms: Math.round(reply.elapsedTime) });
    done();
  });
}

function pathOf({ url }: FastifyRequest): string {
  const query = url.indexOf('?');
  return query < 0 ? url : url.slice(0, query);
}
