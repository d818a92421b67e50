import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import { eq } from 'drizzle-orm';
import { type MoneyServer, openMoneyServer } from '../../../testing/money-server.ts';
import { type PlanBuyer, planBuyer } from '../../../testing/plan-buyer.ts';
import { type SignedIn, signedIn } from '../../../testing/signed-in.ts';
import { TEST_NOW } from '../../../testing/test-data.ts';
import { contact } from '../../meeting/contacts/public.ts';
import { boughtPlan, endPlan, plansInForce } from '../../money/entitlements/public.ts';

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

const difference = async (plan: string) =>
  server.get(`/api/v1/plan_payment/price_difference?upgradePlan=${plan}`, person);

const inForce = () => plansInForce(server.database, person.accountId, new Date(server.clock.now));

/** Uses contacts of the person's plan. */
async function useContacts(number: number): Promise<void> {
  const [plan] = await inForce();
  const owner = await signedIn(server.database);
  const rows = Array.from({ length: number }, (_, each) => ({
    id: `con_${person.accountId.slice(-12)}${String(each).padStart(8, '0')}`,
    seekerId: person.accountId,
    ownerId: owner.accountId,
    listingId: `l${each}`,
    attribution: {},
    planId: plan?.id ?? null,
    createdAt: new Date(server.clock.now),
  }));
  await server.database.insert(contact).values(rows);
}

async function upgradeTo(plan: string): Promise<string> {
  const { orderId } = await buyer.upgrade(plan);
  await server.decide(await buyer.goToGateway(orderId), 'pay');
  return orderId;
}

describe('an upgrade', () => {
  it('pays the difference, and says how it is made up', async () => {
    await buyer.buy('tenant-freedom');
    await useContacts(15);
    server.clock.now += 15 * DAY_MS;
    const price = (await difference('tenant-relax')).json();
    expect(price).toMatchObject({
      current: { id: 'tenant-freedom', paidPaise: 79_900, days: 45, daysLeft: 30, contacts: 25, contactsLeft: 10 },
      unusedPaise: 32_000,
      newPaise: 299_900,
      differencePaise: 267_900,
      rule: expect.stringContaining('smaller share'),
    });
    const quote = await buyer.quote('tenant-relax');
    expect(quote).toMatchObject({ isUpgrade: true, upgrade: price, totalPaise: 267_900 });
    expect(quote.lines.map(({ kind, paise }) => [kind, paise])).toEqual([
      ['plan', 299_900],
      ['upgrade-credit', -32_000],
    ]);
    const { orderId, totalPaise } = await buyer.upgrade('tenant-relax');
    expect(totalPaise).toBe(267_900);
    expect(await server.order(person, orderId)).toMatchObject({ totalPaise: 267_900 });
  });

  it('ends the old plan and begins the new one, once it is paid', async () => {
    await buyer.buy('tenant-freedom');
    const orderId = await upgradeTo('tenant-relax');
    expect((await inForce()).map((plan) => [plan.code, plan.orderId])).toEqual([['TENANT_RELAX', orderId]]);
    const all = await server.database.select().from(boughtPlan).where(eq(boughtPlan.accountId, person.accountId));
    expect(all.map(({ code, endedWhy }) => [code, endedWhy]).sort()).toEqual([
      ['TENANT_FREEDOM', 'upgraded'],
      ['TENANT_RELAX', null],
    ]);
    expect(await buyer.bought(orderId)).toMatchObject({ choice: { isUpgrade: true } });
  });

  it('counts what an earlier upgrade brought in', async () => {
    await buyer.buy('tenant-freedom');
    await upgradeTo('tenant-relax');
    expect((await difference('tenant-relocation')).json()).toMatchObject({
      current: { paidPaise: 299_900 },
      unusedPaise: 299_900,
      differencePaise: 300_000,
    });
  });

  it('is no fresh plan: that one costs its full price, and both run', async () => {
    await buyer.buy('tenant-freedom');
    expect(await buyer.quote('tenant-relax', { fresh: 'true' })).toMatchObject({
      isUpgrade: false,
      totalPaise: 299_900,
    });
    await buyer.buy('tenant-relax');
    expect(await inForce()).toHaveLength(2);
  });

  it.each([
    ['without a plan', undefined, 'tenant-relax'],
    ['to a cheaper plan', 'tenant-relax', 'tenant-freedom'],
    ['to a plan with less', 'tenant-freedom', 'tenant-flatmate'],
  ])('%s is refused', async (_, current, next) => {
    if (current) await buyer.buy(current);
    expect((await difference(next)).statusCode).toBe(404);
    const answer = await buyer.press(next, {}, '/api/v1/plan_payment/tenant/upgrade/initiate');
    expect(answer.statusCode).toBe(409);
  });

  it('whose old plan ended meanwhile cannot be paid; money that arrives goes to the wallet', async () => {
    await buyer.buy('tenant-freedom');
    const { orderId, totalPaise } = await buyer.upgrade('tenant-relax');
    const page = await buyer.goToGateway(orderId);
    const [plan] = await inForce();
    const at = new Date(server.clock.now);
    await server.database.transaction((transaction) =>
      endPlan(transaction, { planId: plan?.id ?? '', why: 'cancelled', at }),
    );
    await server.decide(page, 'pay');
    expect(await server.order(person, orderId)).toMatchObject({ state: 'expired', toWalletPaise: totalPaise });
    expect(await inForce()).toEqual([]);
  });
});
