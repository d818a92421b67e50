import { randomUUID } from 'node:crypto';
import type { MyPlan } from '@aangan/shared-kit/contracts/my-plans';
import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import { eq } from 'drizzle-orm';
import { listingsFor } from '../../../testing/listings-for.ts';
import { type MoneyServer, openMoneyServer } from '../../../testing/money-server.ts';
import { testTerms } from '../../../testing/plan-terms.ts';
import { sellPlan } from '../../../testing/sell-plan.ts';
import { type SignedIn, signedIn } from '../../../testing/signed-in.ts';
import { TEST_NOW } from '../../../testing/test-data.ts';
import { type TestShop, testShop } from '../../../testing/test-shop.ts';
import { balanceOf, walletAccount } from '../ledger/public.ts';
import { orderRefund } from '../refunds/public.ts';
import { pausePlan } from './pause-plan.ts';
import { boughtPlan, entitlementsOf, grantPlan } from './public.ts';

let server: MoneyServer;
let shop: TestShop;
let person: SignedIn;
let owner: SignedIn;
beforeAll(async () => {
  shop = testShop();
  server = await openMoneyServer({ beside: [shop.module] });
  owner = await signedIn(server.database, { name: 'Farhan Khan' });
});
beforeEach(async () => {
  server.clock.now = TEST_NOW;
  person = await signedIn(server.database);
});
afterAll(() => server.close());

type Terms = Parameters<typeof testTerms>[0];

/** A plan that was paid, by default ₹200 from the wallet and ₹300 through the gateway. */
async function bought(terms: Terms = {}, walletPaise = 20_000): Promise<{ planId: string; orderId: string }> {
  if (walletPaise > 0) await server.addMoney(person, walletPaise);
  const orderId = await sellPlan(server, shop, person, { paise: 50_000 });
  const { payUrl } = (await server.pay(person, orderId)).json<{ payUrl: string | null }>();
  if (payUrl) await server.decide(await server.checkout(person, payUrl), 'pay');
  const facts = { contacts: 10, paidPaise: 50_000, ...terms };
  const from = new Date(server.clock.now);
  const { accountId } = person;
  return { orderId, planId: await grantPlan(server.database, { accountId, orderId, terms: testTerms(facts), from }) };
}

const send = (path: string, payload: object = {}, who = person, key: string = randomUUID()) =>
  server.send(who, 'POST', `/api/v1/user/plans/${path}`, payload, { 'idempotency-key': key });

const plans = async (who = person) => (await server.get('/api/v1/user/plans', who)).json<{ plans: MyPlan[] }>().plans;

const plan = async () => {
  const [first] = await plans();
  if (!first) throw new Error('No plan');
  return first;
};

async function contact(count: number) {
  const answers: { status: string; contactId: string | null }[] = [];
  for (const id of await listingsFor(server.database, owner, count)) {
    answers.push((await server.send(person, 'POST', `/api/v3/activity/contact/${id}`, {})).json());
  }
  return answers;
}

const wallet = () => balanceOf(server.database, walletAccount(person.accountId));
const passDays = (days: number) => {
  server.clock.now += days * DAY_MS;
};

describe('the plans of a person', () => {
  it('say what is left, until when, what was paid, and what comes back', async () => {
    const { orderId } = await bought({ transactionDetails: 5, services: ['relationship-manager'] });
    await contact(2);
    expect(await plan()).toMatchObject({
      name: 'Freedom',
      state: 'active',
      contacts: { limit: 10, used: 2, left: 8, returned: 0 },
      records: { limit: 5, used: 0, left: 5 },
      services: ['relationship-manager'],
      paidPaise: 50_000,
      orderId,
      documents: [{ kind: 'invoice' }],
      cancellation: {
        refundPaise: 40_000,
        gatewayPaise: 24_000,
        walletPaise: 16_000,
        kept: { of: 'contacts', used: 2, limit: 10 },
        keptPaise: 10_000,
      },
      refund: null,
    });
  });

  it('belong to them alone: strangers read and change nothing', async () => {
    const { planId } = await bought();
    const stranger = await signedIn(server.database);
    expect(await plans(stranger)).toEqual([]);
    const bodies = {
      pause: {},
      resume: {},
      cancel: { refundPaise: 50_000 },
      claim: { reason: 'NO_HOME', text: 'x'.repeat(30) },
    };
    for (const [path, body] of Object.entries(bodies)) {
      expect([path, (await send(`${planId}/${path}`, body, stranger)).statusCode]).toEqual([path, 404]);
      const url = `/api/v1/user/plans/${planId}/${path}`;
      expect((await server.send(undefined, 'POST', url, body)).statusCode).toBe(401);
    }
    expect((await plan()).state).toBe('active');
  });
});

describe('a cancelled plan', () => {
  it('ends at once, and its money goes back to the way it was paid', async () => {
    const { planId, orderId } = await bought();
    await contact(1);
    const answer = await send(`${planId}/cancel`, { refundPaise: 45_000 });
    expect(answer.json<{ plan: MyPlan }>().plan).toMatchObject({
      state: 'cancelled',
      cancellation: null,
      refund: { state: 'asked', gatewayPaise: 27_000, walletPaise: 18_000 },
    });
    expect(await wallet()).toBe(18_000);
    await server.jobs.drain();
    await server.jobs.send('sandbox-webhooks', {});
    await server.jobs.drain();
    expect((await plan()).refund?.state).toBe('done');
    expect((await plan()).documents.map(({ kind }) => kind)).toEqual(['invoice', 'credit-note']);
    expect((await contact(1))[0]?.status).toBe('SENT_NEW');
    expect((await plan()).contacts?.used).toBe(1);
    expect((await server.order(person, orderId)).state).toBe('paid');
  });

  it('is cancelled once by many presses, in two tabs', async () => {
    const { planId, orderId } = await bought();
    const presses = await Promise.all(
      Array.from({ length: 10 }, () => send(`${planId}/cancel`, { refundPaise: 50_000 })),
    );
    expect(presses.map(({ statusCode }) => statusCode)).toEqual(presses.map(() => 200));
    expect(await server.database.$count(orderRefund, eq(orderRefund.orderId, orderId))).toBe(1);
    expect(await wallet()).toBe(20_000);
  });

  it('never pays another amount than the person saw', async () => {
    const { planId } = await bought();
    await contact(1);
    expect((await send(`${planId}/cancel`, { refundPaise: 50_000 })).statusCode).toBe(409);
    expect((await plan()).state).toBe('active');
  });

  it('races with a contact: what is charged and what comes back fit together', async () => {
    const { planId } = await bought();
    await Promise.all([contact(3), send(`${planId}/cancel`, { refundPaise: 50_000 })]);
    const { state, contacts, refund } = await plan();
    if (state === 'cancelled') expect([contacts?.used, refund?.walletPaise]).toEqual([0, 20_000]);
    else expect(refund).toBeNull();
  });

  it('gives nothing back after the days of its terms', async () => {
    const { planId } = await bought();
    passDays(8);
    expect((await plan()).cancellation).toMatchObject({ refundPaise: 0, kept: { of: 'over' } });
    expect((await send(`${planId}/cancel`, { refundPaise: 0 })).statusCode).toBe(200);
    expect(await plan()).toMatchObject({ state: 'cancelled', refund: null });
  });
});

describe('a paused plan', () => {
  it('gives nothing, and its end moves by the paused days', async () => {
    const { planId } = await bought();
    const { to } = await plan();
    passDays(3);
    expect((await send(`${planId}/pause`)).json<{ plan: MyPlan }>().plan).toMatchObject({
      state: 'paused',
      pause: { mayPause: false, left: 2, daysLeft: 90 },
    });
    await contact(1);
    expect((await plan()).contacts?.used).toBe(0);
    passDays(20);
    await send(`${planId}/resume`);
    expect(await plan()).toMatchObject({ state: 'active', to: to + 20 * DAY_MS, pause: { left: 1, daysLeft: 70 } });
    await contact(1);
    expect((await plan()).contacts?.used).toBe(1);
  });

  it('resumed within an hour was not paused', async () => {
    const { planId } = await bought();
    const before = await plan();
    await send(`${planId}/pause`);
    server.clock.now += 60_000;
    await send(`${planId}/resume`);
    expect(await plan()).toMatchObject({ state: 'active', to: before.to, pause: before.pause });
  });

  it('resumes by itself after ninety days, and a third pause is refused', async () => {
    const { planId } = await bought({ days: 365 });
    await send(`${planId}/pause`);
    passDays(2);
    await send(`${planId}/resume`);
    await send(`${planId}/pause`);
    passDays(100);
    await server.jobs.send('plans-end-pauses', {});
    await server.jobs.drain();
    const [row] = await server.database.select().from(boughtPlan).where(eq(boughtPlan.id, planId));
    expect(row).toMatchObject({ pausedAt: null, pauses: 2, pausedMs: 90 * DAY_MS });
    await expect(
      server.database.transaction((transaction) =>
        pausePlan(transaction, { accountId: person.accountId, planId }, new Date(server.clock.now)),
      ),
    ).rejects.toMatchObject({ statusCode: 409 });
    const { plans: inForce } = await entitlementsOf(server.database, person.accountId, new Date(server.clock.now));
    expect(inForce.map(({ id }) => id)).toEqual([planId]);
  });
});

describe('a claim on a plan', () => {
  const body = { reason: 'NO_HOME', text: 'I saw eleven homes, and none was free on my date.' };

  it('can be made once, from the last day on, where the terms promise it', async () => {
    const { planId } = await bought({ refund: 'assure', days: 30 });
    expect((await send(`${planId}/claim`, body)).statusCode).toBe(400);
    passDays(29);
    expect((await plan()).claim.reasons).toEqual(['NO_HOME']);
    expect((await send(`${planId}/claim`, { ...body, text: 'none' })).statusCode).toBe(400);
    for (let each = 0; each < 2; each += 1) await send(`${planId}/claim`, body);
    expect((await plan()).claim).toMatchObject({ reasons: [], made: { reason: 'NO_HOME', state: 'waiting' } });
  });
});
