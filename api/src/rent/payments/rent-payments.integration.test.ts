import { randomUUID } from 'node:crypto';
import type { RentDue } from '@aangan/shared-kit/contracts/rent-payments';
import { eq, inArray } from 'drizzle-orm';
import { sandboxPayout } from '../../../demo/sandbox-bank/sandbox-bank.tables.ts';
import { HOME, openRentServer, RENT, type RentServer } from '../../../testing/rent-server.ts';
import type { SignedIn } from '../../../testing/signed-in.ts';
import { TEST_NOW } from '../../../testing/test-data.ts';
import { outboxMessage } from '../../foundation/messages/messages.tables.ts';
import { balanceOf } from '../../money/ledger/public.ts';
import { grantCredit } from '../../money/wallet/public.ts';
import { rentLandlord } from '../landlords/landlords.tables.ts';
import { rentReceipts } from '../receipts/receipts.tables.ts';
import { clientMoneyProof } from './client-money-proof.ts';
import { rentPayout, rentShare } from './rent-payments.tables.ts';

let server: RentServer;
let payer: SignedIn;
beforeAll(async () => {
  server = await openRentServer();
});
beforeEach(async () => {
  server.clock.now = TEST_NOW;
  payer = await server.payer();
});
afterEach(async () => {
  const { offByPaise, offDues } = await clientMoneyProof(server.database);
  expect({ offByPaise, offDues }).toEqual({ offByPaise: 0, offDues: [] });
});
afterAll(() => server.close());

const due = (id: string) => server.due(payer, id);
const newDue = async (landlordId: string) => server.newDue(payer, landlordId);
const landlord = (...args: [string?, Partial<typeof rentLandlord.$inferInsert>?]) => server.landlord(payer, ...args);
const firstShare = ({ shares: [share] }: RentDue) => share?.id ?? '';

describe('a rent payment', () => {
  it('goes from the payer to the landlord, with a receipt by itself, and leaves only our fee with us', async () => {
    const feesBefore = await balanceOf(server.database, 'sales:rent-payment');
    const made = await newDue(await landlord());
    expect(made).toMatchObject({ state: 'collecting', step: 'initiated', paise: RENT, dueOn: '2026-11-05' });
    expect((await server.payRent(payer, firstShare(made), 'netbanking')).status).toBe(200);
    expect(await due(made.id)).toMatchObject({ state: 'received', shares: [{ state: 'received', feePaise: 125_00 }] });
    await server.later();
    const found = await due(made.id);
    expect(found).toMatchObject({
      state: 'arrived',
      step: 'arrived',
      payouts: [{ state: 'arrived' }],
      mayCancel: false,
    });
    expect(found.payouts[0]?.bankReference).toMatch(/^SBX/);
    // Of 125 with GST, two halves of 9 % are 19.06.
    expect((await balanceOf(server.database, 'sales:rent-payment')) - feesBefore).toBe(105_94);
    const receipts = await server.database
      .select()
      .from(rentReceipts)
      .where(eq(rentReceipts.accountId, payer.accountId));
    expect(receipts.map(({ facts }) => facts)).toEqual([
      expect.objectContaining({ rentRupees: 25_000, from: '2026-11', to: '2026-11', landlord: 'S. Ramanathan' }),
    ]);
    const pdf = await server.get(found.receiptUrl ?? '', payer);
    expect(pdf.headers.location).toBe(`/api/v1/rent-receipts/${receipts[0]?.id}/receipts.pdf`);
  });

  it('is one sum a month, takes another amount before it is paid, and is nobody else’s', async () => {
    const lord = await landlord();
    const id = await server.tenancy(payer, lord);
    const again = (paise: number) =>
      server.call<RentDue>(payer, 'POST', `tenancies/${id}/dues`, { kind: 'rent', month: '2026-11', paise });
    const [one, other] = await Promise.all([again(RENT), again(RENT)]);
    expect(one.body.id).toBe(other.body.id);
    const changed = await again(RENT + 100);
    expect(changed.body).toMatchObject({ id: one.body.id, paise: RENT + 100, shares: [{ paise: RENT + 100 }] });
    const stranger = await server.payer();
    for (const path of [`dues/${one.body.id}`, `tenancies/${id}`]) {
      expect((await server.call(stranger, 'GET', path)).status).toBe(404);
    }
    expect((await server.payRent(stranger, firstShare(changed.body))).status).toBe(404);
    expect((await server.call(stranger, 'POST', `dues/${one.body.id}/cancel`)).status).toBe(404);
    expect(
      (
        await server.call(stranger, 'POST', 'tenancies', {
          kind: 'rent',
          landlordId: lord,
          home: HOME,
          monthlyPaise: RENT,
          dueDay: 5,
        })
      ).status,
    ).toBe(400);
  });

  it('needs the code of the registered number, and cards need the landlord’s KYC', async () => {
    const made = await newDue(await landlord());
    server.clock.now += 31 * 60_000;
    const refused = await server.payRent(payer, firstShare(made));
    expect(refused).toMatchObject({ status: 403, body: { details: { needsOtp: true } } });
    expect(refused.body.message).toBe('Please enter the OTP sent your registered mobile number to verify your account');
    server.clock.now = TEST_NOW;
    expect((await server.payRent(payer, firstShare(made), 'card')).status).toBe(400);
    const verified = await newDue(await landlord('000011113333', { kyc: 'verified' }));
    expect((await server.payRent(payer, firstShare(verified), 'card')).status).toBe(200);
    // The order takes no other way than the one that its fee is for.
    const other = await newDue(await landlord('000011114444'));
    const { body } = await server.call<{ orderId: string }>(payer, 'POST', `shares/${firstShare(other)}/pay`, {
      method: 'upi',
    });
    expect((await server.order(payer, body.orderId)).methods).toEqual(['upi', 'upi-collect']);
    expect((await server.pay(payer, body.orderId, { method: 'card' })).statusCode).toBe(400);
  });

  it('is paid in part by credits, which we put into the escrow account', async () => {
    const at = new Date(TEST_NOW);
    await server.database.transaction((transaction) =>
      grantCredit(transaction, {
        accountId: payer.accountId,
        paise: 200_00,
        key: randomUUID(),
        campaign: 'refer',
        title: 'A scratch card',
        expiresAt: new Date(TEST_NOW + 86_400_000),
        at,
      }),
    );
    const made = await newDue(await landlord());
    await server.payRent(payer, firstShare(made));
    const [share] = await server.database.select().from(rentShare).where(eq(rentShare.dueId, made.id));
    expect(share).toMatchObject({ state: 'received', gatewayPaise: RENT - 200_00 });
    await server.later();
    expect((await due(made.id)).state).toBe('arrived');
  });

  it.each([
    ['9101', 'wrong-account'],
    ['9102', 'account-closed'],
    ['9103', 'name-differs'],
    ['9104', 'bank-down'],
  ])('to an account that ends in %s comes back: %s; it is sent again after a correction', async (ending, reason) => {
    const lord = await landlord(`00001111${ending}`);
    const made = await newDue(lord);
    await server.payRent(payer, firstShare(made));
    await server.later();
    expect(await due(made.id)).toMatchObject({ state: 'returned', returnReason: reason, maySendAgain: true });
    const right = server.account(lord, '000011112222');
    await server.database.update(rentLandlord).set(right).where(eq(rentLandlord.id, lord));
    expect((await server.call(payer, 'POST', `dues/${made.id}/send-again`)).status).toBe(200);
    await server.later();
    expect(await due(made.id)).toMatchObject({
      state: 'arrived',
      payouts: [{ state: 'failed' }, { state: 'arrived' }],
    });
  });

  it.each([
    ['9105', 'does not answer the first time'],
    ['9106', 'sends its news twice'],
    ['9107', 'never sends news'],
  ])('is sent once where the bank (%s) %s', async (ending) => {
    const made = await newDue(await landlord(`00001111${ending}`));
    await server.payRent(payer, firstShare(made));
    await server.later(4);
    expect(await due(made.id)).toMatchObject({ state: 'arrived', payouts: [{ state: 'arrived' }] });
    const ours = await server.database.select().from(rentPayout).where(eq(rentPayout.dueId, made.id));
    const keys = ours.map(({ id }) => id);
    expect(await server.database.$count(sandboxPayout, inArray(sandboxPayout.key, keys))).toBe(1);
  });

  it('that came back can be taken back by its payer, with the fee', async () => {
    const made = await newDue(await landlord('000011119101'));
    await server.payRent(payer, firstShare(made), 'netbanking');
    await server.later();
    expect((await server.call<RentDue>(payer, 'POST', `dues/${made.id}/cancel`)).body.state).toBe('refunding');
    await server.later();
    const found = await due(made.id);
    expect(found).toMatchObject({ state: 'refunded', shares: [{ state: 'refunded' }] });
    const [share] = await server.database.select().from(rentShare).where(eq(rentShare.dueId, made.id));
    expect(share?.refundedPaise).toBe(RENT + 125_00);
    // The month can be paid anew.
    const again = await server.call<RentDue>(payer, 'POST', `tenancies/${made.tenancyId}/dues`, {
      kind: 'rent',
      month: '2026-11',
      paise: RENT,
    });
    expect(again.body.id).not.toBe(made.id);
  });

  it('that the gateway takes back after it was sent is our loss, and comes home if the payout fails', async () => {
    const made = await newDue(await landlord('000011119108'));
    const page = (await server.gatewayPage(payer, firstShare(made))) ?? '';
    await server.decide(page, 'pay');
    await server.jobs.drain();
    server.clock.now += 1_500;
    await server.jobs.send('sandbox-bank', {});
    await server.jobs.drain();
    expect((await due(made.id)).state).toBe('arrived');
    await server.decide(page, 'refund');
    const owed = () => balanceOf(server.database, `receivable:${payer.accountId}`);
    expect(await owed()).toBe(-RENT);
    await server.later();
    expect(await owed()).toBe(0);
    expect(await due(made.id)).toMatchObject({ state: 'refunded', shares: [{ state: 'refunded' }] });
  });

  it('is cancelled before it is paid, and money that comes later is in the wallet', async () => {
    const made = await newDue(await landlord());
    const page = (await server.gatewayPage(payer, firstShare(made))) ?? '';
    expect((await server.call<RentDue>(payer, 'POST', `dues/${made.id}/cancel`)).body.state).toBe('cancelled');
    await server.decide(page, 'pay');
    expect(await balanceOf(server.database, `wallet:${payer.accountId}`)).toBe(RENT);
    await server.later();
    expect((await due(made.id)).state).toBe('cancelled');
  });

  it('is told to payer and landlord', async () => {
    const made = await newDue(await landlord());
    await server.payRent(payer, firstShare(made));
    await server.later();
    await server.jobs.send('rent-news', {});
    await server.jobs.drain();
    const sent = await server.database
      .select()
      .from(outboxMessage)
      .where(inArray(outboxMessage.template, ['rent-news', 'landlord-rent-news']));
    expect(sent.some(({ text }) => text.includes(made.id) && text.includes('in your landlord’s account'))).toBe(true);
    expect(sent.some(({ target, text }) => target === '+919812345678' && text.includes('₹25,000 from Asha'))).toBe(
      true,
    );
  });
});
