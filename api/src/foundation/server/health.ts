import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/public.ts';

/** `GET /healthz`: 200 when the database responds, 503 when it does not. */
export function health(app: FastifyInstance, database: Database): void {
  app.get('/healthz', { schema: { hide: true } }, async (request, reply) => {
    const up = await database.execute(sql`select 1`).then(
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
