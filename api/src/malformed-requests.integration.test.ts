import { randomUUID } from 'node:crypto';
import type { CallContract, CallName } from '@aangan/shared-kit/contracts/call';
import { depth } from '@aangan/shared-kit/testing/depth';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { DEMO_MODULES } from '../demo/modules.ts';
import { openSandboxGateway } from '../demo/sandbox-gateway/sandbox-gateway.ts';
import { malformedRequest, malformedShapes } from '../testing/malformed-request.ts';
import { openTestDatabase } from '../testing/open-test-database.ts';
import { signedIn } from '../testing/signed-in.ts';
import { TEST_NOW } from '../testing/test-data.ts';
import { buildServer } from './build-server.ts';
import { MODULES } from './modules.ts';

/** Random requests to each call, as each of two visitors, after one of each shape. */
const RANDOM_REQUESTS = depth(0, 1000);

/** Patterns of stack traces and database messages. */
const INSIDES = /\bat .+:\d+:\d+|node_modules|\.ts\b|relation "|syntax error at|violates|SQLSTATE/;

const BROWSER = { 'sec-fetch-site': 'same-origin', device: 'DESKTOP' };

const { database, close } = openTestDatabase();
let server: FastifyInstance;

beforeAll(async () => {
  const modules = [...MODULES, ...DEMO_MODULES];
  server = await buildServer({
    database,
    modules,
    gateway: openSandboxGateway,
    logLevel: 'silent',
    now: () => TEST_NOW,
  });
});
afterAll(async () => {
  await server.close();
  await close();
});

const calls = MODULES.flatMap(({ calls }) => Object.entries(calls)) as [CallName, CallContract][];

describe.each(['somebody who is logged in', 'a stranger'])('malformed requests of %s', (who) => {
  it.each(calls)(
    'are refused by %s without a crash or internal details',
    async (name, contract) => {
      const { cookie } = await signedIn(database);
      const own = who === 'a stranger' ? {} : { cookie };
      const shapes = malformedShapes(name, contract);
      await fc.assert(
        fc.asyncProperty(malformedRequest(name, contract), async ({ method, url, contentType, payload }) => {
          const answer = await server.inject({
            method: method as 'POST',
            url,
            headers: { ...own, ...BROWSER, 'content-type': contentType, 'idempotency-key': randomUUID() },
            ...(payload !== undefined && { payload }),
          });
          expect({ status: answer.statusCode < 500, body: answer.body }).toEqual({
            status: true,
            body: expect.not.stringMatching(INSIDES),
          });
        }),
        { examples: shapes.map((shape) => [shape]), numRuns: shapes.length + RANDOM_REQUESTS },
      );
    },
    depth(300_000, 3_600_000),
  );
});

it('leave the ledger balanced', async () => {
  const { rows } = await database.execute<{ off: string }>(
    sql`select coalesce(sum(abs(total)), 0) as off
        from (select sum(paise) as total from ledger_entry group by transaction_id) as transactions`,
  );
  expect(Number(rows[0]?.off)).toBe(0);
});
