import type { FastifyRequest } from 'fastify';

/** Stores keep their old value if a reload fails; the error is logged. */
export function warnOf(request: FastifyRequest): (error: unknown) => void {
  return (error) => request.log.warn({ err: error }, 'search data did not reload');
}
