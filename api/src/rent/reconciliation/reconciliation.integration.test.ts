import type { MoneyDifference } from '@aangan/shared-kit/contracts/reconciliation';
import type { RentDue, RentTenancy } from '@aangan/shared-kit/contracts/rent-payments';
import { indiaDay, indiaDayStart } from '@aangan/shared-kit/domain/india-day';
import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import { eq, inArray } from 'drizzle-orm';
import { sandboxPayout } from '../../../demo/sandbox-bank/sandbox-bank.tables.ts';
import { sandboxOrder } from '../../../demo/sandbox-gateway/sandbox-gateway.tables.ts';
import { HOME, openRentServer, RENT, type RentServer } from '../../../testing/rent-server.ts';
import { provenNumber } from '../../../testing/saved-landlord.ts';
import { type SignedIn, signedIn } from '../../../testing/signed-in.ts';
import { payment } from '../../money/payments/payments.tables.ts';
import { clientMoneyProof } from '../payments/client-money-proof.ts';
import { rentPayout, rentShare } from '../payments/rent-payments.tables.ts';

/** Noon of a day on which no other test pays anything. */
const PAID_ON = indiaDayStart('2027-03-09') + DAY_MS / 2;
const RENTS = 12;

let server: RentServer;
beforeAll(async () => {
  server = await openRentServer();
});
afterAll(() => server.close());

/** Rents that have arrived, one for each of as many landlords. @returns payments and payouts by the ids of both sides */
async function arrivedRents(payer: SignedIn) {
  const dues: string[] = [];
  for (let index = 0; index < RENTS; index += 1) {
    const landlordId = await server.landlord(payer, `3000${String(index).padStart(8, '0')}`);
    const body = { kind: 'rent', landlordId, home: HOME, monthlyPaise: RENT, dueDay: 5 };
    const { id } = (await server.call<RentTenancy>(payer, 'POST', 'tenancies', body)).body;
    const asked = { kind: 'rent', month: '2027-03', paise: RENT + index };
    const due = (await server.call<RentDue>(payer, 'POST', `tenancies/${id}/dues`, asked)).body;
    await server.payRent(payer, due.shares[0]?.id ?? '');
    dues.push(due.id);
  }
  await server.later();
  const paid = await server.database
    .select({ id: payment.id, subject: payment.gatewayPayment, gatewayOrder: payment.gatewayOrder })
    .from(rentShare)
    .innerJoin(payment, eq(payment.orderId, rentShare.orderId))
    .where(inArray(rentShare.dueId, dues));
  const payouts = await server.database.select().from(rentPayout).where(inArray(rentPayout.dueId, dues));
  expect(payouts.filter(({ state }) => state === 'arrived')).toHaveLength(RENTS);
  return {
    payments: paid.map(({ id, subject, gatewayOrder }) => ({ id, subject: subject ?? '', order: gatewayOrder ?? '' })),
    payouts: payouts.map(({ id }) => id),
  };
}

/** Reads the files that are complete on a morning some days after the payments. */
async function morning(days: number): Promise<void> {
  server.clock.now = PAID_ON + days * DAY_MS;
  await server.jobs.send('reconciliation', {});
  await server.jobs.drain();
}

const changeOrder = (id: string, change: Partial<typeof sandboxOrder.$inferInsert>) =>
  server.database.update(sandboxOrder).set(change).where(eq(sandboxOrder.id, id));
const changePayout = (key: string, change: Partial<typeof sandboxPayout.$inferInsert>) =>
  server.database.update(sandboxPayout).set(change).where(eq(sandboxPayout.key, key));

type Payments = Awaited<ReturnType<typeof arrivedRents>>['payments'];

/** Plants two differences of each kind between our payments and the gateway’s file, and two lines that come again. */
async function plantInGateway([one, two, three, four, five, six, seven, eight]: Payments) {
  const pairs = { missing: [one, two], amount: [three, four], state: [five, six], twice: [seven, eight] };
  for (const at of pairs.missing) await changeOrder(at?.order ?? '', { state: 'open' });
  for (const at of pairs.amount) await changeOrder(at?.order ?? '', { paise: 1 });
  for (const at of pairs.state) {
    await server.database
      .update(payment)
      .set({ state: 'pending' })
      .where(eq(payment.id, at?.id ?? ''));
  }
  for (const name of ['strange1', 'strange2']) {
    const order = { id: `order_${name}`, reference: name, paise: 100_00, description: 'Of nobody', returnUrl: '/' };
    await server.database.insert(sandboxOrder).values({ ...order, state: 'paid', createdAt: new Date(PAID_ON) });
  }
  return {
    planted: [
      ...Object.entries(pairs).flatMap(([kind, of]) => of.map((at) => `gateway ${kind} ${at?.subject}`)),
      ...['gateway unknown sbx_strange1', 'gateway unknown sbx_strange2'],
    ],
    later: async () => {
      for (const at of pairs.twice) await changeOrder(at?.order ?? '', { createdAt: new Date(PAID_ON + DAY_MS) });
    },
  };
}

/** The same between our payouts and the bank’s list. */
async function plantInBank([one = '', two = '', three = '', four = '', five = '', six = '', ...rest]: string[]) {
  const pairs = { missing: [one, two], amount: [three, four], state: [five, six], twice: rest.slice(0, 2) };
  const unknown = ['pto_strange1', 'pto_strange2'];
  await server.database.delete(sandboxPayout).where(inArray(sandboxPayout.key, pairs.missing));
  for (const key of pairs.amount) await changePayout(key, { paise: 1 });
  for (const key of pairs.state) await changePayout(key, { status: 'reversed' });
  for (const key of unknown) {
    const payout = { id: `pout_${key}`, key, body: '{}', paise: 100_00, createdAt: new Date(PAID_ON) };
    await server.database.insert(sandboxPayout).values({ ...payout, status: 'processed', plan: 'arrive', webhooks: 0 });
  }
  return {
    planted: Object.entries({ ...pairs, unknown }).flatMap(([kind, keys]) => keys.map((key) => `bank ${kind} ${key}`)),
    later: async () => {
      for (const key of pairs.twice) await changePayout(key, { createdAt: new Date(PAID_ON + DAY_MS) });
    },
  };
}

it('finds each of twenty planted differences in the files of gateway and bank, and nothing else', async () => {
  server.clock.now = PAID_ON;
  const payer = await signedIn(server.database, {}, PAID_ON);
  await provenNumber(server.database, payer.accountId, new Date(PAID_ON));
  const { payments, payouts } = await arrivedRents(payer);
  const [gateway, bank] = [await plantInGateway(payments), await plantInBank(payouts)];
  await morning(2);
  await gateway.later();
  await bank.later();
  // A payment may be in the gateway’s file for a week.
  for (let days = 3; days <= 8; days += 1) await morning(days);

  const staff = await signedIn(server.database, { role: 'staff' }, server.clock.now);
  const path = '/api/v1/staff/rent-pay/differences';
  const open = async () => {
    const { body } = await server.call<{ differences: MoneyDifference[] }>(staff, 'GET', path);
    return body.differences.filter(({ day }) => day >= indiaDay(PAID_ON));
  };
  const found = await open();
  const planted = [...gateway.planted, ...bank.planted];
  expect(planted).toHaveLength(20);
  expect(found.map(({ file, kind, subject }) => `${file} ${kind} ${subject}`).toSorted()).toEqual(planted.toSorted());
  expect(found.find(({ kind, file }) => kind === 'amount' && file === 'bank')).toMatchObject({ theirs: '₹0.01, done' });

  const payload = { choice: 'explained', reason: 'The bank has corrected its list.' };
  const url = `${path}/${found[0]?.id}`;
  const explain = () => server.send(staff, 'POST', url, payload);
  expect((await explain()).statusCode).toBe(200);
  expect((await explain()).statusCode).toBe(404);
  expect(await open()).toHaveLength(19);
  const { offByPaise } = await clientMoneyProof(server.database);
  expect(offByPaise).toBe(0);
});
