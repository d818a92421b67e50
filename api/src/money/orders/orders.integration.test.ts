import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { sandboxOrder } from '../../../demo/sandbox-gateway/sandbox-gateway.tables.ts';
import { type MoneyServer, openMoneyServer } from '../../../testing/money-server.ts';
import { sellPlan } from '../../../testing/sell-plan.ts';
import { type SignedIn, signedIn } from '../../../testing/signed-in.ts';
import { TEST_NOW } from '../../../testing/test-data.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { balanceOf, walletAccount } from '../ledger/public.ts';
import { grantClaim, grantCredit, openClaims, spend, spendableBalance } from '../wallet/public.ts';
import { orderOf } from './orders.queries.ts';

const shop = testShop();
let server: MoneyServer;
let person: SignedIn;
beforeAll(async () => {
  server = await openMoneyServer({ beside: [shop.module] });
});
beforeEach(async () => {
  server.clock.now = TEST_NOW;
  shop.done.length = 0;
  person = await signedIn(server.database);
});
afterAll(() => server.close());

const sell = (paise?: number) => sellPlan(server, shop, person, paise === undefined ? {} : { paise });
const stateOf = async (orderId: string) => (await server.order(person, orderId)).state;
const held = () => spendableBalance(server.database, person.accountId, new Date(server.clock.now));
const reserved = (orderId: string) => balanceOf(server.database, `reserved:${orderId}`);

/** Presses "Pay", and goes to the gateway's page. */
async function goToGateway(orderId: string, choice: Parameters<MoneyServer['pay']>[2] = {}) {
  const { paymentId, payUrl } = (await server.pay(person, orderId, choice)).json<{
    paymentId: string;
    payUrl: string;
  }>();
  return { paymentId, payUrl, page: await server.checkout(person, payUrl) };
}

const claim = (paise: number) =>
  grantClaim(server.database, {
    key: randomUUID(),
    accountId: person.accountId,
    title: 'Off your plan',
    paise,
    targetServices: ['TENANT_FREEDOM'],
    at: new Date(TEST_NOW),
    expiresAt: new Date(TEST_NOW + 86_400_000),
  });

const openClaimIds = async () =>
  (await openClaims(server.database, person.accountId, new Date(server.clock.now))).map(({ id }) => id);

const credit = (paise: number, lapsesIn: number) =>
  grantCredit(server.database, {
    key: randomUUID(),
    accountId: person.accountId,
    campaign: 'test',
    title: 'Reward for a test',
    paise,
    at: new Date(TEST_NOW),
    expiresAt: new Date(TEST_NOW + lapsesIn),
  });

const run = async (job: string) => {
  await server.jobs.send(job, {});
  await server.jobs.drain();
};

describe('an order', () => {
  it('shows its lines with GST, and charges nothing before its buyer pays', async () => {
    const orderId = await sell();
    expect(await server.order(person, orderId)).toMatchObject({
      state: 'open',
      title: 'Freedom plan',
      totalPaise: 50_000,
      gst: { taxablePaise: 42_372, cgstPaise: 3_814, sgstPaise: 3_814, igstPaise: 0 },
      placeOfSupply: 'Karnataka',
      walletPaise: 0,
      gatewayPaise: 50_000,
      lines: [{ description: 'Freedom plan, 25 contacts', code: '998599', gstRate: 18, netPaise: 50_000 }],
      payment: null,
    });
    expect(shop.done).toEqual([]);
  });

  it('is listed as unpaid for its buyer alone, until it is paid or its time is over', async () => {
    const unpaid = async (who: SignedIn) => {
      const answer = await server.app.inject({ url: '/api/v1/orders/unpaid', headers: { cookie: who.cookie } });
      return answer.json<{ orders: { id: string; state: string }[] }>().orders.map(({ id, state }) => `${id} ${state}`);
    };
    const older = await sell();
    server.clock.now += 1000;
    const newer = await sell();
    expect(await unpaid(person)).toEqual([`${newer} open`, `${older} open`]);
    expect(await unpaid(await signedIn(server.database))).toEqual([]);
    expect((await server.app.inject('/api/v1/orders/unpaid')).statusCode).toBe(401);
    await goToGateway(newer);
    expect(await unpaid(person)).toEqual([`${newer} waiting`, `${older} open`]);
    const { expiresAt } = await server.order(person, older);
    server.clock.now = expiresAt;
    expect(await unpaid(person)).toEqual([`${newer} waiting`]);
    server.clock.now += 31 * 60_000;
    await run('payments-reconcile');
    expect(await unpaid(person)).toEqual([]);
  });

  it('about a property in another state has integrated GST', async () => {
    const orderId = await sellPlan(server, shop, person, { propertyState: '27' });
    expect(await server.order(person, orderId)).toMatchObject({
      placeOfSupply: 'Maharashtra',
      gst: { taxablePaise: 42_373, cgstPaise: 0, sgstPaise: 0, igstPaise: 7_627 },
    });
  });

  it('is paid from the wallet first, and the rest through the gateway', async () => {
    await server.addMoney(person, 20_000);
    const orderId = await sell();
    const { page } = await goToGateway(orderId);
    expect((await server.get(page)).body).toContain('₹300.00');
    expect([await held(), await reserved(orderId), await stateOf(orderId)]).toEqual([0, 20_000, 'waiting']);
    await server.decide(page, 'pay');
    expect([await held(), await reserved(orderId), await stateOf(orderId)]).toEqual([0, 0, 'paid']);
    expect(shop.done).toEqual(['paid 50000']);
  });

  it('is paid at once when the wallet holds enough', async () => {
    await server.addMoney(person, 60_000);
    const orderId = await sell();
    expect((await server.pay(person, orderId)).json()).toEqual({ state: 'paid', paymentId: null, payUrl: null });
    expect([await held(), await reserved(orderId)]).toEqual([10_000, 0]);
    expect(shop.done).toEqual(['paid 50000']);
  });

  it('leaves the wallet as it is when the buyer wants so', async () => {
    await server.addMoney(person, 60_000);
    const orderId = await sell();
    const { page } = await goToGateway(orderId, { wallet: 'off' });
    await server.decide(page, 'pay');
    expect(await held()).toBe(60_000);
  });

  it('books revenue and tax apart', async () => {
    const before = await Promise.all(
      ['sales:test-plan', 'tax:gst'].map((name) => balanceOf(server.database, name as 'tax')),
    );
    await server.decide((await goToGateway(await sell())).page, 'pay');
    const after = await Promise.all(
      ['sales:test-plan', 'tax:gst'].map((name) => balanceOf(server.database, name as 'tax')),
    );
    expect(after.map((paise, index) => paise - (before[index] ?? 0))).toEqual([42_372, 7_628]);
  });

  it('uses a claim once, and gives it back when the payment fails', async () => {
    const claimId = await claim(10_000);
    const orderId = await sell();
    expect(await server.order(person, orderId, `?claim=${claimId}`)).toMatchObject({ totalPaise: 40_000, claimId });
    const { page } = await goToGateway(orderId, { claimId });
    expect(await openClaimIds()).toEqual([]);
    const other = await sell();
    expect((await server.pay(person, other, { claimId, gatewayPaise: 40_000 })).statusCode).toBe(404);
    await server.decide(page, 'fail');
    expect(await openClaimIds()).toEqual([claimId]);
    expect(shop.done).toEqual(['failed 40000']);
  });

  it('is refused for another amount than the buyer saw, and then nothing is taken', async () => {
    await server.addMoney(person, 20_000);
    const orderId = await sell();
    expect((await server.pay(person, orderId, { gatewayPaise: 50_000 })).statusCode).toBe(409);
    expect([await held(), await stateOf(orderId)]).toEqual([20_000, 'open']);
  });

  it('is invisible to other accounts, and cannot be paid by them', async () => {
    const orderId = await sell();
    const other = await signedIn(server.database);
    expect((await server.get(`/api/v1/orders/${orderId}`, other)).statusCode).toBe(404);
    expect((await server.get(`/api/v1/orders/${orderId}`)).statusCode).toBe(401);
    expect((await server.pay(other, orderId, { gatewayPaise: 50_000 })).statusCode).toBe(404);
  });

  it.each([
    ['/wallet?x=1', '/wallet?x=1'],
    ['https://pay.example/done', 'https://pay.example/done'],
    ['https://evil.example/done', '/'],
    ['//evil.example', '/'],
  ])('leads on from %s to %s', async (returnUrl, leadsTo) => {
    const orderId = await sellPlan(server, shop, person, { returnUrl });
    expect((await server.order(person, orderId)).returnUrl).toBe(leadsTo);
  });
});

describe('two tabs', () => {
  it('that pay one order with the same choice share one payment', async () => {
    const orderId = await sell();
    const [one, two] = await Promise.all([goToGateway(orderId), goToGateway(orderId)]);
    expect(two).toEqual(one);
    await server.decide(one.page, 'pay');
    expect((await server.pay(person, orderId, { gatewayPaise: 50_000 })).json()).toMatchObject({
      state: 'paid',
      payUrl: null,
    });
    expect(shop.done).toEqual(['paid 50000']);
  });

  it('that pay with different choices pay once, and the second payment is in the wallet', async () => {
    const orderId = await sell();
    const first = await goToGateway(orderId, { method: 'upi' });
    const second = await goToGateway(orderId, { method: 'card' });
    expect(second.paymentId).not.toBe(first.paymentId);
    await server.decide(first.page, 'pay');
    expect(await stateOf(orderId)).toBe('paid');
    await server.decide(second.page, 'pay');
    expect(await server.order(person, orderId)).toMatchObject({ state: 'paid', toWalletPaise: 50_000 });
    expect(await held()).toBe(50_000);
    expect(shop.done).toEqual(['paid 50000']);
  });

  it('do not spend the same wallet money on two orders', async () => {
    await server.addMoney(person, 50_000);
    const orders = await Promise.all(Array.from({ length: 8 }, () => sell()));
    const answers = await Promise.all(orders.map((id) => server.pay(person, id, { gatewayPaise: 0 })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(7).fill(409)]);
    expect(await held()).toBe(0);
    expect(shop.done).toEqual(['paid 50000']);
  });
});

describe('a payment of an order', () => {
  it('that arrives by webhook before the buyer returns has its effect once', async () => {
    const orderId = await sell();
    const { page, payUrl } = await goToGateway(orderId);
    await server.decide(page, 'pay', 'twice');
    expect(await stateOf(orderId)).toBe('paid');
    expect(await server.checkout(person, payUrl)).toBe(`/checkout/${orderId}`);
    expect(shop.done).toEqual(['paid 50000']);
  });

  it('whose webhook is lost is found after the buyer has returned or closed the tab', async () => {
    const orderId = await sell();
    const { page } = await goToGateway(orderId);
    await server.decide(page, 'pay', 'lost');
    expect(await stateOf(orderId)).toBe('waiting');
    server.clock.now += 61_000;
    await run('payments-reconcile');
    expect(await stateOf(orderId)).toBe('paid');
    expect(shop.done).toEqual(['paid 50000']);
  });

  it('that fails gives the wallet its part back, and another attempt can be made', async () => {
    await server.addMoney(person, 20_000);
    await credit(5_000, 86_400_000);
    const orderId = await sell();
    const { page } = await goToGateway(orderId);
    await server.decide(page, 'fail');
    expect([await held(), await reserved(orderId), await stateOf(orderId)]).toEqual([25_000, 0, 'open']);
    const again = await goToGateway(orderId, { method: 'card' });
    await server.decide(again.page, 'pay');
    expect([await held(), await stateOf(orderId)]).toEqual([0, 'paid']);
    expect(shop.done).toEqual(['failed 50000', 'paid 50000']);
  });

  it('that succeeds after it failed pays the order, with the wallet’s part taken again', async () => {
    await server.addMoney(person, 20_000);
    const orderId = await sell();
    const { page } = await goToGateway(orderId);
    await server.decide(page, 'fail');
    await server.decide(page, 'pay');
    expect([await held(), await reserved(orderId), await stateOf(orderId)]).toEqual([0, 0, 'paid']);
    expect(shop.done).toEqual(['failed 50000', 'paid 50000']);
  });

  it('that succeeds after it failed, when the wallet has been spent, is kept in the wallet', async () => {
    await server.addMoney(person, 20_000);
    const orderId = await sell();
    const { page } = await goToGateway(orderId);
    await server.decide(page, 'fail');
    const { accountId } = person;
    const at = new Date(TEST_NOW);
    await spend(server.database, {
      key: randomUUID(),
      accountId,
      paise: 20_000,
      description: 'x',
      at,
      to: 'sales:test',
    });
    await server.decide(page, 'pay');
    expect(await server.order(person, orderId)).toMatchObject({ state: 'open', toWalletPaise: 30_000 });
    expect(await balanceOf(server.database, walletAccount(accountId))).toBe(30_000);
    expect(shop.done).toEqual(['failed 50000']);
  });

  it('that succeeds while another attempt is under way pays the order, and the other attempt gives back', async () => {
    await server.addMoney(person, 20_000);
    const orderId = await sell();
    const first = await goToGateway(orderId, { method: 'upi' });
    await server.decide(first.page, 'fail');
    const second = await goToGateway(orderId, { method: 'card' });
    await server.decide(first.page, 'pay');
    expect([await held(), await reserved(orderId), await stateOf(orderId)]).toEqual([0, 0, 'paid']);
    await server.decide(second.page, 'fail');
    expect([await held(), await stateOf(orderId)]).toEqual([0, 'paid']);
    expect(shop.done).toEqual(['failed 50000', 'paid 50000']);
  });

  it('that is not made in time expires with its order, and late money pays it all the same', async () => {
    await server.addMoney(person, 20_000);
    const claimId = await claim(10_000);
    const orderId = await sell();
    const { page } = await goToGateway(orderId, { claimId });
    server.clock.now += 31 * 60_000;
    await run('payments-reconcile');
    expect([await held(), await openClaimIds(), await stateOf(orderId)]).toEqual([20_000, [claimId], 'expired']);
    await server.decide(page, 'pay');
    expect([await held(), await openClaimIds(), await stateOf(orderId)]).toEqual([0, [], 'paid']);
    expect(shop.done).toEqual(['expired 40000', 'paid 40000']);
  });

  it('does not give a credit back whose last day is over', async () => {
    await credit(5_000, 60_000);
    const orderId = await sell();
    const { page } = await goToGateway(orderId);
    server.clock.now += 61_000;
    await run('wallet-expire-credits');
    await server.decide(page, 'fail');
    expect([await held(), await reserved(orderId), await stateOf(orderId)]).toEqual([0, 0, 'open']);
    const { movements } = (await server.get('/api/v1/wallet/history', person)).json<{
      movements: { balancePaise: number }[];
    }>();
    expect(movements[0]?.balancePaise).toBe(0);
  });

  it('of another amount pays nothing', async () => {
    const orderId = await sell();
    const { page, paymentId } = await goToGateway(orderId);
    await server.database.update(sandboxOrder).set({ paise: 100 }).where(eq(sandboxOrder.reference, paymentId));
    await server.decide(page, 'pay');
    expect(await stateOf(orderId)).toBe('waiting');
    expect(shop.done).toEqual([]);
  });

  it('has no effect at all when the seller’s effect fails, and all of it when it is repeated', async () => {
    const orderId = await sell();
    const { page } = await goToGateway(orderId);
    shop.failNext();
    await server.decide(page, 'pay');
    expect(await stateOf(orderId)).toBe('waiting');
    server.clock.now += 61_000;
    await run('payments-reconcile');
    expect(await stateOf(orderId)).toBe('paid');
    expect(shop.done).toEqual(['paid 50000']);
  });

  it('begins once for repeated requests under one key', async () => {
    const orderId = await sell();
    const key = randomUUID();
    const answers = [];
    for (let each = 0; each < 3; each += 1) answers.push((await server.pay(person, orderId, {}, key)).body);
    expect(new Set(answers).size).toBe(1);
  });
});

describe('a refund', () => {
  it('in parts takes revenue and tax back in proportion, and with the last part the wallet’s part', async () => {
    await server.addMoney(person, 20_000);
    const names = ['sales:test-plan', 'tax:gst', 'gateway:sandbox'] as const;
    const balances = () => Promise.all(names.map((name) => balanceOf(server.database, name)));
    const before = await balances();
    const orderId = await sell();
    const { page } = await goToGateway(orderId);
    await server.decide(page, 'pay');
    await server.decide(page, 'refund-part', 'twice');
    expect(await server.order(person, orderId)).toMatchObject({ state: 'paid', refundedPaise: 15_000 });
    await server.decide(page, 'refund');
    expect(await server.order(person, orderId)).toMatchObject({ state: 'refunded', refundedPaise: 30_000 });
    expect(await balances()).toEqual(before);
    expect([await held(), await reserved(orderId)]).toEqual([20_000, 0]);
    expect(shop.done).toEqual(['paid 50000', 'refunded 15000', 'refunded 35000 whole']);
  });
});

describe('an order that nobody pays', () => {
  it('is deleted after ninety days, unless somebody tried to pay it', async () => {
    const [abandoned, tried] = [await sell(), await sell()];
    await goToGateway(tried);
    server.clock.now += 2 * 60 * 60_000;
    await run('orders-expire');
    await run('payments-reconcile');
    server.clock.now += 90 * 86_400_000;
    await run('clean-up');
    const statuses = await Promise.all(
      [abandoned, tried].map(async (id) => (await orderOf(server.database, person.accountId, id))?.state),
    );
    expect(statuses).toEqual([undefined, 'expired']);
  });

  it('expires after an hour, and cannot be paid then', async () => {
    const orderId = await sell(12_345);
    server.clock.now += 60 * 60_000;
    expect(await stateOf(orderId)).toBe('expired');
    expect((await server.pay(person, orderId, { gatewayPaise: 12_345 })).statusCode).toBe(410);
    await run('orders-expire');
    await run('orders-expire');
    expect(shop.done.filter((done) => done === 'expired 12345')).toHaveLength(1);
  });
});
