import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import { eq } from 'drizzle-orm';
import { type MoneyServer, openMoneyServer } from '../../../testing/money-server.ts';
import { type PlanBuyer, planBuyer } from '../../../testing/plan-buyer.ts';
import { type SignedIn, signedIn } from '../../../testing/signed-in.ts';
import { TEST_NOW } from '../../../testing/test-data.ts';
import { plansInForce } from '../../money/entitlements/public.ts';
import { grantClaim, spendableBalance } from '../../money/wallet/public.ts';
import { coupon } from '../coupons/coupons.tables.ts';
import { plan, planPrice } from '../plans.tables.ts';

let server: MoneyServer;
let person: SignedIn;
let buyer: PlanBuyer;
beforeAll(async () => {
  server = await openMoneyServer();
});
beforeEach(async () => {
  server.clock.now = TEST_NOW;
  person = await signedIn(server.database);
  buyer = planBuyer(server, person);
});
afterAll(() => server.close());

const now = () => new Date(server.clock.now);
const inForce = () => plansInForce(server.database, person.accountId, now());

function claim(paise: number, targetServices: string[]): Promise<string> {
  const facts = { accountId: person.accountId, title: 'Thanks', at: now(), expiresAt: new Date(TEST_NOW + DAY_MS) };
  return grantClaim(server.database, { key: `${person.accountId} ${paise}`, paise, targetServices, ...facts });
}

describe('a quotation', () => {
  it('says price, tax, what the plan holds, and its terms, without a login', async () => {
    const answer = await server.get('/api/v1/plan_payment/quotation?plan=tenant-freedom');
    expect(answer.json()).toMatchObject({
      isUpgrade: false,
      totalPaise: 79_900,
      gst: { taxablePaise: 67_712, cgstPaise: 6_094, sgstPaise: 6_094, igstPaise: 0 },
      placeOfSupply: 'Karnataka',
      walletBalancePaise: null,
      claims: [],
      holds: { contacts: 25, days: 45, until: TEST_NOW + 45 * DAY_MS },
      atUpgrade: expect.stringContaining('unused part'),
      refund: expect.stringMatching(/\.$/),
    });
  });

  it('finds the best claim that covers the plan by itself; none leaves it', async () => {
    await claim(9_900, ['BUYER_FREEDOM']);
    const small = await claim(5_000, ['TENANT_FREEDOM']);
    const large = await claim(10_000, ['TENANT_FREEDOM', 'TENANT_RELAX']);
    const best = await buyer.quote('tenant-freedom');
    expect(best).toMatchObject({ claimId: large, discountPaise: 10_000, totalPaise: 69_900 });
    expect(best.claims.map(({ id }) => id)).toEqual([large, small]);
    expect(await buyer.quote('tenant-freedom', { claim_id: 'none' })).toMatchObject({
      claimId: null,
      totalPaise: 79_900,
    });
    expect(await buyer.quote('tenant-freedom', { claim_id: small })).toMatchObject({ totalPaise: 74_900 });
  });

  it('is what is charged: on the order, at the gateway and on the invoice', async () => {
    const claimId = await claim(10_000, ['TENANT_FREEDOM']);
    await server.addMoney(person, 20_000);
    const quote = await buyer.quote('tenant-freedom', { vasIds: 'vip' });
    expect(quote).toMatchObject({ totalPaise: 76_800, walletPaise: 20_000, gatewayPaise: 56_800 });
    const { orderId } = await buyer.initiate('tenant-freedom', { vasIds: 'vip', claim_id: claimId });
    await server.decide(await buyer.goToGateway(orderId, claimId), 'pay');
    const { totalPaise, walletPaise, gatewayPaise, gst, lines } = await server.order(person, orderId);
    expect({ totalPaise, walletPaise, gatewayPaise, gst }).toEqual({
      totalPaise: quote.totalPaise,
      walletPaise: quote.walletPaise,
      gatewayPaise: quote.gatewayPaise,
      gst: quote.gst,
    });
    expect(lines.reduce((sum, { netPaise }) => sum + netPaise, 0)).toBe(totalPaise);
  });
});

describe('a one-click payment', () => {
  it('is offered where the person agreed and the wallet covers all, and pays once', async () => {
    await server.addMoney(person, 100_000);
    expect(await buyer.initiate('tenant-freedom')).toMatchObject({ oneClick: null });
    const { orderId, oneClick } = await buyer.initiate('tenant-freedom', { oneClick: 'true' });
    expect(oneClick).toMatchObject({ paise: 79_900 });
    const nbpayId = oneClick?.nbpayId ?? '';
    const answers = await Promise.all(Array.from({ length: 10 }, () => buyer.process(nbpayId)));
    for (const answer of answers) expect(answer.json()).toEqual({ orderId, state: 'paid' });
    expect(await spendableBalance(server.database, person.accountId, now())).toBe(20_100);
    expect(await inForce()).toHaveLength(1);
    expect(await buyer.initiate('tenant-freedom', { oneClick: 'true' })).toMatchObject({ orderId, oneClick });
  });

  it('is not offered when the wallet holds less', async () => {
    await server.addMoney(person, 79_800);
    expect(await buyer.initiate('tenant-freedom', { oneClick: 'true' })).toMatchObject({ oneClick: null });
  });

  it('charges nothing when the wallet was spent meanwhile', async () => {
    await server.addMoney(person, 100_000);
    const { oneClick } = await buyer.initiate('tenant-freedom', { oneClick: 'true' });
    const other = await buyer.initiate(
      'buyer-freedom-lite',
      { oneClick: 'true' },
      '/api/v1/plan_payment/buyer/initiate',
    );
    await buyer.process(other.oneClick?.nbpayId ?? '');
    expect((await buyer.process(oneClick?.nbpayId ?? '')).statusCode).toBe(409);
    expect((await inForce()).map(({ code }) => code)).toEqual(['BUYER_FREEDOM_LITE']);
  });

  it('of somebody else does not exist', async () => {
    await server.addMoney(person, 100_000);
    const { oneClick } = await buyer.initiate('tenant-freedom', { oneClick: 'true' });
    const stranger = planBuyer(server, await signedIn(server.database));
    expect((await stranger.process(oneClick?.nbpayId ?? '')).statusCode).toBe(404);
  });
});

describe('a coupon', () => {
  const redeem = (code: string, by = person) => server.send(by, 'POST', '/api/v1/plan_payment/coupon', { code });

  it('gives a claim once, which lowers the price of its plans alone', async () => {
    const [first, second] = await Promise.all([redeem(' welcome100 '), redeem('WELCOME100')]);
    expect(first?.json().claim.id).toBe(second?.json().claim.id);
    expect(await buyer.quote('tenant-freedom')).toMatchObject({ discountPaise: 10_000 });
    expect(await buyer.quote('tenant-relax')).toMatchObject({ discountPaise: 0, claims: [] });
    await buyer.buy('tenant-freedom', { claim_id: first?.json().claim.id });
    await redeem('WELCOME100');
    expect(await buyer.quote('buyer-freedom')).toMatchObject({ discountPaise: 0 });
  });

  it('ends with its limit, also for presses at the same time', async () => {
    const from = new Date(TEST_NOW - DAY_MS);
    const facts = {
      title: 'Three',
      paise: 100,
      targetServices: ['TENANT_FREEDOM'],
      from,
      to: new Date(TEST_NOW + DAY_MS),
    };
    await server.database.insert(coupon).values({ code: 'THREE', most: 3, ...facts });
    const people = await Promise.all(Array.from({ length: 8 }, () => signedIn(server.database)));
    const answers = await Promise.all(people.map((each) => redeem('THREE', each)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
    expect(answers.find(({ statusCode }) => statusCode !== 200)?.json()).toMatchObject({
      issues: [{ field: 'body.code', reason: 'This coupon has been used up.' }],
    });
  });

  it.each([
    ['NOTHING', 'There is no such coupon.'],
    ['PAST', 'This coupon is over.'],
  ])('%s is refused: %s', async (code, reason) => {
    const to = new Date(TEST_NOW - 1);
    const facts = { title: 'Past', paise: 100, targetServices: ['TENANT_FREEDOM'], from: new Date(0), to };
    await server.database
      .insert(coupon)
      .values({ code: 'PAST', ...facts })
      .onConflictDoNothing();
    expect((await redeem(code)).json()).toMatchObject({ issues: [{ field: 'body.code', reason }] });
  });
});

describe('a price', () => {
  it('holds from its date on; who has bought the plan keeps theirs', async () => {
    const facts = { planId: 'seller-lite', from: new Date(TEST_NOW + DAY_MS), paise: 249_900 };
    await server.database.insert(planPrice).values(facts).onConflictDoNothing();
    const paise = async () => (await buyer.quote('seller-lite')).lines[0]?.paise;
    expect(await paise()).toBe(199_900);
    server.clock.now += DAY_MS;
    expect(await paise()).toBe(249_900);
    await server.database.delete(planPrice).where(eq(planPrice.paise, 249_900));
  });

  it('of a plan that is not on sale does not exist', async () => {
    await server.database.update(plan).set({ onSale: false }).where(eq(plan.id, 'seller-lite'));
    expect((await server.get('/api/v1/plan_payment/quotation?plan=seller-lite')).statusCode).toBe(404);
    expect((await server.get('/api/v1/plan_payment/plan/seller-lite')).statusCode).toBe(404);
    await server.database.update(plan).set({ onSale: true }).where(eq(plan.id, 'seller-lite'));
  });
});

describe('value-added services', () => {
  it('are listed by category, and by plan without what it holds', async () => {
    const ids = async (path: string, key: string): Promise<string[]> =>
      (await server.get(`/api/v1/plan_payment/${path}`)).json()[key].map(({ id }: { id: string }) => id);
    expect(await ids('vas?category=OWNER_PLANS', 'services')).toContain('photos');
    expect(await ids('vas?category=C_TENANT_PLANS', 'services')).not.toContain('rental-agreement');
    expect(await ids('plan/owner-showcase', 'addOns')).not.toContain('photos');
    expect(await ids('plan/tenant-freedom-lite', 'addOns')).not.toContain('vip');
    expect(await ids('plan/tenant-freedom', 'addOns')).toContain('vip');
  });
});
