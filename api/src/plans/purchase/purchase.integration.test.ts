import { type MoneyServer, openMoneyServer } from '../../../testing/money-server.ts';
import { type PlanBuyer, planBuyer } from '../../../testing/plan-buyer.ts';
import { type SignedIn, signedIn } from '../../../testing/signed-in.ts';
import { TEST_NOW } from '../../../testing/test-data.ts';
import { plansInForce } from '../../money/entitlements/public.ts';
import { accountOfId } from '../../people/accounts/public.ts';

let server: MoneyServer;
let person: SignedIn;
let buyer: PlanBuyer;
beforeAll(async () => {
  server = await openMoneyServer({ settings: { returnHosts: ['pay.example'] } });
});
beforeEach(async () => {
  server.clock.now = TEST_NOW;
  person = await signedIn(server.database);
  buyer = planBuyer(server, person);
});
afterAll(() => server.close());

const inForce = () => plansInForce(server.database, person.accountId, new Date(server.clock.now));

describe('a press on Buy', () => {
  it('makes an order at the price of the catalogue, whatever amount the browser sends', async () => {
    const { orderId, checkoutUrl } = await buyer.initiate('tenant-freedom', { amount: '1', totalPaise: '1' });
    expect(checkoutUrl).toBe(`/checkout/${orderId}`);
    const order = await server.order(person, orderId);
    expect(order).toMatchObject({ title: 'Freedom plan', totalPaise: 79_900, purpose: 'plan', state: 'open' });
    expect(order.gst).toMatchObject({ taxablePaise: 67_712, cgstPaise: 6_094, sgstPaise: 6_094 });
    expect(order.returnUrl).toBe(`/plan/success?paymentId=${orderId}`);
  });

  it('fifty times at once makes one order', async () => {
    const presses = await Promise.all(Array.from({ length: 50 }, () => buyer.initiate('tenant-freedom')));
    expect(new Set(presses.map(({ orderId }) => orderId)).size).toBe(1);
  });

  it('for something else makes a new order, and ends the older one', async () => {
    const first = await buyer.initiate('tenant-freedom');
    const second = await buyer.initiate('tenant-freedom', { vasIds: 'vip' });
    expect(second.orderId).not.toBe(first.orderId);
    expect(await server.order(person, first.orderId)).toMatchObject({ state: 'expired' });
    expect(second.totalPaise).toBe(79_900 - 8_000 + 14_900);
  });

  it('after the payment leads to the paid order, for ten minutes', async () => {
    const orderId = await buyer.buy('tenant-freedom');
    expect(await buyer.initiate('tenant-freedom')).toMatchObject({ orderId });
    server.clock.now += 11 * 60_000;
    expect((await buyer.initiate('tenant-freedom')).orderId).not.toBe(orderId);
  });

  it.each([
    ['a plan that does not exist', 'tenant-gold', {}, 404],
    ['a plan of another side', 'buyer-freedom', {}, 404],
    ['an unknown add-on', 'tenant-freedom', { vasIds: 'gold' }, 400],
    ['VIP with a plan below ₹799', 'tenant-freedom-lite', { vasIds: 'vip' }, 400],
    ['what the plan holds already', 'tenant-relax', { vasIds: 'relationship-manager' }, 400],
    ['a claim that is not there', 'tenant-freedom', { claim_id: 'clm_x' }, 404],
    ['an unknown listing', 'tenant-freedom', { property_id: 'ffffffffffffffff' }, 404],
  ])('for %s is refused', async (_, plan, fields, status) =>
    expect((await buyer.press(plan, fields)).statusCode).toBe(status),
  );

  it('needs a login', async () => {
    const fields = { plan: 'tenant-freedom' };
    const answer = await server.postForm(undefined, '/api/v1/plan_payment/tenant/initiate', fields);
    expect(answer.statusCode).toBe(401);
  });

  it.each([
    ['owner', 'owner-relax'],
    ['owner', 'owner-freedom-plus'],
    ['owner', 'nbex-owner-start'],
    ['seller', 'seller-relax'],
    ['seller', 'nbex-seller-plus'],
    ['nri', 'nri-owner-relax'],
    ['cpms', 'cpms-complete'],
  ])('of %s takes %s', async (group, plan) => {
    expect(await buyer.initiate(plan, {}, `/api/v1/plan_payment/${group}/initiate`)).toHaveProperty('orderId');
    expect((await buyer.press('tenant-freedom', {}, `/api/v1/plan_payment/${group}/initiate`)).statusCode).toBe(404);
  });

  it('for a business plan is JSON with planId and seekerType', async () => {
    const press = (seekerType: string) =>
      server.send(person, 'POST', '/api/v1/commercial/plans/initiate', {
        ...{ planId: 'commercial-tenant-freedom', returnURL: '/commercial/tenant/plans', seekerType },
      });
    expect((await press('buyer')).statusCode).toBe(404);
    expect((await press('tenant')).json()).toMatchObject({
      oneClick: null,
      checkoutUrl: expect.stringContaining('/checkout/'),
    });
  });
});

describe('a paid plan', () => {
  it('is in force with its terms and add-ons, and its details have the receipt', async () => {
    const orderId = await buyer.buy('tenant-freedom', {
      vasIds: 'vip,rental-agreement',
      returnURL: '/tenant/plans?a=1',
    });
    const [plan] = await inForce();
    expect(plan).toMatchObject({ orderId, code: 'TENANT_FREEDOM', terms: { contacts: 25, paidPaise: 71_900 } });
    expect(plan?.terms.services).toEqual(expect.arrayContaining(['vip', 'agreement']));
    const details = await buyer.bought(orderId);
    expect(details).toMatchObject({
      state: 'paid',
      plan: { id: 'tenant-freedom', code: 'TENANT_FREEDOM' },
      totalPaise: 79_900 - 8_000 + 14_900 + 99_900,
      returnUrl: '/tenant/plans?a=1',
      checkoutUrl: null,
      documents: [{ kind: 'invoice' }],
      choice: { plan: 'tenant-freedom', vasIds: ['vip', 'rental-agreement'], isUpgrade: false },
    });
    expect(details.lines.map(({ kind, netPaise }) => [kind, netPaise])).toEqual([
      ['plan', 79_900],
      ['vip-discount', -8_000],
      ['add-on', 14_900],
      ['add-on', 99_900],
    ]);
    const invoice = await server.get(details.documents[0]?.url ?? '', person);
    expect(invoice.headers['content-type']).toBe('application/pdf');
  });

  it('makes a VIP member with the add-on, who saves on the next plan; a refund ends both', async () => {
    const { orderId } = await buyer.initiate('tenant-freedom', { vasIds: 'vip' });
    const page = await buyer.goToGateway(orderId);
    await server.decide(page, 'pay');
    const until = async () => (await accountOfId(server.database, person.accountId))?.vipUntil ?? null;
    expect(await until()).toEqual(new Date(TEST_NOW + 365 * 86_400_000));
    expect((await buyer.quote('tenant-relax', { fresh: 'true' })).lines[1]).toMatchObject({
      kind: 'vip-discount',
      paise: -15_000,
    });
    await server.decide(page, 'refund');
    expect(await until()).toBeNull();
    expect(await inForce()).toEqual([]);
  });

  it('closes the other unpaid orders of its side: money for them goes to the wallet', async () => {
    const first = await buyer.initiate('tenant-freedom');
    const page = await buyer.goToGateway(first.orderId);
    await buyer.buy('tenant-relax');
    await server.decide(page, 'pay');
    expect((await inForce()).map(({ code }) => code)).toEqual(['TENANT_RELAX']);
    expect(await server.order(person, first.orderId)).toMatchObject({ state: 'expired', toWalletPaise: 79_900 });
    expect((await server.pay(person, first.orderId)).statusCode).toBe(410);
  });

  it('is nobody else’s to see: not by order, by payment or by invoice', async () => {
    const orderId = await buyer.buy('tenant-freedom');
    const order = await server.order(person, orderId);
    const stranger = await signedIn(server.database);
    const seen = planBuyer(server, stranger);
    const paymentId = order.payment?.id ?? '';
    expect(await buyer.bought(paymentId)).toMatchObject({ orderId });
    for (const id of [orderId, paymentId, 'pay_none', 'ord_none']) {
      const answer = await seen.details(id);
      expect([answer.statusCode, answer.json().message]).toEqual([404, 'Failed to fetch order details']);
    }
    expect((await server.get(`/api/v1/orders/${orderId}`, stranger)).statusCode).toBe(404);
    expect((await server.get(order.documents[0]?.url ?? '', stranger)).statusCode).toBe(404);
  });

  it('leads back only to addresses of the site and of its other hosts', async () => {
    const returned = async (returnURL: string) =>
      (await buyer.bought((await buyer.initiate('tenant-freedom', { returnURL })).orderId)).returnUrl;
    expect(await returned('/flats-for-rent-in-koramangala_bangalore')).toBe('/flats-for-rent-in-koramangala_bangalore');
    expect(await returned('https://pay.example/x')).toBe('https://pay.example/x');
    expect(await returned('https://evil.example/x')).toBe('https://pay.example/x');
    expect(
      (await buyer.bought((await buyer.initiate('tenant-relax', { returnURL: '//evil.example' })).orderId)).returnUrl,
    ).toBe('/tenant/plans');
  });
});
