import type { FastifyInstance } from 'fastify';
import { buildServer, type ServerOptions } from '../src/build-server.ts';
import type { OpenDatabase } from '../src/foundation/database/client.ts';
import type { InMemoryJobs } from '../src/foundation/jobs/in-memory-jobs.ts';
import { inMemoryJobs } from '../src/foundation/jobs/public.ts';
import type { WrittenMessage } from '../src/foundation/messages/message.ts';
import { openTestDatabase } from './open-test-database.ts';

export interface HeldServer {
  readonly database: OpenDatabase['database'];
  /** Jobs, held until they are drained. */
  readonly jobs: InMemoryJobs;
  /** Messages given to the providers, in order. */
  readonly sent: WrittenMessage[];
  start(): Promise<FastifyInstance>;
  close(): Promise<void>;
}

/**
 * The API on the test database, with held jobs and recorded messages.
 * @param now epoch ms; may be moved forward
 * @param more other settings and modules
 */
export function heldServer(now: () => number, more: Partial<Omit<ServerOptions, 'database'>> = {}): HeldServer {
  const open = openTestDatabase();
  const jobs = inMemoryJobs(now, open.database);
  const sent: WrittenMessage[] = [];
  let app: FastifyInstance | undefined;
  return {
    database: open.database,
    jobs,
    sent,
    async start() {
      app = await buildServer({
        ...more,
        database: open.database,
        logLevel: 'silent',
        checkAnswers: true,
        now,
        jobs,
        messageProviders: [
          { name: 'test', channels: ['SMS', 'WHATSAPP', 'EMAIL'], deliver: async (message) => void sent.push(message) },
        ],
      });
      await app.ready();
      return app;
    },
    async close() {
      await app?.close();
      await open.close();
    },
  };
}
