import type { ErrorAnswer } from '@aangan/shared-kit/contracts/call';
import type { FastifyError, FastifyInstance } from 'fastify';
import { CallError } from './call-error.ts';

/** Turns every failure into the contract's error response. Internal details go to the log only. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const answer = errorAnswerOf(error, request.id);
    if (answer.statusCode >= 500) request.log.error({ err: error }, 'call failed');
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
      ...(error.issues && { issues: [...error.issues] }),
      ...(error.details && { details: error.details }),
      requestId,
    };
  }
  const statusCode = error.statusCode ?? 500;
  if (statusCode >= 400 && statusCode < 500) return { statusCode, message: error.message, requestId };
  return { statusCode: 500, message: 'Something went wrong. Please try again.', requestId };
}
