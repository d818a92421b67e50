import type { LegalCase, StaffLegalCase } from '@aangan/shared-kit/contracts/legal-cases';
import { LEGAL_CASE_DAYS } from '@aangan/shared-kit/domain/home-services/legal-case-steps';
import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import { eq } from 'drizzle-orm';
import { type MoneyServer, openMoneyServer } from '../../testing/money-server.ts';
import { payAtGateway, type ServiceCustomer, serviceCustomer } from '../../testing/service-customer.ts';
import { type SignedIn, signedIn } from '../../testing/signed-in.ts';
import { TEST_NOW } from '../../testing/test-data.ts';
import { inMemoryFiles } from '../foundation/files/public.ts';
import { LEGAL_CASES_JOB } from './legal/ask-tenants.ts';
import { legalResultUpload } from './legal/case-uploads.ts';
import { fileKeysOf } from './legal/cases.queries.ts';
import { legalCase } from './legal/legal.tables.ts';

const LEGAL = '/legal-backend/api/v1';
const FORM = {
  landlordName: 'Asha Rao',
  home: '12, 5th Block, Koramangala',
  pin: '560034',
  tenantName: 'Ravi Menon',
  tenantPhone: '98450 12346',
  permanentAddress: '7, Park Street, Kolkata 700016',
  idType: 'Aadhaar',
  idLastFour: '1234',
  from: '2026-12-01',
};
const PROPERTY = { home: '12, 5th Block, Koramangala', pin: '560034', wishes: 'Is there a loan on this flat?' };

const files = inMemoryFiles();
let server: MoneyServer;
let person: SignedIn;
let customer: ServiceCustomer;
beforeAll(async () => {
  server = await openMoneyServer({ settings: { files } });
});
beforeEach(async () => {
  server.clock.now = TEST_NOW;
  person = await signedIn(server.database);
  customer = serviceCustomer(server, person);
});
afterAll(() => server.close());

const begin = async (type: string, form: object) =>
  (await customer.ask('POST', `${LEGAL}/case`, { type, city: 'bangalore', form })).booking as {
    id: string;
    state: string;
  };
const read = async (id: string) => (await customer.ask('GET', `${LEGAL}/case/${id}`)).case as LegalCase;
const rowOf = async (id: string) => {
  const [row] = await server.database.select().from(legalCase).where(eq(legalCase.bookingId, id));
  return row;
};
const staffPerson = async () => serviceCustomer(server, await signedIn(server.database, { role: 'staff' }));

async function pay(id: string): Promise<void> {
  const { booking } = await customer.order(id);
  await payAtGateway(server, person, booking.orderId ?? '');
}

async function runJob(): Promise<void> {
  await server.jobs.send(LEGAL_CASES_JOB, {});
  await server.jobs.drain();
}

/** The file that staff upload, without the protocol of uploads. */
async function addResult(id: string): Promise<void> {
  const fileKey = `uploads/result-of-${id}`;
  await files.put(fileKey, Buffer.from('%PDF-1.7 result'));
  const at = new Date(server.clock.now);
  const file = { id: 'upl_1', fileKey, mediaType: 'application/pdf', bytes: 15, at } as const;
  await server.database.transaction(async (transaction) => {
    await legalResultUpload.take?.(transaction, { ...file, accountId: person.accountId, subject: id });
  });
}

describe('a police intimation', () => {
  it('waits for the money and the tenant’s consent, is delivered by staff, and is deleted on its day', async () => {
    const { id } = await begin('LEGAL_POLICE_INTIMATION', FORM);
    const staff = await staffPerson();
    const step = (name: string) => staff.send('POST', `/api/v1/staff/legal-cases/${id}`, { step: name });
    expect(await read(id)).toMatchObject({ consent: { state: 'open' }, resultUrl: null });
    await runJob();
    expect((await rowOf(id))?.consentToken).toBeNull();

    await pay(id);
    expect((await step('begin')).statusCode).toBe(409);
    await runJob();
    const token = (await rowOf(id))?.consentToken ?? '';
    const tenant = serviceCustomer(server, undefined);
    expect(await tenant.ask('GET', `${LEGAL}/consent/${token}`)).toMatchObject({
      landlord: 'Asha Rao',
      tenant: 'Ravi Menon',
      deletionDays: LEGAL_CASE_DAYS,
    });
    const listed = async () =>
      ((await staff.ask('GET', '/api/v1/staff/legal-cases')) as unknown as { cases: StaffLegalCase[] }).cases.filter(
        ({ booking }) => booking.id === id,
      );
    expect(await listed()).toEqual([]);
    await tenant.ask('POST', `${LEGAL}/consent/${token}`, { decision: 'given' });
    // A second answer changes nothing.
    expect(await tenant.ask('POST', `${LEGAL}/consent/${token}`, { decision: 'refused' })).toMatchObject({ sts: 0 });
    expect(await listed()).toMatchObject([{ possible: ['begin'], answers: expect.arrayContaining([]) }]);

    expect((await step('begin')).statusCode).toBe(200);
    expect((await step('deliver')).statusCode).toBe(409);
    await addResult(id);
    expect((await read(id)).resultUrl).toBeNull();
    expect((await step('deliver')).statusCode).toBe(200);
    expect((await customer.booking(id)).state).toBe('done');
    const { formUrl, resultUrl } = await read(id);
    for (const url of [formUrl, resultUrl]) {
      expect((await customer.send('GET', String(url))).rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    }

    const row = await rowOf(id);
    const keys = row ? fileKeysOf(row) : [];
    expect(keys).toHaveLength(2);
    server.clock.now += LEGAL_CASE_DAYS * DAY_MS;
    await runJob();
    expect(await rowOf(id)).toBeUndefined();
    for (const key of keys) expect(await files.get(key)).toBeUndefined();
    server.clock.now = TEST_NOW;
    expect((await customer.send('GET', `${LEGAL}/case/${id}`)).statusCode).toBe(404);
  });

  it('is cancelled with all of the money if the tenant refuses', async () => {
    const { id } = await begin('LEGAL_TENANT_VERIFICATION', FORM);
    await pay(id);
    await runJob();
    const tenant = serviceCustomer(server, undefined);
    await tenant.ask('POST', `${LEGAL}/consent/${(await rowOf(id))?.consentToken}`, { decision: 'refused' });
    expect((await read(id)).consent.state).toBe('refused');
    const { totalPaise, cancelRefundPaise } = await customer.booking(id);
    expect(cancelRefundPaise).toBe(totalPaise);
  });

  it.each([
    [{ idLastFour: '123412341234' }, 'Do not write a whole Aadhaar number. The last four digits are enough.'],
    [{ employer: 'ID 1234 5678 9012' }, 'Do not write a whole Aadhaar number. The last four digits are enough.'],
    [{ tenantPhone: '12' }, 'Please enter valid phone number'],
    [{ permanentAddress: '' }, 'Fill in: Tenant’s permanent address.'],
  ])('with %j is refused: %s', async (change, reason) => {
    const body = { type: 'LEGAL_POLICE_INTIMATION', city: 'bangalore', form: { ...FORM, ...change } };
    const answer = await customer.send('POST', `${LEGAL}/case`, body);
    expect([answer.statusCode, answer.body]).toEqual([400, expect.stringContaining(reason)]);
  });
});

it('a check of papers waits for the price of staff, and its form can change until an order exists', async () => {
  const { id, state } = await begin('LEGAL_PAPERS', PROPERTY);
  expect(state).toBe('drafted');
  const staff = await staffPerson();
  const lines = [{ description: 'Check of the papers', paise: 650_000 }];
  await staff.ask('POST', `/api/v1/staff/bookings/${id}/quote`, { title: 'Property document check', lines });
  expect(await customer.booking(id)).toMatchObject({ state: 'quoted', totalPaise: 650_000 });
  const before = (await rowOf(id))?.formKey ?? '';
  const change = { form: { ...PROPERTY, wishes: 'Who owns this flat today?' } };
  expect(await customer.ask('PUT', `${LEGAL}/case/${id}`, change)).toMatchObject({ sts: 1 });
  expect(await files.get(before)).toBeUndefined();
  await pay(id);
  expect(await customer.ask('PUT', `${LEGAL}/case/${id}`, change)).toMatchObject({ sts: 0 });
});

it('a stranger is refused everywhere, and staff of other roles too', async () => {
  const { id } = await begin('LEGAL_SALE_AGREEMENT', {
    ...PROPERTY,
    sellerName: 'Asha Rao',
    buyerName: 'Ravi Menon',
    price: '85,00,000',
  });
  const stranger = serviceCustomer(server, await signedIn(server.database));
  const support = serviceCustomer(server, await signedIn(server.database, { role: 'staff', staffRoles: ['support'] }));
  const paths = ['', '/form.pdf', '/result.pdf', '/papers/upl_1/file'];
  const tried = [
    ...(await Promise.all(paths.map((path) => stranger.send('GET', `${LEGAL}/case/${id}${path}`)))),
    await stranger.send('PUT', `${LEGAL}/case/${id}`, { form: PROPERTY }),
    await stranger.send('DELETE', `${LEGAL}/case/${id}/papers/upl_1`),
    await stranger.send('GET', `${LEGAL}/consent/${'x'.repeat(32)}`),
    ...(await Promise.all(
      [stranger, support].flatMap((each) => [
        each.send('GET', '/api/v1/staff/legal-cases'),
        each.send('POST', `/api/v1/staff/legal-cases/${id}`, { step: 'begin' }),
        each.send('GET', `/api/v1/staff/legal-cases/${id}/papers/upl_1`),
      ]),
    )),
  ];
  expect(tried.map(({ statusCode }) => statusCode)).toEqual(tried.map(() => 404));
  const guest = serviceCustomer(server, undefined);
  expect((await guest.send('GET', `${LEGAL}/case/${id}`)).statusCode).toBe(401);
  const place = { accountId: person.accountId, subject: id };
  await expect(legalResultUpload.admit(server.database, place)).rejects.toMatchObject({ statusCode: 404 });
});

it('samples are read without a login, as text and as PDF, and say that they are samples', async () => {
  const guest = serviceCustomer(server, undefined);
  for (const name of ['rental-agreement', 'police-intimation', 'tenant-consent', 'sale-agreement']) {
    const sample = (await guest.send('GET', `${LEGAL}/samples/${name}`)).json();
    expect(sample.mark).toContain('SAMPLE');
    expect((await guest.send('GET', sample.pdfUrl)).rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  }
});

it('what was typed into the form of an agreement is the person’s own', async () => {
  const typed = { city: 'pune', rent: '25,000' };
  await customer.ask('PUT', `${LEGAL}/agreement-draft`, { typed, bookingId: null });
  expect((await customer.send('GET', `${LEGAL}/agreement-draft`)).json()).toMatchObject({ typed });
  const stranger = serviceCustomer(server, await signedIn(server.database));
  expect((await stranger.send('GET', `${LEGAL}/agreement-draft`)).json()).toEqual({ typed: {}, bookingId: null });
});
