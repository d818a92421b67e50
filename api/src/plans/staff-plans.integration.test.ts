import type { StaffPlan } from '@aangan/shared-kit/contracts/staff-plans';
import { indiaDay } from '@aangan/shared-kit/domain/india-day';
import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import { type MoneyServer, openMoneyServer } from '../../testing/money-server.ts';
import { type SignedIn, signedIn } from '../../testing/signed-in.ts';
import { TEST_NOW } from '../../testing/test-data.ts';

const REASON = 'The board decided on new prices.';

let server: MoneyServer;
let staff: SignedIn;
beforeAll(async () => {
  server = await openMoneyServer();
  staff = await signedIn(server.database, { role: 'staff' });
});
afterAll(() => server.close());

const send = (path: string, payload: object, who = staff) =>
  server.send(who, 'POST', `/api/v1/staff/plans/${path}`, payload);

const sold = async () =>
  (await server.get('/api/v3/plan_payment/tenant/plans')).json<{ plans: { code: string; amount: number }[] }>().plans;

const planOf = async (id: string) =>
  (await server.get('/api/v1/staff/plans', staff)).json<{ plans: StaffPlan[] }>().plans.find((plan) => plan.id === id);

it('a price holds from its day on, in India', async () => {
  const from = indiaDay(TEST_NOW + 3 * DAY_MS);
  const amountOf = async () => (await sold()).find(({ code }) => code === 'TENANT_RELAX')?.amount;
  expect((await send('tenant-relax/price', { paise: 349_900, from, reason: REASON })).statusCode).toBe(200);
  expect(await amountOf()).toBe(2999);
  expect(await planOf('tenant-relax')).toMatchObject({ price: { paise: 299_900 }, later: [{ paise: 349_900 }] });
  server.clock.now = TEST_NOW + 4 * DAY_MS;
  expect(await amountOf()).toBe(3499);
  server.clock.now = TEST_NOW;
});

it('a price of today or of an unknown plan is refused', async () => {
  const body = { paise: 100_000, from: indiaDay(TEST_NOW), reason: REASON };
  expect((await send('tenant-relax/price', body)).statusCode).toBe(400);
  const later = { ...body, from: indiaDay(TEST_NOW + 2 * DAY_MS) };
  expect((await send('no-such-plan/price', later)).statusCode).toBe(404);
});

it('a plan off sale is not listed, until it is on sale again', async () => {
  const listed = async () => (await sold()).some(({ code }) => code === 'TENANT_FLATMATE');
  await send('tenant-flatmate/sale', { onSale: false, reason: REASON });
  expect([await listed(), (await planOf('tenant-flatmate'))?.onSale]).toEqual([false, false]);
  await send('tenant-flatmate/sale', { onSale: true, reason: REASON });
  expect(await listed()).toBe(true);
});

it('nobody but staff with the role changes prices', async () => {
  const person = await signedIn(server.database);
  const other = await signedIn(server.database, { role: 'staff', staffRoles: ['listings'] });
  for (const who of [person, other]) {
    expect((await server.get('/api/v1/staff/plans', who)).statusCode).not.toBe(200);
    expect((await send('tenant-relax/sale', { onSale: false, reason: REASON }, who)).statusCode).not.toBe(200);
    const body = { paise: 100, from: indiaDay(TEST_NOW + 2 * DAY_MS), reason: REASON };
    expect((await send('tenant-relax/price', body, who)).statusCode).not.toBe(200);
  }
});
