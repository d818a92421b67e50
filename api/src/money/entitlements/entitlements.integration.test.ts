import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import { type MoneyServer, openMoneyServer } from '../../../testing/money-server.ts';
import { testTerms } from '../../../testing/plan-terms.ts';
import { sellPlan } from '../../../testing/sell-plan.ts';
import { type SignedIn, signedIn } from '../../../testing/signed-in.ts';
import { TEST_NOW } from '../../../testing/test-data.ts';
import { type TestShop, testShop } from '../../../testing/test-shop.ts';
import { endPlan, entitlementsOf, grantPlan, plansInForce } from './public.ts';

let server: MoneyServer;
let shop: TestShop;
let person: SignedIn;
beforeAll(async () => {
  shop = testShop();
  server = await openMoneyServer({ beside: [shop.module] });
});
beforeEach(async () => {
  person = await signedIn(server.database);
});
afterAll(() => server.close());

const at = (days: number) => new Date(TEST_NOW + days * DAY_MS);
const grant = (facts: Parameters<typeof testTerms>[0] = {}, from = 0, orderId: string | null = null) =>
  grantPlan(server.database, { accountId: person.accountId, orderId, terms: testTerms(facts), from: at(from) });
const inForce = async (days: number) =>
  (await plansInForce(server.database, person.accountId, at(days))).map(({ id }) => id);

describe('a bought plan', () => {
  it('is given once by an order, also when the order is repeated at the same time', async () => {
    const orderId = await sellPlan(server, shop, person);
    const ids = await Promise.all(Array.from({ length: 10 }, () => grant({}, 0, orderId)));
    expect(new Set(ids).size).toBe(1);
    expect(await inForce(1)).toEqual([ids[0]]);
  });

  it('is in force for the days of its terms, and until it ends', async () => {
    const planId = await grant({ days: 30 });
    expect([await inForce(-1), await inForce(0), await inForce(29.9), await inForce(30)]).toEqual([
      [],
      [planId],
      [planId],
      [],
    ]);
    const end = () =>
      server.database.transaction((transaction) => endPlan(transaction, { planId, why: 'upgraded', at: at(3) }));
    expect((await end())?.endedWhy).toBe('upgraded');
    expect(await end()).toBeUndefined();
    expect(await inForce(4)).toEqual([]);
  });

  it('gives its services and registered deals together with other plans', async () => {
    await grant({ transactionDetails: 25, services: ['relationship-manager'] });
    await grant({ transactionDetails: 5, services: ['photos', 'relationship-manager'] });
    const { plans, unlocks, services } = await entitlementsOf(server.database, person.accountId, at(1));
    expect(plans).toHaveLength(2);
    expect(unlocks).toEqual({ limit: 30, used: 0, left: 30 });
    expect([...services].sort()).toEqual(['photos', 'relationship-manager']);
    const stranger = await signedIn(server.database);
    expect((await entitlementsOf(server.database, stranger.accountId, at(1))).plans).toEqual([]);
  });
});
