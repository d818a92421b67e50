import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { type MoneyServer, openMoneyServer } from '../../../testing/money-server.ts';
import { type SignedIn, signedIn } from '../../../testing/signed-in.ts';
import { TEST_NOW } from '../../../testing/test-data.ts';
import { salesOrder } from '../../money/orders/orders.tables.ts';
import { RETENTION_MS } from './idempotency.ts';

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

const ordersOf = async ({ accountId }: SignedIn) =>
  (await server.database.select().from(salesOrder).where(eq(salesOrder.accountId, accountId))).length;

describe('a call under one idempotency-key', () => {
  it('runs once and returns the same bytes for every repeat', async () => {
    const key = randomUUID();
    const first = await server.topUp(person, 500, key);
    expect([first.statusCode, first.headers['idempotency-replayed']]).toEqual([200, 'false']);
    for (let each = 0; each < 20; each += 1) {
      const again = await server.topUp(person, 500, key);
      expect([again.statusCode, again.headers['idempotency-replayed']]).toEqual([200, 'true']);
      expect(again.body).toBe(first.body);
    }
    expect(await ordersOf(person)).toBe(1);
  });

  it('runs once for twenty parallel requests: the others get the same response or 409', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => server.topUp(person, 500, key)));
    expect(await ordersOf(person)).toBe(1);
    const done = answers.filter(({ statusCode }) => statusCode === 200);
    expect(new Set(done.map(({ body }) => body)).size).toBe(1);
    expect(done.filter(({ headers }) => headers['idempotency-replayed'] === 'false')).toHaveLength(1);
    const others = answers.filter(({ statusCode }) => statusCode !== 200);
    expect(others.every(({ statusCode }) => statusCode === 409)).toBe(true);
    // A request that got 409 is repeated, and gets the first response.
    expect((await server.topUp(person, 500, key)).body).toBe(done[0]?.body);
  });

  it('is refused with different input', async () => {
    const key = randomUUID();
    await server.topUp(person, 500, key);
    expect((await server.topUp(person, 501, key)).statusCode).toBe(422);
    expect(await ordersOf(person)).toBe(1);
  });

  it("is independent of another person's call with the same key", async () => {
    const key = randomUUID();
    const other = await signedIn(server.database);
    const [one, two] = [await server.topUp(person, 500, key), await server.topUp(other, 700, key)];
    expect([one.statusCode, two.statusCode]).toEqual([200, 200]);
    expect(two.headers['idempotency-replayed']).toBe('false');
  });

  it('may reuse the key after a day', async () => {
    const key = randomUUID();
    await server.topUp(person, 500, key);
    server.clock.now += RETENTION_MS + 1;
    expect((await server.topUp(person, 700, key)).headers['idempotency-replayed']).toBe('false');
  });

  it('does not store a refused call', async () => {
    const key = randomUUID();
    expect((await server.topUp(person, 50, key)).statusCode).toBe(400);
    expect((await server.topUp(person, 500, key)).statusCode).toBe(200);
  });
});

describe('an idempotency key', () => {
  const withKey = (key: string | undefined) =>
    server.app.inject({
      method: 'POST',
      url: '/api/v1/wallet/topup',
      headers: { cookie: person.cookie, device: 'DESKTOP', ...(key !== undefined && { 'idempotency-key': key }) },
      payload: { amountPaise: 500 },
    });

  it.each([undefined, '', 'a b', 'x'.repeat(256), 'ключ'])('like %j is refused', async (key) => {
    const answer = await withKey(key);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ issues: [{ field: 'headers.idempotency-key' }] });
    expect(await ordersOf(person)).toBe(0);
  });

  it('of 255 characters is accepted', async () => {
    expect((await withKey('x'.repeat(255))).statusCode).toBe(200);
  });
});

/**
 * Calls that are safe to repeat without a key: showing a voucher that was bought, reporting a failed contact once, and
 * interest in a home, which is one lead per person and home. A press on Buy for the same plan is the same order, the id of
 * a one-click payment is its key, and a coupon gives its claim once. Staff decide a failed refund and a claim on a plan
 * once: the case does not wait any more. A claim to be a builder moves no money.
 */
const WITHOUT_COST = [
  'post /api/v1/voucher/{voucherId}/reveal',
  'post /api/v1/user/contacts/{contactId}/claim',
  'post /api/v1/user/contacts/{contactId}/claim/answer',
  'post /api/v1/payment_lead/add',
  'post /api/v1/plan_payment/tenant/initiate',
  'post /api/v1/plan_payment/tenant/upgrade/initiate',
  'post /api/v1/plan_payment/buyer/initiate',
  'post /api/v1/plan_payment/buyer/upgrade/initiate',
  'post /api/v1/plan_payment/{group}/initiate',
  'post /api/v1/plan_payment/{group}/upgrade/initiate',
  'post /api/v1/plan_payment/process',
  'post /api/v1/plan_payment/coupon',
  'post /api/v1/staff/refunds/{refundId}',
  'post /api/v1/staff/plan-claims/{planId}',
  'post /api/v1/staff/builder-claims/{accountId}',
  'delete /api/v1/staff/builder-claims/{accountId}/decision',
];

describe('calls that move money', () => {
  it('all require a key', async () => {
    const { paths } = (await server.get('/api/docs/json')).json<{
      paths: Record<string, Record<string, { parameters?: { name: string; in: string; required?: boolean }[] }>>;
    }>();
    const money = /wallet|payment|voucher|refund|claim/;
    const changing = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([method]) => method !== 'get' && money.test(path) && !WITHOUT_COST.includes(`${method} ${path}`))
        .map(([method, call]) => ({
          call: `${method} ${path}`,
          keyed: call.parameters?.some(({ name, required }) => name === 'idempotency-key' && required) ?? false,
        })),
    );
    expect(changing.map(({ call }) => call)).toContain('post /api/v1/wallet/topup');
    expect(changing.filter(({ keyed }) => !keyed)).toEqual([]);
  });
});
