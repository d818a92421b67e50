import type { FastifyInstance } from 'fastify';
import type { OpenDatabase } from '../src/foundation/database/client.ts';
import { type HeldJobs, heldJobs } from '../src/foundation/jobs/held-jobs.ts';
import type { WrittenMessage } from '../src/foundation/messages/message.ts';
import { buildServer } from '../src/foundation/server/build-server.ts';
import { openTestDatabase } from './open-test-database.ts';

export interface HeldServer {
  readonly database: OpenDatabase['database'];
  /** Wait until they are drained. */
  readonly jobs: HeldJobs;
  /** What was given to the providers of messages, in order. */
  readonly sent: WrittenMessage[];
  start(): Promise<FastifyInstance>;
  close(): Promise<void>;
}

/**
 * The API on the test database, whose jobs wait and whose messages stay here.
 * @param now epoch ms; may be turned forward
 */
export function heldServer(now: () => number): HeldServer {
  const open = openTestDatabase();
  const jobs = heldJobs(now);
  const sent: WrittenMessage[] = [];
  let app: FastifyInstance | undefined;
  return {
    database: open.database,
    jobs,
    sent,
    async start() {
      app = await buildServer({
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
