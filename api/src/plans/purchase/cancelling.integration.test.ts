import type { MyPlan } from '@aangan/shared-kit/contracts/my-plans';
import { type MoneyServer, openMoneyServer } from '../../../testing/money-server.ts';
import { type PlanBuyer, planBuyer } from '../../../testing/plan-buyer.ts';
import { type SignedIn, signedIn } from '../../../testing/signed-in.ts';
import { TEST_NOW } from '../../../testing/test-data.ts';
import { plansInForce } from '../../money/entitlements/public.ts';
import { balanceOf, walletAccount } from '../../money/ledger/public.ts';

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

const plan = async (name: string) => {
  const { plans } = (await server.get('/api/v1/user/plans', person)).json<{ plans: MyPlan[] }>();
  const found = plans.find((each) => each.name === name);
  if (!found) throw new Error(`No plan ${name}`);
  return found;
};

const cancel = (planId: string, refundPaise: number) =>
  server.send(person, 'POST', `/api/v1/user/plans/${planId}/cancel`, { refundPaise });

describe('a bought plan that is cancelled', () => {
  it('is cancelled, not refunded, when all of its price comes back; another press changes nothing', async () => {
    await buyer.buy('tenant-freedom');
    const { id, orderId, cancellation } = await plan('Freedom');
    expect(cancellation).toMatchObject({ refundPaise: 79_900, kept: { of: 'nothing' } });
    for (let each = 0; each < 2; each += 1) expect((await cancel(id, 79_900)).statusCode).toBe(200);
    expect(await plan('Freedom')).toMatchObject({ state: 'cancelled', refund: { gatewayPaise: 79_900 } });
    expect((await server.order(person, orderId ?? '')).state).toBe('refunded');
    expect(await plansInForce(server.database, person.accountId, new Date(TEST_NOW))).toEqual([]);
  });

  it('does not also lower the price of an upgrade that is paid after it: that money goes to the wallet', async () => {
    await buyer.buy('tenant-freedom');
    const { id } = await plan('Freedom');
    const { orderId, totalPaise } = await buyer.upgrade('tenant-relax');
    const page = await buyer.goToGateway(orderId);
    expect((await cancel(id, 79_900)).statusCode).toBe(200);
    await server.decide(page, 'pay');
    expect(await plansInForce(server.database, person.accountId, new Date(TEST_NOW))).toEqual([]);
    expect(await balanceOf(server.database, walletAccount(person.accountId))).toBe(totalPaise);
  });

  it('gives the price of an upgrade back, and the plan before it goes on with what it had left', async () => {
    await buyer.buy('tenant-freedom');
    const freedom = await plan('Freedom');
    const { orderId, totalPaise } = await buyer.upgrade('tenant-relax');
    await server.decide(await buyer.goToGateway(orderId), 'pay');
    const relax = await plan('Relax');
    expect(relax.cancellation).toMatchObject({ refundPaise: totalPaise, goesOn: 'Freedom' });
    expect((await cancel(relax.id, totalPaise)).statusCode).toBe(200);
    expect(await plansInForce(server.database, person.accountId, new Date(TEST_NOW))).toMatchObject([
      { id: freedom.id, endedAt: null },
    ]);
    expect(await plan('Freedom')).toMatchObject({ state: 'active', to: freedom.to, contacts: freedom.contacts });
  });

  it('stays upgraded once the upgrade is paid', async () => {
    await buyer.buy('tenant-freedom');
    const { id } = await plan('Freedom');
    const { orderId } = await buyer.upgrade('tenant-relax');
    await server.decide(await buyer.goToGateway(orderId), 'pay');
    expect((await cancel(id, 79_900)).statusCode).toBe(409);
    expect(await plan('Relax')).toMatchObject({ state: 'active' });
  });
});
