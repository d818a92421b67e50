import { randomUUID } from 'node:crypto';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { Decision, Trouble } from '../demo/sandbox-gateway/sandbox-decisions.ts';
import type { Database } from '../src/foundation/database/client.ts';
import { type HeldJobs, heldJobs } from '../src/foundation/jobs/held-jobs.ts';
import { buildServer } from '../src/foundation/server/build-server.ts';
import type { GatewaySettings } from '../src/money/payments/gateway-settings.ts';
import { openTestDatabase } from './open-test-database.ts';
import type { SignedIn } from './signed-in.ts';
import { TEST_NOW } from './test-data.ts';

export const TEST_SANDBOX_SECRET = 'test-sandbox';

export interface MoneyServer {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly jobs: HeldJobs;
  /** May be turned forward. */
  readonly clock: { now: number };
  get(path: string, person?: SignedIn): Promise<LightMyRequestResponse>;
  /** Starts a top-up, under a key of its own unless told. */
  topUp(person: SignedIn, amountPaise: number, key?: string): Promise<LightMyRequestResponse>;
  /** Follows the checkout's address to the gateway's page. */
  checkout(person: SignedIn, checkoutUrl: string): Promise<string>;
  /** Presses a button on the sandbox's page. */
  decide(page: string, decision: Decision, trouble?: Trouble): Promise<LightMyRequestResponse>;
  /** Adds money from start to end. @returns the payment's id */
  addMoney(person: SignedIn, amountPaise: number, trouble?: Trouble): Promise<string>;
  close(): Promise<void>;
}

/** The API with a payment gateway, on the test database, with a clock of its own. */
export async function openMoneyServer(
  gateway: GatewaySettings = { kind: 'sandbox', secret: TEST_SANDBOX_SECRET },
): Promise<MoneyServer> {
  const { database, close } = openTestDatabase({ connections: 10 });
  const clock = { now: TEST_NOW };
  const now = () => clock.now;
  const jobs = heldJobs(now);
  const app = await buildServer({ database, logLevel: 'silent', checkAnswers: true, now, jobs, gateway });
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
