import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import { eq } from 'drizzle-orm';
import { openSandboxGateway } from '../../../demo/sandbox-gateway/sandbox-gateway.ts';
import { type MoneyServer, openMoneyServer } from '../../../testing/money-server.ts';
import { testTerms } from '../../../testing/plan-terms.ts';
import { sellPlan } from '../../../testing/sell-plan.ts';
import { type SignedIn, signedIn } from '../../../testing/signed-in.ts';
import { TEST_NOW } from '../../../testing/test-data.ts';
import { type TestShop, testShop } from '../../../testing/test-shop.ts';
import { boughtPlan, grantPlan } from '../entitlements/public.ts';
import { balanceOf, walletAccount } from '../ledger/public.ts';
import { RefundRefused } from '../payments/public.ts';
import { orderRefund } from './public.ts';

const REASON = 'The buyer paid for the wrong city.';

let server: MoneyServer;
let shop: TestShop;
let person: SignedIn;
let staff: SignedIn;
let refuses = false;

beforeAll(async () => {
  shop = testShop();
  server = await openMoneyServer({
    gateway(...given) {
      const sandbox = openSandboxGateway(...given);
      const refund = async (asked: Parameters<typeof sandbox.refund>[0]) => {
        if (refuses) throw new RefundRefused('The balance is too low.');
        return sandbox.refund(asked);
      };
      return { ...sandbox, refund };
    },
    beside: [shop.module],
  });
});
beforeEach(async () => {
  server.clock.now = TEST_NOW;
  refuses = false;
  person = await signedIn(server.database);
  staff = await signedIn(server.database, { role: 'staff' });
});
afterAll(() => server.close());

async function paidOrder(): Promise<string> {
  const orderId = await sellPlan(server, shop, person);
  const { payUrl } = (await server.pay(person, orderId)).json<{ payUrl: string }>();
  await server.decide(await server.checkout(person, payUrl), 'pay');
  return orderId;
}

const send = (path: string, payload: object, who = staff, key: string = randomUUID()) =>
  server.send(who, 'POST', `/api/v1/staff/${path}`, payload, { 'idempotency-key': key });

const found = async (q: string) =>
  (await server.get(`/api/v1/staff/orders?q=${encodeURIComponent(q)}`, staff)).json<{
    orders: { id: string; refundablePaise: number; ledger: { paise: number }[]; refunds: object[] }[];
  }>().orders;

describe('orders', () => {
  it('are found by id, invoice and phone, with a ledger that adds up to nothing', async () => {
    const orderId = await paidOrder();
    const [{ number = '' } = {}] = (await server.order(person, orderId)).documents;
    for (const asked of [orderId, number, person.phone, person.phone.slice(3)]) {
      expect((await found(asked)).map(({ id }) => id)).toEqual([orderId]);
    }
    const [order] = await found(orderId);
    expect(order?.refundablePaise).toBe(50_000);
    expect(order?.ledger.length).toBeGreaterThan(0);
    expect(order?.ledger.reduce((sum, { paise }) => sum + paise, 0)).toBe(0);
    expect(await found('nothing')).toEqual([]);
  });

  it('are paid back by hand, once for a key, and never more than is left', async () => {
    const orderId = await paidOrder();
    const key = randomUUID();
    const body = { paise: 20_000, reason: REASON };
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => send(`orders/${orderId}/refund`, body, staff, key)),
    );
    expect(answers.some(({ statusCode }) => statusCode === 200)).toBe(true);
    const [order] = await found(orderId);
    expect([order?.refundablePaise, order?.refunds.length]).toEqual([30_000, 1]);
    expect((await send(`orders/${orderId}/refund`, { paise: 30_001, reason: REASON })).statusCode).toBe(409);
    expect((await send(`orders/${orderId}/refund`, { paise: 100, reason: 'no' })).statusCode).toBe(400);
  });
});

describe('a failed refund', () => {
  it('waits for staff, who pay it into the wallet once', async () => {
    const orderId = await paidOrder();
    refuses = true;
    const { refundId } = (await send(`orders/${orderId}/refund`, { paise: 10_000, reason: REASON })).json();
    await server.jobs.drain();
    const { refunds } = (await server.get('/api/v1/staff/refunds/failed', staff)).json<{ refunds: { id: string }[] }>();
    expect(refunds.find(({ id }) => id === refundId)).toMatchObject({ problem: 'The balance is too low.' });
    expect((await send(`refunds/${refundId}`, { choice: 'wallet' })).json()).toEqual({ state: 'done' });
    expect((await send(`refunds/${refundId}`, { choice: 'wallet' })).statusCode).toBe(404);
    expect(await balanceOf(server.database, walletAccount(person.accountId))).toBe(10_000);
  });

  it('is asked for again', async () => {
    const orderId = await paidOrder();
    refuses = true;
    const { refundId } = (await send(`orders/${orderId}/refund`, { paise: 10_000, reason: REASON })).json();
    await server.jobs.drain();
    refuses = false;
    expect((await send(`refunds/${refundId}`, { choice: 'retry' })).json()).toEqual({ state: 'asked' });
    await server.jobs.drain();
    const [row] = await server.database.select().from(orderRefund).where(eq(orderRefund.id, refundId));
    expect(row).toMatchObject({ state: 'sent', round: 2 });
  });
});

describe('a claim on a plan', () => {
  async function claimed() {
    const orderId = await paidOrder();
    const terms = testTerms({ refund: 'assure', days: 30, paidPaise: 50_000 });
    const from = new Date(TEST_NOW - 29.5 * DAY_MS);
    const planId = await grantPlan(server.database, { accountId: person.accountId, orderId, terms, from });
    const url = `/api/v1/user/plans/${planId}/claim`;
    const payload = { reason: 'NO_HOME', text: 'I saw eleven homes and found none.' };
    expect((await server.send(person, 'POST', url, payload)).statusCode).toBe(200);
    return { planId, orderId };
  }

  it('that is granted ends the plan and pays all of it back, once', async () => {
    const { planId, orderId } = await claimed();
    const body = { state: 'granted', reason: 'No visit led to a home in thirty days.' };
    expect((await send(`plan-claims/${planId}`, body)).statusCode).toBe(200);
    expect((await send(`plan-claims/${planId}`, body)).statusCode).toBe(404);
    const [plan] = await server.database.select().from(boughtPlan).where(eq(boughtPlan.id, planId));
    expect(plan?.endedWhy).toBe('refunded');
    expect((await server.order(person, orderId)).state).toBe('refunded');
  });

  it('that is refused changes nothing, and its author reads why', async () => {
    const { planId, orderId } = await claimed();
    await send(`plan-claims/${planId}`, { state: 'refused', reason: 'You rented a home in the second week.' });
    const { plans } = (await server.get('/api/v1/user/plans', person)).json();
    expect(plans[0].claim.made).toMatchObject({ state: 'refused', answer: 'You rented a home in the second week.' });
    expect((await server.order(person, orderId)).state).toBe('paid');
  });
});

it('nobody but staff with the role reads or changes any of it', async () => {
  const orderId = await paidOrder();
  const other = await signedIn(server.database, { role: 'staff', staffRoles: ['listings'] });
  const lists = ['refunds/failed', 'refunds/failed/waiting', 'plan-claims', 'plan-claims/waiting', 'orders?q=x'];
  for (const who of [person, other]) {
    for (const path of lists) expect((await server.get(`/api/v1/staff/${path}`, who)).statusCode).not.toBe(200);
    const bodies = {
      [`orders/${orderId}/refund`]: { paise: 100, reason: REASON },
      'refunds/rfd_00000000000000000000': { choice: 'wallet' },
      'plan-claims/bpl_00000000000000000000': { state: 'granted', reason: REASON },
    };
    for (const [path, body] of Object.entries(bodies)) {
      expect([403, 404]).toContain((await send(path, body, who)).statusCode);
    }
  }
  expect(await found(orderId)).toMatchObject([{ refunds: [] }]);
});
