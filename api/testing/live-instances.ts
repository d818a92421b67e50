import type { FastifyInstance } from 'fastify';
import { buildServer } from '../src/build-server.ts';
import type { Database } from '../src/foundation/database/public.ts';
import { emitLive } from '../src/foundation/live/public.ts';
import { openTestDatabase } from './open-test-database.ts';
import { TEST_NOW } from './test-data.ts';

export interface LiveInstances {
  readonly database: Database;
  readonly origins: readonly string[];
  readonly apps: readonly FastifyInstance[];
  /** May be moved forward. */
  readonly clock: { now: number };
  /** Writes one event about an owner's listings. */
  emit(accountId: string, at: number): Promise<void>;
  close(): Promise<void>;
}

/** Several instances of the API on the test database, which listen. */
export async function liveInstances(count: number, liveHeartbeatMs = 60_000): Promise<LiveInstances> {
  const clock = { now: TEST_NOW };
  const databases = Array.from({ length: count }, () => openTestDatabase({ connections: 8 }));
  const apps = await Promise.all(
    databases.map(({ database }) =>
      buildServer({ database, logLevel: 'silent', checkAnswers: true, now: () => clock.now, liveHeartbeatMs }),
    ),
  );
  const origins = await Promise.all(apps.map((app) => app.listen({ port: 0, host: '127.0.0.1' })));
  const [first] = databases;
  if (!first) throw new Error('There is no instance.');
  return {
    database: first.database,
    origins,
    apps,
    clock,
    emit: (accountId, at) =>
      first.database.transaction((transaction) => emitLive(transaction, 'interested-people', accountId, { at })),
    async close() {
      const closing = Promise.all(apps.map((app) => app.close()));
      // The tests' own client would keep its connections for more than a minute.
      for (const { server } of apps) server.closeAllConnections();
      await closing;
      await Promise.all(databases.map((each) => each.close()));
    },
  };
}

/** ms after which a condition counts as failed. */
const TIMEOUT_MS = 50_000;

/** Waits for a condition that another connection brings about. @throws Error after the timeout */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const started = performance.now();
  while (!(await condition())) {
    if (performance.now() - started > TIMEOUT_MS) throw new Error('The condition did not become true in time');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
