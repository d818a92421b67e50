import { randomUUID } from 'node:crypto';
import type { Writable } from 'node:stream';
import type { CallInput } from '@aangan/shared-kit/contracts/all-calls';
import type { Order } from '@aangan/shared-kit/contracts/orders';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { DEMO_MODULES } from '../demo/modules.ts';
import { sandboxAccountCheck } from '../demo/sandbox-bank/sandbox-account-check.ts';
import { openSandboxBank } from '../demo/sandbox-bank/sandbox-bank.ts';
import { openSandboxBureau } from '../demo/sandbox-bureau/sandbox-bureau.ts';
import type { Decision, Trouble } from '../demo/sandbox-gateway/sandbox-decisions.ts';
import { openSandboxGateway } from '../demo/sandbox-gateway/sandbox-gateway.ts';
import { openSandboxLenders } from '../demo/sandbox-lenders/sandbox-lenders.ts';
import { openSandboxMandates } from '../demo/sandbox-mandates/sandbox-mandates.ts';
import { buildServer } from '../src/build-server.ts';
import type { Database } from '../src/foundation/database/public.ts';
import type { InMemoryJobs } from '../src/foundation/jobs/in-memory-jobs.ts';
import { inMemoryJobs } from '../src/foundation/jobs/public.ts';
import type { ApiModule } from '../src/foundation/module/public.ts';
import type { ApiSettings } from '../src/foundation/server/public.ts';
import { MODULES } from '../src/modules.ts';
import type { OpenGateway } from '../src/money/payments/public.ts';
import { type CallsAs, callsAs } from './call-as.ts';
import { openTestDatabase } from './open-test-database.ts';
import type { SignedIn } from './signed-in.ts';
import { TEST_NOW } from './test-data.ts';

type PayBody = CallInput<'POST /api/v1/orders/{orderId}/pay'>['json'];

/** A payment that its buyer is at. */
interface StartedPayment {
  readonly orderId: string;
  readonly paymentId: string;
  readonly payUrl: string;
  /** The gateway's page. */
  readonly page: string;
}

export interface MoneyServer extends CallsAs {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly jobs: InMemoryJobs;
  /** May be moved forward. */
  readonly clock: { now: number };
  get(path: string, person?: SignedIn): Promise<LightMyRequestResponse>;
  /** Starts a top-up, by default with a new key. */
  topUp(person: SignedIn, amountPaise: number, key?: string): Promise<LightMyRequestResponse>;
  /** The order as its checkout page shows it. @param choice `?wallet=off` */
  order(person: SignedIn, orderId: string, choice?: string): Promise<Order>;
  /** Pays an order as its page offers it, by default with a new key. */
  pay(person: SignedIn, orderId: string, choice?: Partial<PayBody>, key?: string): Promise<LightMyRequestResponse>;
  /** Follows the redirect to the gateway's page. */
  checkout(person: SignedIn, payUrl: string): Promise<string>;
  /** Presses a button on the sandbox's page. */
  decide(page: string, decision: Decision, trouble?: Trouble): Promise<LightMyRequestResponse>;
  /** Starts a top-up and goes to the gateway's page. */
  startTopUp(person: SignedIn, amountPaise: number): Promise<StartedPayment>;
  /** Adds money, from the top-up to the webhook. @returns the payment's id */
  addMoney(person: SignedIn, amountPaise: number, trouble?: Trouble): Promise<string>;
  close(): Promise<void>;
}

export interface MoneyServerOptions {
  /** By default the sandbox. */
  readonly gateway?: OpenGateway;
  /** Modules beside those of the product. */
  readonly beside?: readonly ApiModule[];
  readonly settings?: Partial<Pick<ApiSettings, 'returnHosts' | 'seller' | 'signing' | 'files' | 'sealedText'>>;
  /** Where the log goes; by default nothing is logged. */
  readonly logs?: Writable;
}

/** The API with a payment gateway, on the test database, with its own clock. */
export async function openMoneyServer({
  gateway = openSandboxGateway,
  beside = [],
  settings = {},
  logs,
}: MoneyServerOptions = {}): Promise<MoneyServer> {
  const { database, close } = openTestDatabase({ connections: 10 });
  const clock = { now: TEST_NOW };
  const now = () => clock.now;
  const jobs = inMemoryJobs(now, database);
  const modules = [...MODULES, ...DEMO_MODULES, ...beside];
  const options = {
    database,
    ...(logs ? { logs, logLevel: 'debug' } : { logLevel: 'silent' }),
    checkAnswers: true,
    now,
    jobs,
    modules,
    gateway,
    payoutBank: openSandboxBank,
    mandateBank: openSandboxMandates,
    accountCheck: sandboxAccountCheck,
    lenderDesks: openSandboxLenders,
    creditBureau: openSandboxBureau,
    ...settings,
  };
  const app = await buildServer(options);
  const calls = callsAs(app);
  const server: MoneyServer = {
    ...calls,
    app,
    database,
    jobs,
    clock,
    get: (path, person) => app.inject({ url: path, headers: person ? { cookie: person.cookie } : {} }),
    topUp: (person, amountPaise, key = randomUUID()) =>
      calls.send(person, 'POST', '/api/v1/wallet/topup', { amountPaise }, { 'idempotency-key': key }),
    order: async (person, orderId, choice = '') =>
      (await server.get(`/api/v1/orders/${orderId}${choice}`, person)).json<Order>(),
    async pay(person, orderId, choice = {}, key = randomUUID()) {
      const { wallet = 'on', claimId = null } = choice;
      const shown = await server.order(person, orderId, `?wallet=${wallet}${claimId ? `&claim=${claimId}` : ''}`);
      const body = { method: 'upi', wallet, claimId, gatewayPaise: shown.gatewayPaise, ...choice };
      return calls.send(person, 'POST', `/api/v1/orders/${orderId}/pay`, body, { 'idempotency-key': key });
    },
    async startTopUp(person, amountPaise) {
      const { orderId } = (await server.topUp(person, amountPaise)).json<{ orderId: string }>();
      const paying = (await server.pay(person, orderId)).json<{ paymentId: string; payUrl: string }>();
      return { orderId, ...paying, page: await server.checkout(person, paying.payUrl) };
    },
    async checkout(person, payUrl) {
      const { headers } = await server.get(payUrl, person);
      return String(headers.location);
    },
    decide: (page, decision, trouble = 'none') => calls.postForm(undefined, page, { decision, trouble }),
    async addMoney(person, amountPaise, trouble) {
      const { paymentId, page } = await server.startTopUp(person, amountPaise);
      await server.decide(page, 'pay', trouble);
      return paymentId;
    },
    async close() {
      await app.close();
      await close();
    },
  };
  return server;
}
