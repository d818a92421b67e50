import type { AutomaticRent } from '@aangan/shared-kit/contracts/rent-mandates';
import type { RentDue, RentTenancy } from '@aangan/shared-kit/contracts/rent-payments';
import { and, eq, inArray } from 'drizzle-orm';
import { sandboxOrder } from '../../../demo/sandbox-gateway/sandbox-gateway.tables.ts';
import { sandboxDebit, sandboxMandate } from '../../../demo/sandbox-mandates/sandbox-mandates.tables.ts';
import { HOME, openRentServer, RENT, type RentServer } from '../../../testing/rent-server.ts';
import type { SignedIn } from '../../../testing/signed-in.ts';
import { TEST_NOW } from '../../../testing/test-data.ts';
import { outboxMessage } from '../../foundation/messages/messages.tables.ts';
import { clientMoneyProof, rentTenancy } from '../payments/public.ts';
import { rentDebit, rentMandate } from './mandates.tables.ts';

const MOST = 30_000_00;

/** In India. */
const on = (time: string) => Date.parse(`2026-${time}:00+05:30`);
const NOTICE = on('12-01T09:00');
const DEBIT = on('12-03T07:00');

let server: RentServer;
let payer: SignedIn;
let tenancyId: string;
beforeAll(async () => {
  server = await openRentServer();
});
beforeEach(async () => {
  server.clock.now = TEST_NOW;
  payer = await server.payer();
  const body = { kind: 'rent', landlordId: await server.landlord(payer), home: HOME, monthlyPaise: RENT, dueDay: 5 };
  tenancyId = (await server.call<RentTenancy>(payer, 'POST', 'tenancies', body)).body.id;
});
afterEach(async () => {
  const { offByPaise, offDues } = await clientMoneyProof(server.database);
  expect({ offByPaise, offDues }).toEqual({ offByPaise: 0, offDues: [] });
});
afterAll(() => server.close());

const path = (rest = '') => `tenancies/${tenancyId}/mandate${rest}`;
const look = async (who = payer) => (await server.call<AutomaticRent>(who, 'GET', path())).body;
const ask = (who: SignedIn, terms: object = {}) =>
  server.call<AutomaticRent>(who, 'POST', path(), { mostPaise: MOST, debitDay: 3, agreed: true, ...terms });
const skip = (month: string, isSkipped: boolean) =>
  server.call<AutomaticRent>(payer, 'PUT', path(`/months/${month}`), { skip: isSkipped });

/** Runs the jobs of a moment: twice at once, as two instances do. */
async function runAt(time: number): Promise<void> {
  server.clock.now = time;
  for (let run = 0; run < 2; run += 1) await server.jobs.send('rent-mandates', {});
  await Promise.all([server.jobs.drain(), server.jobs.drain()]);
}

/** Sets a mandate up and approves it on the gateway's page. */
async function approved(behaviour = 'works', terms: object = {}): Promise<void> {
  const { body } = await ask(payer, terms);
  await onGatewayPage(body.asked?.approveUrl ?? '', 'approve', behaviour);
  await runAt(server.clock.now);
}

async function onGatewayPage(url: string, decision: string, behaviour = 'works'): Promise<void> {
  await server.postForm(undefined, url, { decision, behaviour });
}

const ownDebits = () =>
  server.database
    .select({ debit: rentDebit })
    .from(rentDebit)
    .innerJoin(rentMandate, eq(rentMandate.id, rentDebit.mandateId))
    .where(eq(rentMandate.accountId, payer.accountId));
const messages = async (template: string) => {
  const sent = await server.database
    .select()
    .from(outboxMessage)
    .where(and(eq(outboxMessage.target, payer.phone), eq(outboxMessage.template, template)));
  return sent.map(({ text }) => text);
};
/** Orders of the gateway that took money for this payer. */
async function taken(): Promise<number> {
  const orders = (await ownDebits()).flatMap(({ debit }) => debit.gatewayOrder ?? []);
  return server.database.$count(
    sandboxOrder,
    and(inArray(sandboxOrder.id, ['', ...orders]), eq(sandboxOrder.state, 'paid')),
  );
}

describe('a mandate', () => {
  it('is approved at the gateway, announced two days before, and takes the rent once, which arrives', async () => {
    await approved();
    expect(await look()).toMatchObject({
      paise: RENT,
      mandate: { state: 'active', mostPaise: MOST, debitDay: 3 },
      next: { month: '2026-12', debitAt: DEBIT },
      asked: null,
    });
    const [proof] = await server.database.select().from(sandboxMandate).where(eq(sandboxMandate.status, 'confirmed'));
    expect(proof?.isProofBack).toBe(true);
    await runAt(on('11-30T09:00'));
    expect((await look()).debits).toEqual([]);
    await runAt(NOTICE);
    expect((await look()).debits).toMatchObject([
      { month: '2026-12', state: 'noticed', paise: RENT, debitAt: DEBIT, maySkip: true },
    ]);
    const notices = await messages('rent-debit-notice');
    expect(notices).toHaveLength(1);
    expect(notices[0]).toContain('takes ₹25,000 from your account by UPI AutoPay on 3 Dec');
    await runAt(DEBIT - 60_000);
    expect(await taken()).toBe(0);
    await runAt(DEBIT);
    expect(await taken()).toBe(1);
    const [debit] = (await look()).debits;
    expect(debit?.state).toBe('paid');
    await server.later();
    expect(await server.due(payer, debit?.dueId ?? '')).toMatchObject({ state: 'arrived', month: '2026-12' });
    expect(await messages('rent-news')).toContainEqual(expect.stringContaining('was taken from your account'));
    // The next month has a debit of its own.
    await runAt(on('12-04T09:00'));
    expect((await look()).next).toMatchObject({ month: '2027-01' });
  });

  it('takes rent once though every step is killed before it is stored', async () => {
    await approved();
    await runAt(NOTICE);
    const back = (change: Partial<typeof rentDebit.$inferInsert>) =>
      server.database
        .update(rentDebit)
        .set({ workAt: new Date(server.clock.now), ...change })
        .where(eq(rentDebit.state, change.state === 'planned' ? 'noticed' : 'paid'));
    // The bank was told, and the process died before it stored that.
    await back({ state: 'planned', gatewayOrder: null, noticedAt: null });
    await runAt(NOTICE + 120_000);
    expect(await messages('rent-debit-notice')).toHaveLength(1);
    await runAt(DEBIT);
    // The money was taken, and the process died before it stored that.
    await back({ state: 'asked', endedAt: null });
    await runAt(DEBIT + 120_000);
    expect((await look()).debits).toMatchObject([{ state: 'paid' }]);
    expect(await taken()).toBe(1);
    const [one] = await ownDebits();
    const announced = eq(sandboxDebit.orderId, one?.debit.gatewayOrder ?? '');
    expect(await server.database.select().from(sandboxDebit).where(announced)).toMatchObject([{ requests: 1 }]);
  });

  it('takes rent once though the gateway does not answer', async () => {
    await approved('silent-once');
    await runAt(NOTICE);
    await runAt(DEBIT);
    await runAt(DEBIT + 6 * 60_000);
    expect((await look()).debits).toMatchObject([{ state: 'paid' }]);
    expect(await taken()).toBe(1);
  });

  it('that finds too little money says so, and tries again a day later after a new notice', async () => {
    await approved('no-money-once');
    await runAt(NOTICE);
    await runAt(DEBIT);
    await runAt(DEBIT + 120_000);
    const [again, failed] = (await look()).debits;
    expect(failed).toMatchObject({ attempt: 1, state: 'failed', failure: 'no-money' });
    expect(again).toMatchObject({ attempt: 2, state: 'noticed', debitAt: on('12-05T07:00') });
    expect((await messages('rent-debit-failed'))[0]).toContain(`/pay-rent/due/${failed?.dueId}`);
    expect(await messages('rent-debit-notice')).toHaveLength(2);
    await runAt(on('12-05T07:00'));
    expect(await taken()).toBe(1);
  });

  it('takes nothing for a month that was skipped, or paid by hand, or while it is paused', async () => {
    await approved();
    expect((await skip('2026-12', true)).body.debits).toMatchObject([{ state: 'skipped', mayTakeBack: true }]);
    expect((await skip('2026-12', false)).body.debits).toEqual([]);
    await runAt(NOTICE);
    await skip('2026-12', true);
    expect((await skip('2026-12', false)).body.debits).toMatchObject([{ state: 'noticed', debitAt: DEBIT }]);
    await server.call(payer, 'PUT', path(), { state: 'paused' });
    expect((await look()).debits).toMatchObject([{ state: 'dropped' }]);
    const resumed = await server.call<AutomaticRent>(payer, 'PUT', path(), { state: 'active' });
    expect(resumed.body.debits).toMatchObject([{ state: 'noticed' }]);
    const [debit] = resumed.body.debits;
    const due = await server.call<RentDue>(payer, 'GET', `dues/${debit?.dueId}`);
    server.clock.now = TEST_NOW;
    expect((await server.payRent(payer, due.body.shares[0]?.id ?? '')).status).toBe(200);
    await runAt(DEBIT);
    expect((await look()).debits).toMatchObject([{ state: 'dropped' }]);
    expect(await taken()).toBe(0);
    expect((await skip('2026-12', true)).status).toBe(409);
  });

  it('never takes more than allowed: it asks again, and the new mandate replaces it', async () => {
    await approved('works', { mostPaise: RENT });
    const raised = { monthlyPaise: RENT + 100_00 };
    await server.database.update(rentTenancy).set(raised).where(eq(rentTenancy.id, tenancyId));
    await runAt(NOTICE);
    await runAt(DEBIT);
    expect((await look()).debits).toMatchObject([{ state: 'too-high', paise: RENT + 100_00 }]);
    expect((await messages('rent-mandate-news')).at(-1)).toContain('₹25,100 is above ₹25,000');
    expect((await ask(payer, { mostPaise: RENT })).status).toBe(409);
    await approved();
    await runAt(DEBIT + 60_000);
    expect(await look()).toMatchObject({ mandate: { state: 'active', mostPaise: MOST }, asked: null });
    expect((await look()).debits[0]).toMatchObject({ month: '2026-12', state: 'noticed', paise: RENT + 100_00 });
    const former = await server.database.select().from(rentMandate).where(eq(rentMandate.accountId, payer.accountId));
    expect(former.map(({ endReason }) => endReason).toSorted()).toEqual([null, 'replaced'].toSorted());
  });

  it('ends at the bank too, and the bank’s end is its end', async () => {
    await approved();
    const ended = await server.call<AutomaticRent>(payer, 'DELETE', path());
    expect(ended.body).toMatchObject({ mandate: null, next: null });
    await runAt(server.clock.now + 60_000);
    const [row] = await server.database.select().from(rentMandate).where(eq(rentMandate.accountId, payer.accountId));
    const atGateway = eq(sandboxMandate.id, row?.registration ?? '');
    expect(await server.database.select().from(sandboxMandate).where(atGateway)).toMatchObject([
      { status: 'cancelled' },
    ]);
    const { body } = await ask(payer);
    const page = body.asked?.approveUrl ?? '';
    await onGatewayPage(page, 'approve');
    await runAt(server.clock.now + 60_000);
    await onGatewayPage(page, 'revoke');
    await runAt(server.clock.now + 60_000);
    expect((await look()).mandate).toBeNull();
    expect((await messages('rent-mandate-news')).at(-1)).toContain('ended automatic rent');
  });

  it('is nobody else’s', async () => {
    await approved();
    const stranger = await server.payer();
    const answers = await Promise.all([
      server.call(stranger, 'GET', path()),
      ask(stranger),
      server.call(stranger, 'PUT', path(), { state: 'paused' }),
      server.call(stranger, 'DELETE', path()),
      server.call(stranger, 'PUT', path('/months/2026-12'), { skip: true }),
      server.call(stranger, 'PUT', `tenancies/${tenancyId}/reminder`, { daysBefore: [3], ways: ['SMS'] }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
    const forged = await server.app.inject({
      method: 'POST',
      url: '/api/v1/rent-pay/mandate-webhooks/sandbox-mandates',
      headers: { 'content-type': 'application/json', 'x-razorpay-signature': 'x' },
      payload: '{}',
    });
    expect(forged.statusCode).toBe(401);
    expect((await look()).mandate?.state).toBe('active');
  });
});

describe('a reminder', () => {
  const choose = (daysBefore: number[], ways = ['SMS']) =>
    server.call<AutomaticRent>(payer, 'PUT', `tenancies/${tenancyId}/reminder`, { daysBefore, ways });
  const remindAt = async (time: number) => {
    server.clock.now = time;
    await server.jobs.send('rent-reminders', {});
    await server.jobs.drain();
    return messages('rent-reminder');
  };

  it('comes once on each chosen day outside of quiet hours, while the rent is not paid, until its link is used', async () => {
    expect((await choose([3, 1])).body.reminder).toEqual({ daysBefore: [3, 1], ways: ['SMS'] });
    expect(await remindAt(on('12-01T12:00'))).toHaveLength(0);
    expect(await remindAt(on('12-02T03:00'))).toHaveLength(0);
    expect(await remindAt(on('12-02T12:00'))).toHaveLength(1);
    const [text = ''] = await remindAt(on('12-02T13:00'));
    expect(text).toContain('₹25,000 is due in 3 days.');
    const token = text.split('/').at(-1) ?? '';
    const stop = (isOn: boolean) => server.send(undefined, 'PUT', `/api/v1/rent-pay/reminders/${token}`, { isOn });
    expect((await stop(false)).json()).toEqual({ isOn: false, dueDay: 5 });
    expect(await remindAt(on('12-04T12:00'))).toHaveLength(1);
    await stop(true);
    expect(await remindAt(on('12-04T12:05'))).toHaveLength(2);
    expect((await choose([3], ['EMAIL'])).status).toBe(400);
  });

  it('does not come for rent that is paid or will be taken automatically', async () => {
    await choose([3, 1]);
    await approved();
    await runAt(NOTICE);
    expect(await remindAt(on('12-02T12:00'))).toHaveLength(0);
    await runAt(DEBIT);
    expect(await remindAt(on('12-04T12:00'))).toHaveLength(0);
  });
});
