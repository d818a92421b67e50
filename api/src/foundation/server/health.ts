import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/public.ts';

/** ms that the database has for its answer. */
const ANSWER_WITHIN_MS = 1_500;

/**
 * `GET /healthz`: 200 when the database responds, 503 when it does not. `GET /livez` answers without any work, so that a
 * caller can tell a slow API from one that hangs.
 */
export function health(app: FastifyInstance, database: Database): void {
  app.get('/livez', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'up' }),
  );
  app.get('/healthz', { schema: { hide: true } }, async (request, reply) => {
    const late = pause(ANSWER_WITHIN_MS, undefined, { ref: false }).then(() => {
      throw new Error('The database has not answered in time');
    });
    const up = await Promise.race([database.execute(sql`select 1`), late]).then(
      () => true,
      (error: unknown) => {
        request.log.warn({ err: error }, 'database does not respond');
        return false;
      },
    );
    return reply
      .code(up ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: up ? 'up' : 'down', parts: { database: up ? 'up' : 'down' } });
  });
}
