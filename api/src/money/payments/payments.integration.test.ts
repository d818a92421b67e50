import type { Payment } from '@aangan/shared-kit/contracts/payments';
import { eq } from 'drizzle-orm';
import type { Decision, Trouble } from '../../../demo/sandbox-gateway/sandbox-decisions.ts';
import { sandboxOrder } from '../../../demo/sandbox-gateway/sandbox-gateway.tables.ts';
import { SANDBOX_SECRET } from '../../../demo/sandbox-gateway/sandbox-gateway.ts';
import { type MoneyServer, openMoneyServer } from '../../../testing/money-server.ts';
import { type SignedIn, signedIn } from '../../../testing/signed-in.ts';
import { TEST_NOW } from '../../../testing/test-data.ts';
import { balanceOf, walletAccount } from '../ledger/public.ts';
import { paymentEvent } from './payments.tables.ts';
import { signWebhook } from './webhook-signature.ts';

let server: MoneyServer;
let person: SignedIn;
beforeAll(async () => {
  server = await openMoneyServer();
});
beforeEach(async () => {
  server.clock.now = TEST_NOW;
  person = await signedIn(server.database);
});
afterAll(() => server.close());

const balance = () => balanceOf(server.database, walletAccount(person.accountId));
const paymentNow = async (id: string) => (await server.get(`/api/v1/payments/${id}`, person)).json<Payment>();

const started = (amountPaise = 50_000) => server.startTopUp(person, amountPaise);

/** The webhook that the sandbox would send for an order. */
async function webhook(paymentId: string, facts: { id?: string; event?: string; amount?: number } = {}) {
  const [order] = await server.database.select().from(sandboxOrder).where(eq(sandboxOrder.reference, paymentId));
  const { id = `evt_${paymentId}`, event = 'paid', amount = order?.paise } = facts;
  return JSON.stringify({ id, event, data: { order: order?.id, reference: paymentId, amount, payment: 'sbx_1' } });
}

const post = (body: string, signature: string) =>
  server.app.inject({
    method: 'POST',
    url: '/api/v1/payments/webhooks/sandbox',
    headers: { 'content-type': 'application/json', 'sandbox-signature': signature },
    payload: body,
  });
const signed = (body: string, at = server.clock.now) => post(body, signWebhook(body, SANDBOX_SECRET, at));

describe('a top-up', () => {
  it('redirects to the gateway, and is in the wallet once the gateway reports it as paid', async () => {
    const { orderId, paymentId, page } = await started();
    expect(page).toMatch(/^\/api\/sandbox-gateway\/orders\/order_/);
    expect((await server.get(page)).body).toContain('₹500.00');
    expect(await paymentNow(paymentId)).toMatchObject({ state: 'pending', paise: 50_000 });
    expect(await balance()).toBe(0);

    const back = await server.decide(page, 'pay');
    expect(back.statusCode).toBe(303);
    expect(back.headers.location).toBe(`/checkout/${orderId}`);
    expect(await paymentNow(paymentId)).toMatchObject({ state: 'paid', checkoutUrl: null, paidAt: TEST_NOW });
    expect(await balance()).toBe(50_000);
  });

  it('may be paid at a second attempt on the same page', async () => {
    const { orderId, paymentId, page } = await started();
    await server.decide(page, 'fail');
    expect(await paymentNow(paymentId)).toMatchObject({ state: 'failed', checkoutUrl: `/checkout/${orderId}` });
    await server.decide(page, 'pay');
    expect(await paymentNow(paymentId)).toMatchObject({ state: 'paid' });
    expect(await balance()).toBe(50_000);
  });

  it('redirects from checkout to its order once it is paid', async () => {
    const { orderId, payUrl, page } = await started();
    await server.decide(page, 'pay');
    expect(await server.checkout(person, payUrl)).toBe(`/checkout/${orderId}`);
  });

  it('is invisible to other accounts', async () => {
    const { paymentId, payUrl } = await started();
    const other = await signedIn(server.database);
    expect((await server.get(`/api/v1/payments/${paymentId}`, other)).statusCode).toBe(404);
    expect((await server.get(payUrl, other)).statusCode).toBe(404);
    expect((await server.get(`/api/v1/payments/${paymentId}`)).statusCode).toBe(401);
    expect((await server.get('/api/v1/payments', other)).json()).toEqual({ payments: [], next: null });
  });

  it('is taken back out of the wallet when it is refunded, as far as it is unspent', async () => {
    const { page } = await started(50_000);
    await server.decide(page, 'pay');
    const { spend } = await import('../wallet/spend.ts');
    const { accountId } = person;
    const at = new Date(TEST_NOW);
    const spending = { key: `test:${accountId}`, accountId, paise: 20_000, description: 'A test', at } as const;
    await spend(server.database, { ...spending, to: 'sales:test' });
    await server.decide(page, 'refund');
    expect(await balance()).toBe(0);
    expect(await balanceOf(server.database, `receivable:${accountId}`)).toBe(-20_000);
  });
});

describe('a webhook', () => {
  it.each<[string, (body: string) => Promise<{ statusCode: number }>]>([
    ['without a signature', (body) => post(body, '')],
    ['with another secret', (body) => post(body, signWebhook(body, 'other', TEST_NOW))],
    ['of another body', (body) => post(`${body} `, signWebhook(body, SANDBOX_SECRET, TEST_NOW))],
    ['that is 301 s old', (body) => signed(body, TEST_NOW - 301_000)],
    ['from 301 s ahead', (body) => signed(body, TEST_NOW + 301_000)],
  ])('%s is refused and changes nothing', async (_, send) => {
    const { paymentId } = await started();
    expect((await send(await webhook(paymentId))).statusCode).toBe(401);
    expect(await paymentNow(paymentId)).toMatchObject({ state: 'pending' });
    expect(await balance()).toBe(0);
  });

  it('has one effect when it is delivered a hundred times in parallel', async () => {
    const { paymentId } = await started();
    const body = await webhook(paymentId);
    const answers = await Promise.all(Array.from({ length: 100 }, () => signed(body)));
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    const outcomes = answers.map((answer) => answer.json<{ outcome: string }>().outcome);
    expect(outcomes.filter((outcome) => outcome === 'pending → paid')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'heard before')).toHaveLength(99);
    expect(await balance()).toBe(50_000);
  });

  it('has one effect when it is repeated under other ids', async () => {
    const { paymentId } = await started();
    for (const id of ['evt_a', 'evt_b', 'evt_c']) {
      expect((await signed(await webhook(paymentId, { id: `${id}${paymentId}` }))).statusCode).toBe(200);
    }
    expect(await balance()).toBe(50_000);
  });

  it.each<[string[], string, number]>([
    [['paid', 'failed'], 'paid', 50_000],
    [['failed', 'paid'], 'paid', 50_000],
    [['refunded', 'paid', 'failed'], 'refunded', 0],
    [['paid', 'refunded', 'paid'], 'refunded', 0],
  ])('in the order %j leaves the payment %s', async (events, state, paise) => {
    const { paymentId } = await started();
    for (const [index, event] of events.entries()) {
      await signed(await webhook(paymentId, { id: `evt_${index}${paymentId}`, event }));
    }
    expect(await paymentNow(paymentId)).toMatchObject({ state });
    expect(await balance()).toBe(paise);
  });

  it('with a different amount moves nothing, and is stored for staff', async () => {
    const { paymentId } = await started();
    expect((await signed(await webhook(paymentId, { amount: 5_000_000 }))).json()).toEqual({
      outcome: 'amount differs',
    });
    expect(await balance()).toBe(0);
    const saved = await server.database.select().from(paymentEvent).where(eq(paymentEvent.paymentId, paymentId));
    expect(saved).toMatchObject([{ outcome: 'amount differs' }]);
  });

  it('of an unknown order is requested again', async () => {
    expect((await signed(await webhook('pay_unknown'))).statusCode).toBe(404);
  });

  it.each<[Trouble, Decision]>([
    ['twice', 'pay'],
    ['reordered', 'pay'],
  ])('that the sandbox sends %s has one effect', async (trouble, decision) => {
    const { paymentId, page } = await started();
    await server.decide(page, decision, trouble);
    expect(await paymentNow(paymentId)).toMatchObject({ state: 'paid' });
    expect(await balance()).toBe(50_000);
  });

  it('that the sandbox sends late is processed when it arrives', async () => {
    const { paymentId, page } = await started();
    await server.decide(page, 'pay', 'late');
    expect(await paymentNow(paymentId)).toMatchObject({ state: 'pending' });
    server.clock.now += 20_000;
    await server.jobs.drain();
    expect(await paymentNow(paymentId)).toMatchObject({ state: 'paid' });
  });
});

describe('reconciliation', () => {
  const reconcile = async (ms: number) => {
    server.clock.now += ms;
    await server.jobs.send('payments-reconcile', {});
    await server.jobs.drain();
  };

  it('finds a payment whose webhook never arrived', async () => {
    const { paymentId, page } = await started();
    await server.decide(page, 'pay', 'lost');
    await reconcile(30_000);
    expect(await paymentNow(paymentId)).toMatchObject({ state: 'pending' });
    await reconcile(31_000);
    expect(await paymentNow(paymentId)).toMatchObject({ state: 'paid' });
    expect(await balance()).toBe(50_000);
  });

  it('closes what was not paid in time, and still accepts money that arrives later', async () => {
    const { paymentId, page } = await started();
    await reconcile(31 * 60_000);
    expect(await paymentNow(paymentId)).toMatchObject({ state: 'expired', checkoutUrl: null });
    await server.decide(page, 'pay');
    expect(await paymentNow(paymentId)).toMatchObject({ state: 'paid' });
    expect(await balance()).toBe(50_000);
  });
});

describe('the list of payments', () => {
  it('shows them newest first, page by page', async () => {
    const ids: string[] = [];
    for (let each = 0; each < 23; each += 1) {
      server.clock.now += 1_000;
      ids.push(await server.addMoney(person, 100 + each));
    }
    const first = (await server.get('/api/v1/payments', person)).json<{ payments: Payment[]; next: string }>();
    const second = (await server.get(`/api/v1/payments?cursor=${first.next}`, person)).json<{
      payments: Payment[];
      next: null;
    }>();
    expect(second.next).toBeNull();
    expect([...first.payments, ...second.payments].map(({ id }) => id)).toEqual(ids.reverse());
    expect((await server.get('/api/v1/payments?cursor=nonsense', person)).statusCode).toBe(400);
  });
});
