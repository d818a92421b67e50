import { randomUUID } from 'node:crypto';
import { DAY_MS, HOUR_MS } from '@aangan/shared-kit/domain/time-spans';
import { desc, eq } from 'drizzle-orm';
import { type MoneyServer, openMoneyServer } from '../../testing/money-server.ts';
import { bookingOf, payAtGateway, type ServiceCustomer, serviceCustomer } from '../../testing/service-customer.ts';
import { type SignedIn, signedIn } from '../../testing/signed-in.ts';
import { TEST_NOW } from '../../testing/test-data.ts';
import { outboxMessage } from '../foundation/messages/messages.tables.ts';
import { lead } from '../meeting/leads/leads.tables.ts';
import { ledgerAccount, ledgerEntry } from '../money/ledger/public.ts';
import { account } from '../people/accounts/public.ts';
import { WAITLIST_JOB } from './addresses/waitlist-news.ts';
import { serviceBooking } from './bookings/bookings.tables.ts';
import { storeHubs } from './hubs/hubs.queries.ts';
import { type HubRow, serviceHub, slotPlace } from './hubs/hubs.tables.ts';

let server: MoneyServer;
let person: SignedIn;
let customer: ServiceCustomer;
beforeAll(async () => {
  server = await openMoneyServer();
  await storeHubs(server.database);
});
beforeEach(async () => {
  server.clock.now = TEST_NOW;
  person = await signedIn(server.database);
  customer = serviceCustomer(server, person);
});
afterAll(() => server.close());

async function runJob(name: string): Promise<void> {
  await server.jobs.send(name, {});
  await server.jobs.drain();
}

async function sentTo(text: string): Promise<number> {
  const rows = await server.database.select().from(outboxMessage);
  return rows.filter((row) => JSON.stringify(row).includes(text)).length;
}

describe('the waitlist', () => {
  /** A PIN code that no hub of the catalogue serves. */
  const pins = { next: 635_200 };
  async function serve(pin: number): Promise<void> {
    const capacity: HubRow['capacity'] = { HS: 2, PNM: 0, LEGAL: 0 };
    const hub = { id: `TEST-${randomUUID().slice(0, 8)}`, name: 'Hosur', city: 'bangalore', capacity };
    await server.database.insert(serviceHub).values({ ...hub, pins: [[pin, pin]] });
  }

  it('sends one message when a hub begins to serve a PIN code, after quiet hours', async () => {
    const pin = pins.next++;
    for (const buildingNumber of ['1', '2']) await customer.address({ buildingNumber, zipcode: String(pin) });
    const { addresses } = await customer.ask('GET', 'address');
    expect(addresses).toMatchObject([{ waitlisted: true }, { waitlisted: true }]);
    await runJob(WAITLIST_JOB);
    expect(await sentTo(String(pin))).toBe(0);
    await serve(pin);
    server.clock.now = Date.UTC(2026, 10, 21, 18, 30);
    await runJob(WAITLIST_JOB);
    expect(await sentTo(String(pin))).toBe(0);
    server.clock.now += 12 * HOUR_MS;
    for (let run = 0; run < 2; run += 1) await runJob(WAITLIST_JOB);
    expect(await sentTo(String(pin))).toBe(1);
    expect((await customer.ask('GET', 'address')).addresses).toMatchObject([
      { waitlisted: false, hub: expect.stringContaining('TEST-') },
      { waitlisted: false },
    ]);
  });

  it('forgets an address whose person leaves it, and nobody else’s', async () => {
    const pin = pins.next++;
    const { id } = await customer.address({ zipcode: String(pin) });
    const stranger = serviceCustomer(server, await signedIn(server.database));
    expect((await stranger.send('DELETE', `waitlist/${id}`)).statusCode).toBe(404);
    await customer.ask('DELETE', `waitlist/${id}`);
    expect((await customer.ask('GET', 'address')).addresses).toMatchObject([{ id, waitlisted: false }]);
    await serve(pin);
    await runJob(WAITLIST_JOB);
    expect(await sentTo(String(pin))).toBe(0);
  });
});

describe('a checkout', () => {
  it('leads from the payment to the confirmation of its order', async () => {
    const { id } = await customer.ready();
    const { booking } = await customer.order(id);
    const order = await server.order(person, booking.orderId ?? '');
    expect(order.returnUrl).toBe(`/home-services/confirmation?paymentId=${booking.orderId}`);
    const confirmation = `order/confirmation?paymentId=${booking.orderId}`;
    expect(await customer.ask('GET', confirmation)).toMatchObject({ sts: 1, paymentState: 'FAILED' });
    await payAtGateway(server, person, booking.orderId ?? '');
    expect(await customer.ask('GET', confirmation)).toMatchObject({ sts: 1, paymentState: 'SUCCESS' });
  });

  it('is noted where the visitor leaves it, until they come back', async () => {
    await customer.put('HS_CLEANING_HOME_1BHK');
    await customer.ask('POST', 'dropOff', { stage: 'slot' });
    expect(await customer.ask('GET', 'cart')).toMatchObject({ stage: 'slot' });
    await customer.ask('PUT', 'cart/stage', { stage: 'payment' });
    expect(await customer.ask('GET', 'cart')).toMatchObject({ stage: 'payment' });
  });

  it('changes the address of a confirmed booking within its hub', async () => {
    const { id } = await customer.book();
    const near = await customer.address({ buildingNumber: '99', zipcode: '560035' });
    const far = await customer.address({ zipcode: '560001' });
    const moved = await customer.ask('PUT', 'order', { bookingId: id, addressId: near.id });
    expect(bookingOf(moved)).toMatchObject({ state: 'paid', address: { id: near.id, buildingNumber: '99' } });
    expect(await customer.ask('PUT', 'order', { bookingId: id, addressId: far.id })).toMatchObject({ sts: 0 });
    const stranger = serviceCustomer(server, await signedIn(server.database));
    const theirs = { bookingId: id, addressId: (await stranger.address()).id };
    expect((await stranger.send('PUT', 'order', theirs)).statusCode).toBe(404);
    const open = await customer.ready();
    expect(await customer.ask('PUT', 'order', { bookingId: open.id, addressId: near.id })).toMatchObject({ sts: 0 });
  });
});

describe('a lead of a checkout', () => {
  const PATH = '/api/v1/hs/create/services/lead';
  const body = () => ({
    ...{ name: 'Asha Rao', phone: person.phone.slice(3), city: 'pune', serviceType: 'HS_CLEANING' },
    addOnBean: [{ catalogKey: 'HS_CLEANING_HOME_2BHK' }],
  });
  const rowOf = async (id: unknown) =>
    (
      await server.database
        .select()
        .from(lead)
        .where(eq(lead.id, String(id)))
    )[0];

  it('gets the address that was chosen later, only the own one', async () => {
    const first = await customer.ask('POST', PATH, body());
    const own = await customer.address({ city: 'pune', zipcode: '411001' });
    const again = await customer.ask('POST', PATH, { ...body(), address: { id: own.id } });
    expect(again.leadId).toBe(first.leadId);
    expect(await rowOf(first.leadId)).toMatchObject({ city: 'PUNE', details: { addressId: own.id } });
    const other = serviceCustomer(server, await signedIn(server.database));
    const foreign = await other.ask('POST', PATH, { ...body(), phone: '9845099999', address: { id: own.id } });
    expect((await rowOf(foreign.leadId))?.details).not.toHaveProperty('addressId');
  });

  it('of a consultation asks for a visit, and its person can withdraw it', async () => {
    const sent = await customer.ask('POST', 'consultation-lead', { ...body(), serviceType: 'HS_PAINTING_LEAD' });
    expect(await rowOf(sent.leadId)).toMatchObject({ stage: 'NEW', details: { inspectionRequired: 'true' } });
    const leadIds = [sent.leadId];
    expect(await customer.ask('POST', 'lead-stage', { leadIds })).toMatchObject({ sts: 1, updated: 0 });
    const stranger = serviceCustomer(server, await signedIn(server.database));
    expect(await stranger.ask('POST', 'lead-stage', { leadIds, stage: 'WITHDRAWN' })).toMatchObject({ updated: 0 });
    expect(await customer.ask('POST', 'lead-stage', { leadIds, stage: 'WITHDRAWN' })).toMatchObject({ updated: 1 });
    expect((await customer.send('POST', 'lead-stage', { leadIds, stage: 'WON' })).statusCode).toBe(404);
  });
});

describe('a person who deletes the account', () => {
  it('gets back what the terms say, frees the slot, and the ledger stays balanced', async () => {
    const { id, totalPaise } = await customer.book('HS_CLEANING_HOME_2BHK', {
      day: '2026-11-28',
      slotId: 'SLOT_10_12',
    });
    const unpaid = await customer.ready('HS_PLUMBING_TAP_REPAIR', { day: '2026-11-28', slotId: 'SLOT_12_14' });
    expect((await server.app.inject(deletion(person))).statusCode).toBe(200);
    // 22 hours before the slot three quarters come back.
    server.clock.now = TEST_NOW + 7 * DAY_MS;
    await runJob('privacy');
    const rows = await server.database
      .select()
      .from(serviceBooking)
      .where(eq(serviceBooking.accountId, person.accountId))
      .orderBy(desc(serviceBooking.totalPaise));
    expect(rows.map(({ state, refundedPaise, address }) => ({ state, refundedPaise, address }))).toEqual([
      { state: 'refunded', refundedPaise: Math.floor((totalPaise * 75) / 100), address: null },
      { state: 'cancelled', refundedPaise: 0, address: null },
    ]);
    for (const bookingId of [id, unpaid.id]) {
      expect(await server.database.$count(slotPlace, eq(slotPlace.bookingId, bookingId))).toBe(0);
    }
    const [gone] = await server.database.select().from(account).where(eq(account.id, person.accountId));
    expect(gone?.phone).toBeNull();
    const left = await server.database
      .select({ paise: ledgerEntry.paise })
      .from(ledgerEntry)
      .innerJoin(ledgerAccount, eq(ledgerAccount.name, ledgerEntry.ledgerAccount))
      .where(eq(ledgerAccount.ownerId, person.accountId));
    expect(left.reduce((sum, { paise }) => sum + paise, 0)).toBe(0);
    const all = await server.database.select({ paise: ledgerEntry.paise }).from(ledgerEntry);
    expect(all.reduce((sum, { paise }) => sum + paise, 0)).toBe(0);
  });
});

function deletion({ cookie }: SignedIn) {
  const headers = { cookie, device: 'DESKTOP' };
  return { method: 'POST', url: '/api/v1/user/deletion', headers, payload: {} } as const;
}
