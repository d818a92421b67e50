import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { SettingsProblems } from '../domain/settings-problems.ts';

/**
 * Reads DRAIN_SECONDS, how long a server that is asked to stop still answers requests. By default 0.
 * @throws SettingsProblems unless it is a whole number up to 60
 */
export function drainSeconds({ DRAIN_SECONDS: seconds }: NodeJS.ProcessEnv): number {
  if (!seconds || /^([1-5]?\d|60)$/.test(seconds)) return Number(seconds || 0);
  throw new SettingsProblems([`DRAIN_SECONDS: a number of seconds from 0 to 60, not ${seconds}`]);
}

/**
 * Adds `GET /readyz`: 200, and 503 once the server is asked to stop. So proxies send no more requests before it stops
 * listening. It needs no work and no database, as `/livez`.
 * @param seconds that proxies have to notice
 * @param wait resolves after the ms
 * @returns begins to drain, and resolves when the server may stop
 */
export function readiness(
  app: FastifyInstance,
  seconds: number,
  wait: (ms: number) => Promise<unknown> = pause,
): () => Promise<void> {
  let ready = true;
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready }),
  );
  return async () => {
    ready = false;
    if (seconds > 0) await wait(seconds * 1000);
  };
}
