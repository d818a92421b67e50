import type { ErrorAnswer } from '@aangan/shared-kit/contracts/call';
import type { FastifyError, FastifyInstance } from 'fastify';
import { isDatabaseAway } from '../database/public.ts';
import { CallError } from './call-error.ts';

/** s after which a call may be tried again while the database is away: it restarts in less. */
const RETRY_AFTER_SECONDS = 5;

const AWAY = 'Our service is not available right now. Please try again in a moment.';

/** Turns every failure into the contract's error response. Internal details go to the log only. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const answer = errorAnswerOf(error, request.id);
    if (answer.statusCode >= 500) request.log.error({ err: error }, 'call failed');
    if (answer.message === AWAY) reply.header('retry-after', RETRY_AFTER_SECONDS);
    return reply.code(answer.statusCode).header('cache-control', 'no-store').send(answer);
  });
  app.setNotFoundHandler((request, reply) =>
    reply
      .code(404)
      .header('cache-control', 'no-store')
      .send({ statusCode: 404, message: 'There is no such call.', requestId: request.id } satisfies ErrorAnswer),
  );
}

function errorAnswerOf(error: FastifyError | CallError, requestId: string): ErrorAnswer {
  if (error instanceof CallError) {
    return {
      statusCode: error.statusCode,
      message: error.message,
      ...(error.code && { code: error.code }),
      ...(error.issues && { issues: [...error.issues] }),
      ...(error.details && { details: error.details }),
      requestId,
    };
  }
  if (isDatabaseAway(error)) return { statusCode: 503, message: AWAY, requestId };
  const statusCode = error.statusCode ?? 500;
  if (statusCode >= 400 && statusCode < 500) return { statusCode, message: error.message, requestId };
  return { statusCode: 500, message: 'Something went wrong. Please try again.', requestId };
}
