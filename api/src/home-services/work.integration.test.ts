import { BOOKING_STATES, possibleChanges } from '@aangan/shared-kit/domain/home-services/booking-states';
import { HOUR_MS } from '@aangan/shared-kit/domain/time-spans';
import { depth } from '@aangan/shared-kit/testing/depth';
import { sql } from 'drizzle-orm';
import { type MoneyServer, openMoneyServer } from '../../testing/money-server.ts';
import { payAtGateway, type ServiceCustomer, SLOT, serviceCustomer } from '../../testing/service-customer.ts';
import { type SignedIn, signedIn } from '../../testing/signed-in.ts';
import { TEST_NOW } from '../../testing/test-data.ts';
import { seededRandom } from '../foundation/random/public.ts';
import { storeHubs } from './hubs/hubs.queries.ts';

let server: MoneyServer;
let person: SignedIn;
let customer: ServiceCustomer;
let staff: ServiceCustomer;
let partner: ServiceCustomer;
let partnerId: string;

async function newPartner(hub = 'BLR-SOUTH') {
  const someone = await signedIn(server.database);
  const body = { accountId: someone.accountId, name: 'Ravi', hub, serviceTypes: ['HS_CLEANING', 'HS_PAINTING'] };
  const answer = await staff.ask('PUT', '/api/v1/staff/partners', body);
  return { calls: serviceCustomer(server, someone), id: (answer.partner as { id: string }).id };
}

beforeAll(async () => {
  server = await openMoneyServer();
  await storeHubs(server.database);
});
beforeEach(async () => {
  server.clock.now = TEST_NOW;
  person = await signedIn(server.database);
  customer = serviceCustomer(server, person);
  staff = serviceCustomer(server, await signedIn(server.database, { role: 'staff' }));
  const made = await newPartner();
  partner = made.calls;
  partnerId = made.id;
});
afterAll(() => server.close());

const assign = (bookingId: string, id = partnerId) =>
  staff.send('POST', `/api/v1/staff/bookings/${bookingId}/assign`, { partnerId: id });
const job = (bookingId: string, what: string, body?: object) =>
  partner.send('POST', `/api/v1/partner/jobs/${bookingId}/${what}`, body);

describe('a professional', () => {
  it('does an assigned job: on the way, started by the customer’s code, done, and the customer rates it', async () => {
    const { id } = await customer.book();
    expect((await staff.ask('GET', '/api/v1/staff/bookings?view=assign')).bookings).toContainEqual(
      expect.objectContaining({ id, customer: 'Asha', locality: 'Koramangala' }),
    );
    expect((await assign(id)).statusCode).toBe(200);
    const { startCode, partner: name } = await customer.booking(id);
    expect([startCode, name]).toEqual([expect.stringMatching(/^\d{4}$/), 'Ravi']);

    const day = await partner.ask('GET', `/api/v1/partner/jobs?day=${SLOT.day}`);
    expect(day.jobs).toMatchObject([{ id, customer: 'Asha', address: { buildingNumber: '12' }, duePaise: 0 }]);
    expect(JSON.stringify(day)).not.toContain(person.phone);
    expect(JSON.stringify(day)).not.toContain(`"${startCode}"`);
    expect((await job(id, 'finish')).statusCode).toBe(409);
    expect((await job(id, 'set-out')).json()).toMatchObject({ job: { state: 'on_the_way' } });
    const wrong = startCode === '0000' ? '1111' : '0000';
    expect((await job(id, 'start', { code: wrong })).statusCode).toBe(400);
    expect((await job(id, 'start', { code: startCode })).json()).toMatchObject({ job: { state: 'started' } });
    expect((await job(id, 'finish')).json()).toMatchObject({ job: { state: 'done', address: null } });
    expect(await customer.ask('POST', `bookings/${id}/rate`, { rating: 5 })).toMatchObject({
      booking: { rating: 5, state: 'done' },
    });
    expect(await customer.ask('GET', `myBookings/past?phone=${person.phone.slice(3)}`)).toMatchObject({
      bookings: [{ id }],
      total: 1,
    });
    await customer.ask('POST', `bookings/${id}/again`);
    expect((await customer.ask('GET', 'cart')).items).toMatchObject([{ sku: 'HS_CLEANING_HOME_2BHK' }]);
  });

  it('cannot guess the code, and has nothing of anybody else’s jobs', async () => {
    const { id } = await customer.book();
    await assign(id);
    const { startCode } = await customer.booking(id);
    const wrong = startCode === '0000' ? '1111' : '0000';
    const tries = [];
    for (let each = 0; each < 6; each += 1) tries.push((await job(id, 'start', { code: wrong })).statusCode);
    expect(tries).toEqual([400, 400, 400, 400, 400, 429]);
    expect((await job(id, 'start', { code: startCode })).statusCode).toBe(429);

    const other = await newPartner();
    for (const what of ['set-out', 'finish']) {
      expect((await other.calls.send('POST', `/api/v1/partner/jobs/${id}/${what}`)).statusCode).toBe(404);
    }
    expect((await other.calls.ask('GET', `/api/v1/partner/jobs?day=${SLOT.day}`)).jobs).toEqual([]);
    expect((await customer.send('GET', `/api/v1/partner/jobs?day=${SLOT.day}`)).statusCode).toBe(404);
  });

  it('has one job in a slot, of their own hub', async () => {
    const [one, two] = [await customer.book(), await customer.book()];
    expect((await assign(one.id)).statusCode).toBe(200);
    expect((await assign(two.id)).statusCode).toBe(409);
    const elsewhere = await newPartner('PUN-CITY');
    expect((await assign(two.id, elsewhere.id)).statusCode).toBe(404);
  });
});

describe('staff', () => {
  it('quote the work that a visit has measured as a booking of its own, which the customer pays', async () => {
    const visit = await customer.book('HS_PAINTING_VISIT_HOME');
    await assign(visit.id);
    const { startCode } = await customer.booking(visit.id);
    await job(visit.id, 'start', { code: startCode });
    await job(visit.id, 'finish');
    const answer = await staff.ask('POST', `/api/v1/staff/bookings/${visit.id}/quote`, {
      title: 'Painting of 3 rooms',
      lines: [{ description: 'Walls, 1,200 sq ft', paise: 2_880_000 }],
    });
    const { id } = answer.booking as { id: string };
    expect(id).not.toBe(visit.id);
    const quoted = await customer.booking(id);
    expect(quoted).toMatchObject({ state: 'quoted', totalPaise: 2_880_000, address: { buildingNumber: '12' } });
    expect(quoted.lines).toMatchObject([{ code: '995473', gstRate: 18 }]);
    const info = { bookingId: id, addressId: quoted.address?.id, day: '2026-11-27', slotId: 'SLOT_08_10' };
    expect(await customer.ask('POST', 'save/serviceInfo', info)).toMatchObject({ sts: 1 });
    const { booking } = await customer.order(id);
    await payAtGateway(server, person, booking.orderId ?? '');
    expect((await customer.booking(id)).state).toBe('paid');
  });

  it('settle a complaint with a part of the money, and refund all of another', async () => {
    for (const [share, state] of [
      [0.25, 'done'],
      [1, 'refunded'],
    ] as const) {
      server.clock.now = TEST_NOW;
      const { id, totalPaise } = await customer.book();
      await assign(id);
      await job(id, 'start', { code: (await customer.booking(id)).startCode });
      await job(id, 'finish');
      await customer.ask('POST', `bookings/${id}/complain`, { text: 'The windows are not clean.' });
      const refundPaise = totalPaise * share;
      const body = { refundPaise, reason: 'The windows were left out.' };
      const settled = await staff.ask('POST', `/api/v1/staff/bookings/${id}/complaint`, body);
      expect(settled).toMatchObject({ booking: { state } });
      expect(await customer.booking(id)).toMatchObject({ state, refundedPaise: refundPaise });
    }
  });

  it('cancel a booking with all of its money, and move it without counting', async () => {
    const { id, totalPaise } = await customer.book();
    const moved = { day: '2026-11-24', slotId: 'SLOT_08_10', reason: 'The team is ill.' };
    await staff.ask('POST', `/api/v1/staff/bookings/${id}/reschedule`, moved);
    server.clock.now = TEST_NOW + 90 * HOUR_MS;
    const later = serviceCustomer(server, await signedIn(server.database, { role: 'staff' }, server.clock.now));
    await later.ask('POST', `/api/v1/staff/bookings/${id}/cancel`, { reason: 'Nobody is free.' });
    expect(await customer.booking(id)).toMatchObject({ state: 'refunded', refundedPaise: totalPaise });
  });

  it('find the account of a number by a posted search, which the log of staff names', async () => {
    const someone = await signedIn(server.database, { name: 'Kavita Rao', phone: '+919845012399' });
    const search = (phone: string) => staff.send('POST', '/api/v1/staff/partners/search', { phone });
    const found = await search('98450 12399');
    expect(found.json()).toEqual({ accountId: someone.accountId });
    const { account } = await staff.ask('GET', `/api/v1/staff/partners/account?accountId=${someone.accountId}`);
    expect(account).toEqual({ accountId: someone.accountId, name: 'Kavita', partner: null });
    expect((await search('9845012398')).statusCode).toBe(404);
    expect((await staff.send('GET', '/api/v1/staff/partners/account?phone=9845012399')).statusCode).toBe(400);
    expect((await customer.send('POST', '/api/v1/staff/partners/search', { phone: '9845012399' })).statusCode).toBe(
      404,
    );
    const noted = await server.database.execute(
      sql`select detail from security_event where detail = 'partners searched'`,
    );
    expect(noted.rows).toHaveLength(2);
  });

  it('alone may do this', async () => {
    const { id } = await customer.book();
    const slot = { business: 'HS', capacity: 0, ...SLOT };
    const tried = await Promise.all([
      customer.send('GET', '/api/v1/staff/bookings'),
      customer.send('GET', '/api/v1/staff/partners?hub=BLR-SOUTH'),
      customer.send('POST', `/api/v1/staff/bookings/${id}/assign`, { partnerId }),
      customer.send('POST', `/api/v1/staff/bookings/${id}/cancel`, { reason: 'I want my money back.' }),
      customer.send('PUT', '/api/v1/staff/hubs/BLR-SOUTH/capacity', slot),
    ]);
    expect(tried.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404]);
  });
});

it('random steps of customer, staff, professional and bank never leave the table of states', async () => {
  const random = seededRandom('bookings');
  let { id } = await customer.ready();
  const states = new Set<string>();
  for (let step = 0; step < depth(60, 1_500); step += 1) {
    const before = await customer.booking(id);
    states.add(before.state);
    if (['cancelled', 'refunded'].includes(before.state)) ({ id } = await customer.ready());
    const steps: (() => Promise<unknown>)[] = [
      () => customer.send('POST', 'order', { bookingId: id, payWhen: random.pick(['first', 'after']) }),
      async () => {
        const { orderId, isPaid } = await customer.booking(id);
        if (orderId && !isPaid) await payAtGateway(server, person, orderId).catch(() => undefined);
      },
      () => assign(id),
      () => job(id, 'set-out'),
      async () => job(id, 'start', { code: (await customer.booking(id)).startCode ?? '0000' }),
      () => job(id, 'finish'),
      () => customer.send('POST', `bookings/${id}/complain`, { text: 'It is not what I ordered.' }),
      () => staff.send('POST', `/api/v1/staff/bookings/${id}/complaint`, { refundPaise: 0, reason: 'All is well.' }),
      async () => {
        const { cancelRefundPaise } = await customer.booking(id);
        if (random.chance(0.2))
          await customer.send('POST', `bookings/${id}/cancel`, { refundPaise: cancelRefundPaise });
      },
    ];
    await random.pick(steps)();
    const { state, payWhen, isPaid, possible } = await customer.booking(id);
    expect(BOOKING_STATES).toContain(state);
    expect(possible).toEqual(possibleChanges({ state, payWhen, isPaid }, 'customer'));
  }
  expect(states.size).toBeGreaterThan(3);
}, 300_000);
