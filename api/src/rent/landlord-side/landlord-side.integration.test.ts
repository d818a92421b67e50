import { randomBytes } from 'node:crypto';
import type {
  LandlordStatements,
  LandlordTenant,
  StaffRentDispute,
} from '@aangan/shared-kit/contracts/rent-landlord-side';
import type { DueState } from '@aangan/shared-kit/domain/rent/payment-states';
import { eq } from 'drizzle-orm';
import { pdfText } from '../../../testing/pdf-text.ts';
import { type SignedIn, signedIn } from '../../../testing/signed-in.ts';
import { TEST_NOW } from '../../../testing/test-data.ts';
import { openVisitServer, stranger } from '../../../testing/visit-server.ts';
import { endLandlordLinks, landlordOf, newLandlordLink } from '../landlords/public.ts';
import { rentDue, rentPayout, rentShare, rentTenancy } from '../payments/public.ts';

let server: Awaited<ReturnType<typeof openVisitServer>>;
beforeAll(async () => {
  server = await openVisitServer();
});
beforeEach(() => {
  server.now = TEST_NOW;
});
afterAll(() => server.close());

const API = '/api/v1/rent-pay';
const TEXT = 'The sum in our agreement is higher.';

interface Paid {
  readonly payer: SignedIn;
  readonly landlordId: string;
  readonly token: string;
  readonly arrived: string;
}

/** A payer whose landlord has a link; last month’s rent has arrived. */
async function paid(phone = '9812345678', name = 'Asha Rao'): Promise<Paid> {
  const { database } = server;
  const payer = await signedIn(database, { name });
  const made = await server.call<{ id: string }>(payer, 'POST', `${API}/landlords`, {
    ...{ name: 'S. Ramanathan', phone, email: '', pan: '', hasNoPan: false },
    destination: { kind: 'bank', accountNumber: '123456784821', ifsc: 'HDFC0000053' },
  });
  const landlordId = made.body.id;
  const token = await newLandlordLink(database, landlordId, new Date(TEST_NOW));
  return { payer, landlordId, token, arrived: await addDue({ payer, landlordId }, 'arrived', '2026-10') };
}

async function addDue(
  { payer, landlordId }: Pick<Paid, 'payer' | 'landlordId'>,
  state: DueState,
  month: string,
): Promise<string> {
  const { database } = server;
  const at = new Date(TEST_NOW);
  const tenancyId = newId('ten');
  const dueId = newId('due');
  await database.insert(rentTenancy).values({
    ...{ id: tenancyId, accountId: payer.accountId, landlordId, kind: 'rent', home: '12, 4th Cross, Jayanagar' },
    ...{ monthlyPaise: 25_000_00, dueDay: 5, createdAt: at, changedAt: at },
  });
  await database.insert(rentDue).values({
    ...{ id: dueId, tenancyId, landlordId, kind: 'rent', month, dueOn: `${month}-05`, paise: 25_000_00, state },
    ...{ createdAt: at, arrivedAt: state === 'arrived' ? new Date('2026-10-06T06:00:00Z') : null },
  });
  const isPaid = state !== 'collecting';
  await database.insert(rentShare).values({
    ...{ id: newId('shr'), dueId, accountId: payer.accountId, paise: 25_000_00 },
    state: isPaid ? 'received' : 'unpaid',
  });
  if (state !== 'arrived') return dueId;
  await database.insert(rentPayout).values({
    ...{ id: newId('pto'), dueId, attempt: 1, paise: 25_000_00, state: 'arrived', bankReference: 'UTR0001' },
    ...{ askAt: at, createdAt: at },
  });
  return dueId;
}

const newId = (kind: string) => `${kind}_${randomBytes(15).toString('base64url')}`;
const link = (token: string) => `${API}/landlord-link/${token}`;
const look = (token: string) =>
  server.call<{ tenant: LandlordTenant; statements: LandlordStatements }>(stranger(), 'GET', link(token));

/** Downloads a statement. */
async function statement(path: string, cookie?: string) {
  return server.app.inject({ url: `${API}${path}`, headers: cookie === undefined ? {} : { cookie } });
}

const drawn = async (token: string) => (await statement(`/landlord-link/${token}/statement.pdf?year=2026`)).rawPayload;

describe('the landlord’s link', () => {
  it('shows each payment and a first name without an account, and nothing else about the payer', async () => {
    const { token, arrived, payer, landlordId } = await paid();
    await addDue({ payer, landlordId }, 'collecting', '2026-11');
    const { body, text } = await look(token);
    expect(body).toMatchObject({
      tenant: { payer: 'Asha', destination: 'HDFC •••• 4821' },
      statements: [
        {
          year: '2026-27',
          url: `${link(token)}/statement.csv?year=2026`,
          pdfUrl: `${link(token)}/statement.pdf?year=2026`,
        },
      ],
    });
    expect(body.tenant.payments).toEqual([
      {
        ...{ dueId: arrived, reference: expect.stringMatching(/^RP-/), kind: 'rent', month: '2026-10' },
        ...{ paise: 25_000_00, step: 'arrived', bankReference: 'UTR0001', arrivedOn: '2026-10-06', dispute: null },
        disputeKinds: ['not-my-tenant', 'wrong-amount', 'did-not-arrive'],
      },
    ]);
    for (const secret of ['Rao', payer.phone, payer.accountId, 'Jayanagar', '123456784821']) {
      expect(text).not.toContain(secret);
    }
  });

  it('is not found when it is unknown, expired, ended, or its landlord was removed', async () => {
    const expired = await paid();
    const ended = await paid();
    const removed = await paid();
    await endLandlordLinks(server.database, ended.landlordId, new Date(TEST_NOW));
    await server.call(removed.payer, 'DELETE', `${API}/landlords/${removed.landlordId}`);
    for (const token of ['x', `L${'a'.repeat(32)}`, ended.token, removed.token]) {
      expect((await look(token)).status).toBe(404);
      expect((await server.call(stranger(), 'POST', `${link(token)}/consent`, { decision: 'given' })).status).toBe(404);
      expect((await statement(`/landlord-link/${token}/statement.csv?year=2026`)).statusCode).toBe(404);
    }
    server.now = TEST_NOW + 31 * 86_400_000;
    expect((await look(expired.token)).text).toContain('Ask your tenant for a new one.');
  });

  it('takes a refusal, which gives back money that was not sent, and takes it back', async () => {
    const { token, payer, landlordId, arrived } = await paid();
    const begun = await addDue({ payer, landlordId }, 'collecting', '2026-11');
    const waiting = await addDue({ payer, landlordId }, 'received', '2026-12');
    const say = (decision: string) =>
      server.call<LandlordTenant>(stranger(), 'POST', `${link(token)}/consent`, { decision });
    expect((await say('refused')).body.consent).toBe('refused');
    const rows = await server.database.select().from(rentDue).where(eq(rentDue.landlordId, landlordId));
    const states = Object.fromEntries(rows.map(({ id, state }) => [id, state]));
    expect(states).toEqual({ [arrived]: 'arrived', [begun]: 'collecting', [waiting]: 'refunding' });
    expect((await say('given')).body.consent).toBe('given');
    expect((await landlordOf(server.database, landlordId))?.consent).toBe('given');
  });

  it('gives the statement of a financial year', async () => {
    const { token } = await paid();
    const csv = await statement(`/landlord-link/${token}/statement.csv?year=2026`);
    expect(csv.headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'text/csv; charset=utf-8' });
    const [, line, total] = csv.body.split('\r\n');
    expect(line).toMatch(/^Rent for Oct 2026,Asha,25000.00,2026-10-06,UTR0001,RP-/);
    expect(total).toBe('Total,,25000.00,,,');
    const before = await statement(`/landlord-link/${token}/statement.csv?year=2025`);
    expect(before.body).toContain('Total,,0.00');
    const [pdf, again] = [await drawn(token), await drawn(token)];
    expect(pdfText(pdf)).toMatch(/Rent for Oct 2026.*Asha.*6 Oct 2026.*UTR0001.*₹25,000/s);
    expect(pdf.toString('latin1')).toContain('/Marked true');
    expect(again.equals(pdf)).toBe(true);
  });
});

describe('reports of landlords', () => {
  const report = (token: string, body: object) =>
    server.call<LandlordTenant>(stranger(), 'POST', `${link(token)}/dispute`, { text: TEXT, ...body });

  it('wait for staff once, and their answer is on the landlord’s page', async () => {
    const { token, arrived } = await paid();
    const first = await report(token, { dueId: arrived, kind: 'wrong-amount' });
    expect(first.body.payments[0]).toMatchObject({ dispute: { state: 'open', answer: null }, disputeKinds: [] });
    expect((await report(token, { dueId: arrived, kind: 'did-not-arrive' })).status).toBe(409);

    const staff = await signedIn(server.database, { role: 'staff' });
    const queue = '/api/v1/staff/rent-disputes';
    const listed = await server.call<{ disputes: StaffRentDispute[] }>(staff, 'GET', queue);
    const found = listed.body.disputes.find(({ dueId }) => dueId === arrived);
    expect(found).toMatchObject({ kind: 'wrong-amount', text: TEXT, account: '4821', bankReference: 'UTR0001' });
    const path = `${queue}/${found?.disputeId}`;
    const answer = { decision: 'refused', reason: 'The payer has shown the agreement to us.' };
    expect((await server.call(await signedIn(server.database), 'POST', path, answer)).status).toBe(404);
    expect((await server.call(staff, 'POST', path, answer)).status).toBe(200);
    expect((await server.call(staff, 'POST', path, answer)).status).toBe(404);
    expect((await look(token)).body.tenant.payments[0]?.dispute).toMatchObject({
      state: 'refused',
      answer: answer.reason,
    });
    expect((await report(token, { dueId: arrived, kind: 'did-not-arrive' })).status).toBe(200);
  });

  it('are refused for a payment to another landlord, and for one that was not sent', async () => {
    const own = await paid();
    const other = await paid('9812345679');
    expect((await report(own.token, { dueId: other.arrived, kind: 'wrong-amount' })).status).toBe(404);
    const collecting = await addDue(own, 'collecting', '2026-11');
    expect((await report(own.token, { dueId: collecting, kind: 'wrong-amount' })).status).toBe(404);
    const received = await addDue(own, 'received', '2026-12');
    expect((await report(own.token, { dueId: received, kind: 'did-not-arrive' })).status).toBe(400);
    expect((await report(own.token, { dueId: own.arrived, kind: 'wrong-amount', text: 'no' })).status).toBe(400);
  });

  it('of a person who is no tenant stop further payments when staff agree', async () => {
    const { token, arrived, landlordId } = await paid();
    await report(token, { dueId: arrived, kind: 'not-my-tenant' });
    const staff = await signedIn(server.database, { role: 'staff' });
    const { body } = await server.call<{ disputes: StaffRentDispute[] }>(staff, 'GET', '/api/v1/staff/rent-disputes');
    const id = body.disputes.find(({ dueId }) => dueId === arrived)?.disputeId;
    const answer = { decision: 'agreed', reason: 'The payer could not name the home.' };
    expect((await server.call(staff, 'POST', `/api/v1/staff/rent-disputes/${id}`, answer)).status).toBe(200);
    expect((await landlordOf(server.database, landlordId))?.consent).toBe('refused');
  });
});

describe('a landlord with an account', () => {
  it('sees all tenants of the own number, and nobody else does', async () => {
    const digits = `9${String(randomBytes(4).readUInt32BE()).padStart(10, '0').slice(-9)}`;
    const one = await paid(digits, 'Asha Rao');
    const other = await paid(digits, 'Ravi Menon');
    const landlord = await signedIn(server.database, { phone: `+91${digits}` });
    const mine = (who: SignedIn) =>
      server.call<{ tenants: LandlordTenant[] }>(who, 'GET', `${API}/my-tenants`).then(({ body }) => body.tenants);
    expect((await mine(landlord)).map(({ payer }) => payer).sort()).toEqual(['Asha', 'Ravi']);
    expect(await mine(one.payer)).toEqual([]);
    const csv = await statement('/my-tenants/statement.csv?year=2026', landlord.cookie);
    expect(csv.body).toContain('Total,,50000.00');

    const path = `${API}/my-tenants/${other.landlordId}`;
    const decision = { decision: 'given' };
    expect((await server.call(one.payer, 'POST', `${path}/consent`, decision)).status).toBe(404);
    expect((await server.call<LandlordTenant>(landlord, 'POST', `${path}/consent`, decision)).body.consent).toBe(
      'given',
    );
    const foreign = { dueId: one.arrived, kind: 'wrong-amount', text: TEXT };
    expect((await server.call(landlord, 'POST', `${path}/dispute`, foreign)).status).toBe(404);
    expect((await server.call(landlord, 'POST', `${path}/dispute`, { ...foreign, dueId: other.arrived })).status).toBe(
      200,
    );
    expect((await server.call(undefined, 'GET', `${API}/my-tenants`)).status).toBe(401);
    expect((await statement('/my-tenants/statement.csv?year=2026')).statusCode).toBe(401);
    expect((await statement('/my-tenants/statement.pdf?year=2026')).statusCode).toBe(401);
  });
});
