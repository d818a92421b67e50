import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { loggedPath } from '../domain/logged-path.ts';
import { isProbe } from './probes.ts';

/** One line per request, written when the answer was sent, and none for probes. */
export class RequestLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    if (isProbe(request)) return;
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
