import { loggedPath } from '@aangan/shared-kit/domain/logged-path';
import { traceFields } from '@aangan/shared-kit/server/trace-requests';
import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';

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

/** One line per request, written when the answer was sent. */
export class RequestLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const { method, log } = request;
    const facts = {
      method,
      path: loggedPath(request.originalUrl),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    if (error) log.warn({ ...facts, err: error }, 'An answer was interrupted');
    else log.info(facts);
  }
}
