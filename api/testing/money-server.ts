import { randomUUID } from 'node:crypto';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { DEMO_MODULES } from '../demo/modules.ts';
import type { Decision, Trouble } from '../demo/sandbox-gateway/sandbox-decisions.ts';
import { openSandboxGateway } from '../demo/sandbox-gateway/sandbox-gateway.ts';
import { buildServer } from '../src/build-server.ts';
import type { Database } from '../src/foundation/database/public.ts';
import type { InMemoryJobs } from '../src/foundation/jobs/in-memory-jobs.ts';
import { inMemoryJobs } from '../src/foundation/jobs/public.ts';
import { MODULES } from '../src/modules.ts';
import type { OpenGateway } from '../src/money/payments/public.ts';
import { openTestDatabase } from './open-test-database.ts';
import type { SignedIn } from './signed-in.ts';
import { TEST_NOW } from './test-data.ts';

export interface MoneyServer {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly jobs: InMemoryJobs;
  /** May be moved forward. */
  readonly clock: { now: number };
  get(path: string, person?: SignedIn): Promise<LightMyRequestResponse>;
  /** Starts a top-up, by default with a new key. */
  topUp(person: SignedIn, amountPaise: number, key?: string): Promise<LightMyRequestResponse>;
  /** Follows the checkout's redirect to the gateway's page. */
  checkout(person: SignedIn, checkoutUrl: string): Promise<string>;
  /** Presses a button on the sandbox's page. */
  decide(page: string, decision: Decision, trouble?: Trouble): Promise<LightMyRequestResponse>;
  /** Adds money, from the top-up to the webhook. @returns the payment's id */
  addMoney(person: SignedIn, amountPaise: number, trouble?: Trouble): Promise<string>;
  close(): Promise<void>;
}

/** The API with a payment gateway, on the test database, with its own clock. */
export async function openMoneyServer(gateway: OpenGateway = openSandboxGateway): Promise<MoneyServer> {
  const { database, close } = openTestDatabase({ connections: 10 });
  const clock = { now: TEST_NOW };
  const now = () => clock.now;
  const jobs = inMemoryJobs(now, database);
  const modules = [...MODULES, ...DEMO_MODULES];
  const app = await buildServer({ database, logLevel: 'silent', checkAnswers: true, now, jobs, modules, gateway });
  const cookieOf = (person: SignedIn | undefined) => (person ? { cookie: person.cookie } : {});
  const device = 'DESKTOP';

  const server: MoneyServer = {
    app,
    database,
    jobs,
    clock,
    get: (path, person) => app.inject({ url: path, headers: { ...cookieOf(person) } }),
    topUp: (person, amountPaise, key = randomUUID()) =>
      app.inject({
        method: 'POST',
        url: '/api/v1/wallet/topup',
        headers: { ...cookieOf(person), device, 'idempotency-key': key },
        payload: { amountPaise },
      }),
    async checkout(person, checkoutUrl) {
      const { headers } = await server.get(checkoutUrl, person);
      return String(headers.location);
    },
    decide: (page, decision, trouble = 'none') =>
      app.inject({
        method: 'POST',
        url: page,
        headers: { device, 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ decision, trouble }).toString(),
      }),
    async addMoney(person, amountPaise, trouble) {
      const { paymentId, checkoutUrl } = (await server.topUp(person, amountPaise)).json<{
        paymentId: string;
        checkoutUrl: string;
      }>();
      await server.decide(await server.checkout(person, checkoutUrl), 'pay', trouble);
      return paymentId;
    },
    async close() {
      await app.close();
      await close();
    },
  };
  return server;
}
