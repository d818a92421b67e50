import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import { eq, like } from 'drizzle-orm';
import { sandboxSignature } from '../../demo/sandbox-signing/sandbox-signing.tables.ts';
import { openSandboxSigning } from '../../demo/sandbox-signing/sandbox-signing.ts';
import { type MoneyServer, openMoneyServer } from '../../testing/money-server.ts';
import { payAtGateway, type ServiceCustomer, serviceCustomer } from '../../testing/service-customer.ts';
import { type SignedIn, signedIn } from '../../testing/signed-in.ts';
import { TEST_NOW } from '../../testing/test-data.ts';
import { documentsOf } from '../money/invoices/public.ts';
import { storeHubs } from './hubs/hubs.queries.ts';
import { agreementDocument } from './legal/legal.tables.ts';
import { AGREEMENTS_JOB, SIGNED_COPY_DAYS } from './legal/sign-agreements.ts';

const LEGAL = '/legal-backend/api/v1';
const TERMS = {
  city: 'bangalore',
  pin: '560034',
  home: '12, 5th Block, Koramangala',
  landlord: { name: 'Asha Rao', phone: '9845012345', address: '4, MG Road, Bangalore' },
  tenant: { name: 'Ravi Menon', phone: '9845012346', address: '7, Park Street, Kolkata' },
  rentRupees: 25_000,
  depositRupees: 100_000,
  from: '2026-12-01',
  months: 11,
  lockInMonths: 6,
};

let server: MoneyServer;
let person: SignedIn;
let customer: ServiceCustomer;
beforeAll(async () => {
  server = await openMoneyServer({ settings: { signing: openSandboxSigning } });
  await storeHubs(server.database);
});
beforeEach(async () => {
  server.clock.now = TEST_NOW;
  person = await signedIn(server.database);
  customer = serviceCustomer(server, person);
});
afterAll(() => server.close());

const made = async (change: object = {}) =>
  (await customer.ask('POST', `${LEGAL}/agreement`, { ...TERMS, ...change })).booking as { id: string };

async function paid(bookingId: string): Promise<string> {
  const { booking } = await customer.order(bookingId);
  await payAtGateway(server, person, booking.orderId ?? '');
  return booking.orderId ?? '';
}

async function runJob(): Promise<void> {
  await server.jobs.send(AGREEMENTS_JOB, {});
  await server.jobs.drain();
}

/** Both sides press the button. */
async function bothSign(bookingId: string): Promise<void> {
  const asked = await server.database
    .select()
    .from(sandboxSignature)
    .where(like(sandboxSignature.reference, `${bookingId}/%`));
  expect(asked).toHaveLength(2);
  for (const { id } of asked) {
    const url = `/api/sandbox-signing/${id}`;
    expect((await server.app.inject({ url })).body).toContain('Sign</button>');
    expect((await server.postForm(undefined, url, { decision: 'signed' })).statusCode).toBe(303);
  }
}

const read = (bookingId: string) => customer.ask('GET', `${LEGAL}/agreement/${bookingId}`);

describe('a rental agreement', () => {
  it('has a price before any login, with the state’s fees apart and untaxed', async () => {
    const guest = serviceCustomer(server, undefined);
    const query = new URLSearchParams({ city: 'pune', rentRupees: '25000', depositRupees: '100000', months: '24' });
    expect(await guest.ask('GET', `${LEGAL}/agreement/price?${query}`)).toMatchObject({
      sts: 1,
      needsBiometrics: true,
      longestMonths: 60,
      placeOfSupply: 'Maharashtra',
      lines: [{ gstRate: 18 }, { description: 'Stamp duty', code: null, cgstPaise: 0, igstPaise: 0 }, {}, {}],
    });
    expect((await guest.send('POST', `${LEGAL}/agreement`, TERMS)).statusCode).toBe(401);
  });

  it('is read as a draft, paid, signed by both sides, and its copy is deleted on its day', async () => {
    const { id } = await made();
    const draft = await customer.send('GET', `${LEGAL}/agreement/${id}/draft.pdf`);
    expect([draft.statusCode, draft.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(draft.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const changed = await customer.ask('PUT', `${LEGAL}/agreement/${id}`, { ...TERMS, rentRupees: 20_000 });
    expect(changed).toMatchObject({ sts: 1 });
    expect(await customer.ask('POST', 'order', { bookingId: id, payWhen: 'after' })).toMatchObject({ sts: 0 });

    const orderId = await paid(id);
    const [invoice] = await documentsOf(server.database, orderId);
    expect(invoice?.facts.lines.map(({ code, gstRate }) => [code, gstRate])).toEqual([
      ['998213', 18],
      [null, 0],
    ]);
    expect(await customer.ask('PUT', `${LEGAL}/agreement/${id}`, TERMS)).toMatchObject({ sts: 0 });
    for (let each = 0; each < 2; each += 1) await runJob();
    expect(await customer.booking(id)).toMatchObject({ state: 'started', possible: [] });
    expect(await read(id)).toMatchObject({
      certificate: expect.stringMatching(/^SANDBOX-/),
      signatures: [{ state: 'open' }, { state: 'open' }],
      signedUrl: null,
    });
    await bothSign(id);
    await runJob();
    const signed = await read(id);
    expect(signed).toMatchObject({ signatures: [{ state: 'signed' }, { state: 'signed' }] });
    expect((await customer.booking(id)).state).toBe('done');
    const copy = await customer.send('GET', String(signed.signedUrl));
    expect(copy.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');

    const stranger = serviceCustomer(server, await signedIn(server.database));
    const tried = [
      await stranger.send('GET', `${LEGAL}/agreement/${id}`),
      await stranger.send('PUT', `${LEGAL}/agreement/${id}`, TERMS),
      await stranger.send('GET', `${LEGAL}/agreement/${id}/draft.pdf`),
      await stranger.send('GET', `${LEGAL}/agreement/${id}/signed.pdf`),
      await stranger.send('POST', `${LEGAL}/agreement/${id}/visit`, { day: '2026-11-23', slotId: 'SLOT_08_10' }),
    ];
    expect(tried.map(({ statusCode }) => statusCode)).toEqual(tried.map(() => 404));

    server.clock.now += SIGNED_COPY_DAYS * DAY_MS;
    await runJob();
    const rows = await server.database.select().from(agreementDocument).where(eq(agreementDocument.bookingId, id));
    expect(rows).toEqual([]);
    // The session of three months ago has ended; the clock of the tests goes back for it.
    server.clock.now = TEST_NOW;
    for (const path of ['', '/draft.pdf', '/signed.pdf']) {
      expect((await customer.send('GET', `${LEGAL}/agreement/${id}${path}`)).statusCode).toBe(404);
    }
  });

  it('in Maharashtra needs a visit for fingerprints before anybody signs', async () => {
    const { id } = await made({ city: 'nagpur', pin: '440010', months: 24 });
    expect(await customer.ask('POST', 'order', { bookingId: id, payWhen: 'first' })).toMatchObject({ sts: 0 });
    const slot = { day: '2026-11-23', slotId: 'SLOT_08_10' };
    expect(await customer.ask('POST', `${LEGAL}/agreement/${id}/visit`, slot)).toMatchObject({ sts: 1 });
    await paid(id);
    await runJob();
    expect(await read(id)).toMatchObject({ certificate: null, signatures: [] });

    const staff = serviceCustomer(server, await signedIn(server.database, { role: 'staff' }));
    const visitor = await signedIn(server.database);
    const body = { accountId: visitor.accountId, name: 'Meera', hub: 'NAG-CITY', serviceTypes: ['LEGAL_AGREEMENT'] };
    const partnerId = ((await staff.ask('PUT', '/api/v1/staff/partners', body)).partner as { id: string }).id;
    await staff.ask('POST', `/api/v1/staff/bookings/${id}/assign`, { partnerId });
    const code = (await customer.booking(id)).startCode;
    const partner = serviceCustomer(server, visitor);
    await partner.ask('POST', `/api/v1/partner/jobs/${id}/start`, { code });
    await partner.ask('POST', `/api/v1/partner/jobs/${id}/finish`);
    await runJob();
    await bothSign(id);
    await runJob();
    expect((await read(id)).signedUrl).not.toBeNull();
  });

  it.each([
    [{ months: 12 }, 'You can make agreements of up to 11 months here.'],
    [
      { tenant: { ...TERMS.tenant, phone: '98450 12345' } },
      'Landlord and tenant need different phone numbers to sign.',
    ],
  ])('with %j is refused: %s', async (change, reason) => {
    const answer = await customer.send('POST', `${LEGAL}/agreement`, { ...TERMS, ...change });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain(reason);
  });
});

it('a legal lead is one for the same interest on a day', async () => {
  const body = { name: 'Asha Rao', phone: person.phone.slice(3), city: 'mumbai', serviceType: 'POLICE_INTIMATION' };
  const [first, again] = [
    await customer.ask('POST', `${LEGAL}/lead`, body),
    await customer.ask('POST', `${LEGAL}/lead`, body),
  ];
  expect(first).toMatchObject({ sts: 1, leadId: again.leadId });
});
