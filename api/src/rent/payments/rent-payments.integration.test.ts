import { randomUUID } from 'node:crypto';
import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import type { RentDue } from '@aangan/shared-kit/contracts/rent-payments';
import { eq, like, sql } from 'drizzle-orm';
import { SANDBOX_BANK_JOB } from '../../../demo/sandbox-bank/sandbox-bank.ts';
import { type MoneyServer, openMoneyServer } from '../../../testing/money-server.ts';
import { type SignedIn, signedIn } from '../../../testing/signed-in.ts';
import { TEST_NOW } from '../../../testing/test-data.ts';
import { ledgerEntry } from '../../money/ledger/public.ts';
import { PAYOUTS_JOB } from './payouts-job.ts';
import { rentStepUp } from './rent-payments.tables.ts';

let server: MoneyServer;
let payer: SignedIn;
beforeAll(async () => {
  server = await openMoneyServer();
});
beforeEach(async () => {
  server.clock.now = TEST_NOW;
  payer = await signedIn(server.database);
});
afterAll(() => server.close());

async function send<Answer>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, by = payer) {
  const answer = await server.app.inject({
    method,
    url: `/api/v1/rent-pay/${path}`,
    headers: { cookie: by.cookie, device: 'DESKTOP', 'idempotency-key': randomUUID() },
    ...(body && { payload: body }),
  });
  if (answer.statusCode >= 500) throw new Error(answer.body);
  return { status: answer.statusCode, json: answer.json<Answer>() };
}

type Landlord = CallAnswer<'POST /api/v1/rent-pay/landlords'>;
type Tenancy = CallAnswer<'POST /api/v1/rent-pay/tenancies'>;

let accounts = 0;

/** An account number with the given ending, which decides what the sandbox's bank does. */
const account = (ending = '456') => `5010${String((accounts += 1)).padStart(6, '0')}${ending}`;

async function landlord(ending?: string): Promise<Landlord> {
  const { json } = await send<Landlord>('POST', 'landlords', {
    name: 'Meena Iyer',
    phone: '9845012345',
    email: '',
    destination: { kind: 'bank', accountNumber: account(ending), ifsc: 'HDFC0000053' },
    pan: '',
    hasNoPan: true,
  });
  return (await send<Landlord>('POST', `landlords/${json.id}/check`, {})).json;
}

async function begunDue(ending?: string, rupees = 18_000): Promise<RentDue> {
  const { id: landlordId } = await landlord(ending);
  const home = { kind: 'rent', landlordId, home: '12, 4th Cross, Jayanagar', monthlyPaise: rupees * 100, dueDay: 5 };
  const tenancy = (await send<Tenancy>('POST', 'tenancies', home)).json;
  const month = tenancy.nextMonth;
  return (await send<RentDue>('POST', `tenancies/${tenancy.id}/dues`, { kind: 'rent', month, paise: rupees * 100 }))
    .json;
}

const dueOf = async (id: string) => (await send<RentDue>('GET', `dues/${id}`)).json;

const proveNumber = (by = payer) =>
  server.database
    .insert(rentStepUp)
    .values({ accountId: by.accountId, verifiedAt: new Date(server.clock.now) })
    .onConflictDoUpdate({ target: rentStepUp.accountId, set: { verifiedAt: new Date(server.clock.now) } });

/** Pays the only share of a due at the gateway. @returns the order's id, and the gateway's page */
async function paid(due: RentDue, method = 'upi'): Promise<{ orderId: string; page: string }> {
  await proveNumber();
  const { json } = await send<{ orderId: string }>('POST', `shares/${due.shares[0]?.id}/pay`, { method });
  const order = await server.order(payer, json.orderId);
  const { payUrl } = (await server.pay(payer, json.orderId, { method: order.methods[0] ?? 'upi' })).json<{
    payUrl: string;
  }>();
  const page = await server.checkout(payer, payUrl);
  await server.decide(page, 'pay');
  await server.jobs.drain();
  return { orderId: json.orderId, page };
}

/** Lets the bank decide. */
async function bankDecides() {
  server.clock.now += 60_000;
  await server.jobs.send(SANDBOX_BANK_JOB, {});
  await server.jobs.drain();
}

/** Sum over all ledger accounts of money of others. */
async function clientMoney(): Promise<number> {
  const [row] = await server.database
    .select({ paise: sql<string>`coalesce(sum(${ledgerEntry.paise}), 0)` })
    .from(ledgerEntry)
    .where(
      sql`${ledgerEntry.ledgerAccount} like 'held:%' or ${ledgerEntry.ledgerAccount} like 'in-transit:%' or ${ledgerEntry.ledgerAccount} like 'escrow:%'`,
    );
  return Number(row?.paise);
}

const heldFor = async (dueId: string) => {
  const rows = await server.database
    .select({ paise: ledgerEntry.paise })
    .from(ledgerEntry)
    .where(eq(ledgerEntry.ledgerAccount, `held:${dueId}`));
  return rows.reduce((sum, { paise }) => sum + paise, 0);
};

describe('rent', () => {
  it('is collected, sent to the landlord and arrives, and makes its receipt', async () => {
    const due = await begunDue();
    expect(due).toMatchObject({ state: 'collecting', step: 'initiated', mayCancel: true, receiptUrl: null });
    await paid(due);
    expect(await dueOf(due.id)).toMatchObject({ state: 'sent', step: 'sent', shares: [{ state: 'received' }] });
    expect(await clientMoney()).toBe(0);
    await bankDecides();
    const arrived = await dueOf(due.id);
    expect(arrived).toMatchObject({ state: 'arrived', payouts: [{ state: 'arrived' }], mayCancel: false });
    expect(arrived.payouts[0]?.bankReference).toMatch(/^UTR/);
    expect(await heldFor(due.id)).toBe(0);
    expect(await clientMoney()).toBe(0);
    const receipt = await server.get(arrived.receiptUrl ?? '', payer);
    expect(receipt.headers['content-type']).toBe('application/pdf');
  });

  it('needs a code to the registered number first', async () => {
    const due = await begunDue();
    const answer = await send('POST', `shares/${due.shares[0]?.id}/pay`, { method: 'upi' });
    expect(answer).toMatchObject({ status: 403, json: { details: { needsOtp: true } } });
  });

  it('has a fee by the way to pay, which the checkout keeps to', async () => {
    const due = await begunDue();
    await proveNumber();
    const { json } = await send<{ orderId: string }>('POST', `shares/${due.shares[0]?.id}/pay`, {
      method: 'netbanking',
    });
    const order = await server.order(payer, json.orderId);
    expect(order).toMatchObject({ totalPaise: 18_000_00 + 90_00, methods: ['netbanking'] });
    expect((await server.pay(payer, json.orderId, { method: 'upi' })).statusCode).toBe(400);
    const card = await send('POST', `shares/${due.shares[0]?.id}/pay`, { method: 'card' });
    expect(card.status).toBe(400);
  });

  it.each([
    ['001', 'wrong-account'],
    ['002', 'account-closed'],
    ['004', 'bank-down'],
  ])(
    'to an account ending in %s comes back because of %s, and goes back to the payer with the fee',
    async (ending, reason) => {
      const due = await begunDue(ending);
      const { orderId } = await paid(due, 'netbanking');
      await bankDecides();
      expect(await dueOf(due.id)).toMatchObject({ state: 'returned', returnReason: reason, maySendAgain: true });
      expect(await heldFor(due.id)).toBe(18_000_00);
      expect((await send('POST', `dues/${due.id}/cancel`)).json).toMatchObject({ state: 'refunding' });
      await server.jobs.drain();
      expect(await dueOf(due.id)).toMatchObject({ state: 'refunded', shares: [{ state: 'refunded' }] });
      expect(await server.order(payer, orderId)).toMatchObject({ state: 'refunded', refundedPaise: 18_090_00 });
      expect([await heldFor(due.id), await clientMoney()]).toEqual([0, 0]);
    },
  );

  it('that came back is sent again, to the account that was corrected', async () => {
    const due = await begunDue('001');
    await paid(due);
    await bankDecides();
    const { id } = (await dueOf(due.id)).landlord;
    const destination = { kind: 'bank', accountNumber: account(), ifsc: 'HDFC0000053' };
    await send('PUT', `landlords/${id}`, { destination });
    expect((await send('POST', `dues/${due.id}/send-again`)).status).toBe(409);
    await send('POST', `landlords/${id}/check`, {});
    expect((await send('POST', `dues/${due.id}/send-again`)).json).toMatchObject({ state: 'received' });
    await server.jobs.drain();
    await bankDecides();
    expect(await dueOf(due.id)).toMatchObject({
      state: 'arrived',
      payouts: [{ state: 'failed' }, { state: 'arrived' }],
    });
    expect([await heldFor(due.id), await clientMoney()]).toEqual([0, 0]);
  });

  it('of a large first payment waits for an answer of the payer or for the agreement', async () => {
    const due = await begunDue(undefined, 1_20_000);
    await paid(due);
    expect(await dueOf(due.id)).toMatchObject({ state: 'held', step: 'on-hold' });
    const { json } = await send<CallAnswer<'GET /api/v1/rent-pay/dues/{dueId}/hold'>>('GET', `dues/${due.id}/hold`);
    expect(json.hold).toMatchObject({ reason: 'large-first-payment', state: 'waiting' });
    await send('POST', `dues/${due.id}/hold/answer`, { choice: 'return' });
    await server.jobs.drain();
    expect(await dueOf(due.id)).toMatchObject({ state: 'refunded' });
    expect([await heldFor(due.id), await clientMoney()]).toEqual([0, 0]);
  });

  it('is one sum a month, however often it is begun, and one payment, however often it is paid', async () => {
    const due = await begunDue();
    const again = { kind: 'rent', month: due.month, paise: 18_000_00 };
    const begun = await Promise.all(
      Array.from({ length: 4 }, () => send<RentDue>('POST', `tenancies/${due.tenancyId}/dues`, again)),
    );
    expect(new Set(begun.map(({ json }) => json.id))).toEqual(new Set([due.id]));
    await paid(due);
    expect((await send('POST', `shares/${due.shares[0]?.id}/pay`, { method: 'upi' })).status).toBe(409);
  });

  it('is sent once, although the job runs many times at once', async () => {
    const due = await begunDue();
    await paid(due);
    await Promise.all(Array.from({ length: 6 }, () => server.jobs.send(PAYOUTS_JOB, {})));
    await server.jobs.drain();
    await bankDecides();
    expect((await dueOf(due.id)).payouts).toHaveLength(1);
  });

  it('that the gateway takes back after it was sent is owed by the payer', async () => {
    const due = await begunDue();
    const { page } = await paid(due);
    await bankDecides();
    await server.decide(page, 'refund');
    await server.jobs.drain();
    const owed = await server.database
      .select({ paise: ledgerEntry.paise })
      .from(ledgerEntry)
      .where(like(ledgerEntry.ledgerAccount, `receivable:${payer.accountId}`));
    expect(owed).toEqual([{ paise: -18_000_00 }]);
    expect(await dueOf(due.id)).toMatchObject({ state: 'arrived' });
    expect(await clientMoney()).toBe(0);
  });

  it('is nobody else’s', async () => {
    const due = await begunDue();
    const stranger = await signedIn(server.database);
    const { tenancyId, landlord: payee, shares } = due;
    const paths = [
      ['GET', `dues/${due.id}`],
      ['GET', `dues/${due.id}/hold`],
      ['POST', `dues/${due.id}/cancel`],
      ['POST', `dues/${due.id}/send-again`],
      ['GET', `tenancies/${tenancyId}`],
      ['DELETE', `tenancies/${tenancyId}`],
      ['GET', `landlords/${payee.id}`],
      ['DELETE', `landlords/${payee.id}`],
    ] as const;
    for (const [method, path] of paths) {
      expect([path, (await send(method, path, undefined, stranger)).status]).toEqual([path, 404]);
    }
    await proveNumber(stranger);
    expect((await send('POST', `shares/${shares[0]?.id}/pay`, { method: 'upi' }, stranger)).status).toBe(404);
    expect((await send<{ dues: [] }>('GET', 'dues', undefined, stranger)).json.dues).toEqual([]);
  });
});
