import type { CallContract, CallContracts, CallName } from '@aangan/shared-kit/contracts/call';
import { identityCalls } from '@aangan/shared-kit/contracts/identity';
import { sessionCalls } from '@aangan/shared-kit/contracts/sessions';
import { staffCalls } from '@aangan/shared-kit/contracts/staff';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { openDatabase } from '../database/client.ts';
import { malformedRequest } from '../testing/malformed-request.ts';
import { signedIn } from '../testing/signed-in.ts';
import { TEST_NOW } from '../testing/test-data.ts';
import { buildServer } from './build-server.ts';

/** Requests to each call; `MALFORMED_REQUESTS=10000` for a long run. */
const REQUESTS = Number(process.env.MALFORMED_REQUESTS ?? 150);

const AREAS: readonly CallContracts[] = [sessionCalls, staffCalls, identityCalls];

/** What a stack trace or a database's own words look like. */
const INSIDES = /\bat .+:\d+:\d+|node_modules|\.ts\b|relation "|syntax error at|violates|SQLSTATE/;

const { database, close } = openDatabase(process.env.TEST_DATABASE_URL ?? '');
let server: FastifyInstance;

beforeAll(async () => {
  server = await buildServer({ database, logLevel: 'silent', now: () => TEST_NOW });
});
afterAll(async () => {
  await server.close();
  await close();
});

const calls = AREAS.flatMap((area) => Object.entries<CallContract>(area)) as [CallName, CallContract][];

describe.each(['somebody who is logged in', 'a stranger'])('malformed requests of %s', (who) => {
  it.each(calls)(
    '%s refuses without breaking or telling what is inside',
    async (name, contract) => {
      const { cookie } = await signedIn(database);
      const own = who === 'a stranger' ? {} : { cookie };
      await fc.assert(
        fc.asyncProperty(malformedRequest(name, contract), async ({ method, url, contentType, payload }) => {
          const answer = await server.inject({
            method: method as 'POST',
            url,
            headers: { ...own, 'sec-fetch-site': 'same-origin', 'content-type': contentType, device: 'DESKTOP' },
            ...(payload !== undefined && { payload }),
          });
          expect({ status: answer.statusCode < 500, body: answer.body }).toEqual({
            status: true,
            body: expect.not.stringMatching(INSIDES),
          });
        }),
        { numRuns: REQUESTS },
      );
    },
    300_000,
  );
});
