import { randomUUID } from 'node:crypto';
import { HOME_SERVICES_CITIES } from '@aangan/shared-kit/domain/cities';
import { CATALOGUE } from '@aangan/shared-kit/domain/home-services/catalogue';
import { hubCity } from '@aangan/shared-kit/domain/home-services/service-city';
import { SERVICE_SLOT_IDS } from '@aangan/shared-kit/domain/home-services/service-slots';
import { laterDay } from '@aangan/shared-kit/domain/india-day';
import { HOUR_MS } from '@aangan/shared-kit/domain/time-spans';
import { depth } from '@aangan/shared-kit/testing/depth';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { sandboxOrder } from '../../demo/sandbox-gateway/sandbox-gateway.tables.ts';
import { type MoneyServer, openMoneyServer } from '../../testing/money-server.ts';
import {
  bookingOf,
  payAtGateway,
  type ServiceCustomer,
  SLOT,
  serviceCustomer,
} from '../../testing/service-customer.ts';
import { type SignedIn, signedIn } from '../../testing/signed-in.ts';
import { TEST_NOW } from '../../testing/test-data.ts';
import { outboxMessage } from '../foundation/messages/messages.tables.ts';
import { lead } from '../meeting/leads/leads.tables.ts';
import { documentsOf } from '../money/invoices/public.ts';
import { ledgerEntry, ledgerTransaction } from '../money/ledger/public.ts';
import { BOOKING_NEWS_JOB } from './bookings/booking-news.ts';
import { HUBS } from './hubs/hub-catalogue.ts';
import { storeHubs } from './hubs/hubs.queries.ts';
import { slotCapacity } from './hubs/hubs.tables.ts';

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

const sum = <Row>(rows: readonly Row[], pick: (row: Row) => number) =>
  rows.reduce((total, row) => total + pick(row), 0);

describe('the catalogue', () => {
  it('has its tree and the parts of each price, without a login', async () => {
    const guest = serviceCustomer(server, undefined);
    expect(await guest.ask('GET', 'catalog/HS_CLEANING?city=Bengaluru')).toMatchObject({
      sts: 1,
      status_code: 200,
      city: 'bangalore',
      offer: null,
      catalogTree: expect.arrayContaining([
        expect.objectContaining({
          catalogKey: 'HS_CLEANING_BATHROOM',
          children: expect.arrayContaining([
            expect.objectContaining({ catalogKey: 'HS_CLEANING_BATHROOM_TWO', labourPaise: 54_900, paise: 84_900 }),
          ]),
        }),
      ]),
    });
    expect(await guest.ask('GET', 'services?city=greater_noida')).toMatchObject({ cityCode: 'GREATER_NOIDA' });
    expect((await guest.send('GET', 'services?city=nagpur')).statusCode).toBe(400);
  });

  it('knows the city whose services a device saw last', async () => {
    const cityOf = async (cookie: string) => {
      const headers = { cookie, device: 'DESKTOP' };
      return (await server.app.inject({ url: '/hs-backend/api/v1/city', headers })).json<{ city: unknown }>().city;
    };
    expect(await cityOf('aangan_hs_city=greater-noida')).toBe('greater-noida');
    expect(await cityOf('aangan_hs_city=atlantis')).toBeNull();
  });

  it('shows offers before 2023-10-01 alone', async () => {
    server.clock.now = Date.UTC(2023, 8, 30, 18, 29);
    const services = async () => (await customer.ask('GET', 'services')).services as { offer: string | null }[];
    expect((await services()).map(({ offer }) => offer)).toContain('up to 50%');
    server.clock.now += 60_000;
    expect((await services()).map(({ offer }) => offer)).not.toContain('up to 50%');
  });

  it.each([
    ['bangalore', '560034', 'HS_CLEANING', 'BLR-SOUTH'],
    ['faridabad', '110001', 'HS_PAINTING', 'DEL-CITY'],
    ['faridabad', '110001', 'HS_CLEANING', null],
  ])('%s %s is served for %s by %s', async (city, pin, serviceType, hub) => {
    const answer = await customer.ask('GET', `availability?city=${city}&pin=${pin}&serviceType=${serviceType}`);
    expect(answer).toMatchObject({ sts: 1, serviceable: hub !== null, hub });
  });
});

describe('a cart', () => {
  it('of a device moves into the person’s cart at the login, and belongs to nobody else', async () => {
    const device = `device-${randomUUID()}`;
    const guest = serviceCustomer(server, undefined, device);
    await guest.put('HS_PLUMBING_TAP_REPAIR', 2);
    expect(await guest.ask('GET', 'cart')).toMatchObject({ items: [{ sku: 'HS_PLUMBING_TAP_REPAIR', quantity: 2 }] });
    const login = serviceCustomer(server, person, device);
    await customer.put('HS_CLEANING_HOME_1BHK');
    const skus = ['HS_CLEANING_HOME_1BHK', 'HS_PLUMBING_TAP_REPAIR'];
    const skusOf = (cart: { readonly items?: unknown }) => (cart.items as { sku: string }[]).map(({ sku }) => sku);
    expect(skusOf(await login.ask('GET', 'cart'))).toEqual(skus);
    await login.put('HS_CLEANING_HOME_1BHK', 2);
    expect(skusOf(await customer.ask('GET', 'cart'))).toEqual(skus);
    expect(skusOf(await guest.ask('GET', 'cart'))).toEqual([]);
    expect(skusOf(await serviceCustomer(server, await signedIn(server.database)).ask('GET', 'cart'))).toEqual([]);
  });

  it('refuses an add-on of another group, and a browser that can hold no cart', async () => {
    const wrong = { city: 'pune', sku: 'HS_CLEANING_HOME_1BHK', quantity: 1, addOns: ['HS_CLEANING_BATHROOM_FAN'] };
    expect((await customer.send('PUT', 'cart/item', wrong)).statusCode).toBe(400);
    expect(await serviceCustomer(server, undefined).ask('GET', 'cart')).toMatchObject({ sts: 0, status_code: 409 });
  });
});

describe('an address', () => {
  it('that nobody serves is on the waitlist, and cannot be booked', async () => {
    const body = { city: 'bangalore', buildingNumber: '1', locality: 'Hosur', zipcode: '635109' };
    const saved = await customer.ask('POST', 'save/address', body);
    expect(saved).toMatchObject({ serviceable: false, hub: null, waitlisted: true });
    await customer.put('HS_CLEANING_HOME_1BHK');
    const { id } = await customer.quote('HS_CLEANING');
    const addressId = (saved.address as { id: string }).id;
    const info = { bookingId: id, addressId, ...SLOT };
    expect(await customer.ask('POST', 'save/serviceInfo', info)).toMatchObject({ sts: 0, status_code: 409 });
  });
});

describe('the last place of a slot', () => {
  it('that 200 people want at once goes to one', async () => {
    const slot = { day: '2026-11-25', slotId: 'SLOT_14_16' } as const;
    const startsAt = new Date(Date.UTC(2026, 10, 25, 8, 30));
    const place = { hubId: 'BLR-SOUTH', business: 'HS', startsAt, capacity: 1 } as const;
    await server.database.insert(slotCapacity).values(place).onConflictDoNothing();
    const wanted = await Promise.all(
      Array.from({ length: 200 }, async () => {
        const one = serviceCustomer(server, await signedIn(server.database));
        await one.put('HS_CLEANING_SOFA_3SEAT');
        const [{ id }, { id: addressId }] = [await one.quote('HS_CLEANING'), await one.address()];
        return { one, info: { bookingId: id, addressId, ...slot } };
      }),
    );
    const answers = await Promise.all(wanted.map(({ one, info }) => one.ask('POST', 'save/serviceInfo', info)));
    expect(answers.filter(({ sts }) => sts === 1)).toHaveLength(1);
    expect(answers.filter(({ status_code }) => status_code === 409)).toHaveLength(199);
    // A hold ends after ten minutes; the place is free for somebody else.
    server.clock.now += 10 * 60_000;
    const late = wanted.find((_, index) => answers[index]?.sts === 0) ?? raise();
    expect(await late.one.ask('POST', 'save/serviceInfo', late.info)).toMatchObject({ sts: 1 });
  }, 120_000);
});

describe('a booking', () => {
  it('that is paid has one order, one lead and its place, however often the button is pressed', async () => {
    const { id } = await customer.ready();
    const pressed = await Promise.all(Array.from({ length: 5 }, () => customer.order(id)));
    expect(new Set(pressed.map(({ checkoutUrl }) => checkoutUrl)).size).toBe(1);
    const orderId = pressed[0]?.booking.orderId ?? '';
    const paymentId = await payAtGateway(server, person, orderId);
    expect(await customer.order(id)).toMatchObject({ checkoutUrl: null, booking: { orderId, state: 'paid' } });
    const confirmation = await customer.ask('GET', `order/confirmation?paymentId=${paymentId}`);
    expect(confirmation).toMatchObject({ sts: 1, paymentState: 'SUCCESS', booking: { id, state: 'paid' } });
    const leads = await server.database.select().from(lead).where(eq(lead.accountId, person.accountId));
    expect(leads).toMatchObject([{ kind: 'HOME_SERVICE', details: { serviceType: 'HS_CLEANING', bookingId: id } }]);
    expect((await customer.ask('GET', 'cart')).items).toEqual([]);
  });

  it('that is paid after the work needs no order before, and can be paid at any time', async () => {
    const { id } = await customer.ready('HS_PLUMBING_TAP_REPAIR');
    const { booking, checkoutUrl } = await customer.order(id, 'after');
    expect([booking.state, booking.payWhen, checkoutUrl]).toEqual(['quoted', 'after', null]);
    const paying = await customer.order(id, 'first');
    await payAtGateway(server, person, paying.booking.orderId ?? '');
    expect(await customer.booking(id)).toMatchObject({ state: 'paid', isPaid: true });
  });

  it('cannot be ordered without a slot, or at a price of yesterday', async () => {
    await customer.put('HS_CLEANING_HOME_2BHK');
    const { id } = await customer.quote('HS_CLEANING');
    expect(await customer.ask('POST', 'order', { bookingId: id, payWhen: 'first' })).toMatchObject({ sts: 0 });
    const ready = await customer.ready();
    server.clock.now += 25 * HOUR_MS;
    const old = await customer.ask('POST', 'order', { bookingId: ready.id, payWhen: 'first' });
    expect(old).toMatchObject({ sts: 0, status_code: 410 });
  });

  it('is cancelled by its terms: the share comes back, the place is free, and the customer is notified', async () => {
    const { id, totalPaise } = await customer.book();
    server.clock.now = Date.UTC(2026, 10, 21, 18, 30);
    const { cancelRefundPaise } = await customer.booking(id);
    expect(cancelRefundPaise).toBe(Math.floor((totalPaise * 75) / 100));
    const other = await customer.ask('POST', `bookings/${id}/cancel`, { refundPaise: totalPaise });
    expect(other).toMatchObject({ sts: 0, status_code: 409 });
    for (let each = 0; each < 2; each += 1) {
      const answer = await customer.ask('POST', `bookings/${id}/cancel`, { refundPaise: cancelRefundPaise });
      expect(bookingOf(answer)).toMatchObject({ state: 'refunded', refundedPaise: cancelRefundPaise });
    }
    expect((await customer.booking(id)).history.map(({ change }) => change)).toEqual([
      'quote',
      'pay',
      'cancel',
      'refund',
    ]);
    server.clock.now += 9 * HOUR_MS;
    await server.jobs.send(BOOKING_NEWS_JOB, {});
    await server.jobs.drain();
    const sent = await server.database.select().from(outboxMessage);
    expect(JSON.stringify(sent)).toContain(id);
  });

  it('is moved to another slot, three times at most', async () => {
    const { id } = await customer.book();
    for (const slotId of ['SLOT_12_14', 'SLOT_14_16', 'SLOT_16_18']) {
      const moved = await customer.ask('POST', `bookings/${id}/reschedule`, { day: '2026-11-23', slotId });
      expect(bookingOf(moved)).toMatchObject({ state: 'paid' });
    }
    expect(await customer.ask('POST', `bookings/${id}/reschedule`, SLOT)).toMatchObject({ sts: 0 });
    expect((await customer.booking(id)).servicingDate).toBe('23 Nov 2026, 4 pm to 6 pm');
  });

  it('of somebody else does not exist, and lists are of the own number alone', async () => {
    const { id } = await customer.book();
    const stranger = serviceCustomer(server, await signedIn(server.database));
    const info = { bookingId: id, addressId: (await stranger.address()).id, ...SLOT };
    const tried = [
      await stranger.send('GET', `quotation/${id}`),
      await stranger.send('POST', 'save/serviceInfo', info),
      await stranger.send('POST', 'order', { bookingId: id, payWhen: 'first' }),
      await stranger.send('POST', `bookings/${id}/reschedule`, SLOT),
      await stranger.send('POST', `bookings/${id}/cancel`, { refundPaise: 0 }),
      await stranger.send('POST', `bookings/${id}/rate`, { rating: 1 }),
      await stranger.send('POST', `bookings/${id}/complain`, { text: 'This was not my booking.' }),
      await stranger.send('POST', `bookings/${id}/again`),
      await stranger.send('GET', `order/confirmation?paymentId=${(await customer.booking(id)).orderId}`),
      await stranger.send('DELETE', `address/${(await customer.address()).id}`),
    ];
    expect(tried.map(({ statusCode }) => statusCode)).toEqual(tried.map(() => 404));
    const phone = encodeURIComponent(person.phone);
    expect((await stranger.send('GET', `myBookings/active?phone=${phone}`)).statusCode).toBe(403);
    expect((await serviceCustomer(server, undefined).send('GET', `myBookings/active?phone=${phone}`)).statusCode).toBe(
      401,
    );
    expect(await customer.ask('GET', `myBookings/active?phone=${person.phone.slice(3)}`)).toMatchObject({
      bookings: [{ id, state: 'paid' }],
    });
  });

  it('is the next one of its customer once it is confirmed, and not after it is cancelled', async () => {
    expect(await customer.ask('GET', 'myBookings/next')).toMatchObject({ booking: null });
    await customer.ready();
    expect(await customer.ask('GET', 'myBookings/next')).toMatchObject({ booking: null });
    const { id, cancelRefundPaise } = await customer.book();
    expect(await customer.ask('GET', 'myBookings/next')).toMatchObject({
      booking: { id, state: 'paid', isPaid: true },
    });
    const stranger = serviceCustomer(server, await signedIn(server.database));
    expect(await stranger.ask('GET', 'myBookings/next')).toMatchObject({ booking: null });
    expect((await serviceCustomer(server, undefined).send('GET', 'myBookings/next')).statusCode).toBe(401);
    await customer.ask('POST', `bookings/${id}/cancel`, { refundPaise: cancelRefundPaise });
    expect(await customer.ask('GET', 'myBookings/next')).toMatchObject({ booking: null });
  });
});

describe('a lead', () => {
  const body = { name: 'Asha Rao', phone: '9845012345', city: 'gurgaon', serviceType: 'HS_PAINTING_LEAD' };

  it('is one for the same interest on a day, with the city in capitals by the rule of the capital region', async () => {
    const phone = person.phone.slice(3);
    const path = '/api/v1/hs/create/services/lead';
    const first = await customer.ask('POST', path, { ...body, phone, source: 'HOOD_EXPLORE', subSource: 'menu' });
    const again = await customer.ask('POST', path, { ...body, phone });
    expect(first).toMatchObject({ sts: 1, status_code: 200, leadId: again.leadId });
    const [row] = await server.database
      .select()
      .from(lead)
      .where(eq(lead.id, String(first.leadId)));
    expect(row).toMatchObject({ city: 'DELHI', details: { source: 'HOOD_EXPLORE', subSource: 'menu' } });
  });

  it('without a name of letters is refused in the words of the specification', async () => {
    const answer = await customer.send('POST', '/api/v1/hs/create/services/lead', { ...body, name: 'A' });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('Minimum 3 characters required in name.');
  });
});

const skus = CATALOGUE.flatMap(({ type, groups }) =>
  groups.flatMap((group) => group.skus.map(({ key }) => ({ type, key, addOns: group.addOns.map((each) => each.key) }))),
);
const carts = fc.record({
  city: fc.constantFrom(...HOME_SERVICES_CITIES),
  picked: fc.uniqueArray(
    fc.record({
      sku: fc.constantFrom(...skus),
      quantity: fc.integer({ min: 1, max: 10 }),
      withAddOns: fc.boolean(),
    }),
    { selector: ({ sku }) => sku.key, minLength: 1, maxLength: 5 },
  ),
});

/** Days and hours in turn, so that no slot fills up. */
const slots = {
  taken: 0,
  next() {
    this.taken += 1;
    const slotId = SERVICE_SLOT_IDS[this.taken % SERVICE_SLOT_IDS.length] ?? 'SLOT_08_10';
    return { day: laterDay('2026-11-26', Math.floor(this.taken / SERVICE_SLOT_IDS.length) % 7), slotId };
  },
};

it('a random cart has one total on quotation, order, gateway, invoice and ledger', async () => {
  await fc.assert(
    fc.asyncProperty(carts, async ({ city, picked }) => {
      const buyer = await signedIn(server.database);
      const one = serviceCustomer(server, buyer);
      for (const { sku, quantity, withAddOns } of picked) {
        await one.put(sku.key, quantity, withAddOns ? sku.addOns : [], city);
      }
      const type = picked[0]?.sku.type ?? 'HS_CLEANING';
      const quote = await one.quote(type);
      const lines = await one.ask('GET', `lineItems?serviceType=${type}`);
      expect(lines).toMatchObject({ totalPaise: quote.totalPaise, gst: quote.gst });
      const { taxablePaise, cgstPaise, sgstPaise, igstPaise } = quote.gst;
      expect(taxablePaise + cgstPaise + sgstPaise + igstPaise).toBe(quote.totalPaise);
      // Painters of Delhi serve the whole capital region.
      const served = HUBS.find((hub) => hub.city === hubCity(city, type)) ?? raise();
      const addressId = (await one.address({ city, zipcode: String(served.pins[0]?.[0]), serviceType: type })).id;
      const slotted = await one.ask('POST', 'save/serviceInfo', { bookingId: quote.id, addressId, ...slots.next() });
      expect(slotted.sts).toBe(1);
      const { booking } = await one.order(quote.id);
      const orderId = booking.orderId ?? '';
      const paymentId = await payAtGateway(server, buyer, orderId);
      const order = await server.order(buyer, orderId);
      expect(order).toMatchObject({ state: 'paid', totalPaise: quote.totalPaise, gst: quote.gst });
      const atGateway = await server.database
        .select({ paise: sandboxOrder.paise })
        .from(sandboxOrder)
        .where(eq(sandboxOrder.reference, paymentId ?? ''));
      expect(sum(atGateway, ({ paise }) => paise)).toBe(quote.totalPaise);
      const [invoice] = await documentsOf(server.database, orderId);
      expect(sum(invoice?.facts.lines ?? [], ({ netPaise }) => netPaise)).toBe(quote.totalPaise);
      const [booked] = await server.database
        .select({ paise: sql<string>`coalesce(sum(${ledgerEntry.paise}) filter (where ${ledgerEntry.paise} > 0), 0)` })
        .from(ledgerEntry)
        .innerJoin(ledgerTransaction, eq(ledgerTransaction.id, ledgerEntry.transactionId))
        .where(eq(ledgerTransaction.key, `order:${orderId}:paid`));
      expect(Number(booked?.paise)).toBe(quote.totalPaise);
    }),
    { numRuns: depth(6, 200) },
  );
}, 300_000);

function raise(): never {
  throw new Error('Nobody is left');
}
