import { HOUR_MS } from '@aangan/shared-kit/domain/time-spans';
import { type MoneyServer, openMoneyServer } from '../../testing/money-server.ts';
import { bookingOf, payAtGateway, type ServiceCustomer, serviceCustomer } from '../../testing/service-customer.ts';
import { type SignedIn, signedIn } from '../../testing/signed-in.ts';
import { TEST_NOW } from '../../testing/test-data.ts';
import { storeHubs } from './hubs/hubs.queries.ts';

const PNM = '/pnm-backend/api/v1';
const SURVEY = { survey: 'video', day: '2026-11-21', slotId: 'SLOT_10_12' } as const;
const end = { pin: '560034', locality: 'Koramangala', address: '12, 5th Block', floor: 2, hasLift: false };
const MOVE = {
  from: { ...end, city: 'bangalore' },
  to: { ...end, city: 'greater_noida', pin: '201310', locality: 'Alpha 1', floor: 0, hasLift: true },
  items: [
    { key: 'BED_DOUBLE', quantity: 2 },
    { key: 'BOX_LARGE', quantity: 12 },
  ],
};

let server: MoneyServer;
let person: SignedIn;
let customer: ServiceCustomer;
let staff: ServiceCustomer;
beforeAll(async () => {
  server = await openMoneyServer();
  await storeHubs(server.database);
});
beforeEach(async () => {
  server.clock.now = TEST_NOW;
  person = await signedIn(server.database);
  customer = serviceCustomer(server, person);
  staff = serviceCustomer(server, await signedIn(server.database, { role: 'staff' }));
});
afterAll(() => server.close());

const idOf = (answer: { readonly booking?: unknown }) => (answer.booking as { id: string }).id;

it('cities are spelled as the documents do, and an estimate needs no login', async () => {
  const guest = serviceCustomer(server, undefined);
  const cities = (await guest.ask('GET', `${PNM}/cities`)).cities as { city: string }[];
  expect(cities.map(({ city }) => city)).toContain('greater_noida');
  expect(cities).toHaveLength(17);
  const { estimate } = await guest.ask('POST', `${PNM}/estimate`, MOVE);
  expect(estimate).toMatchObject({ isWithinCity: false, cubicFeet: 150, vehicle: { key: 'MINI_TRUCK' } });
  const rough = { from: { city: 'pune', floor: 1, hasLift: false }, to: { city: 'pune', floor: 0, hasLift: true } };
  expect(await guest.ask('POST', `${PNM}/estimate`, { ...rough, items: MOVE.items })).toMatchObject({ sts: 1 });
  expect((await guest.send('POST', `${PNM}/booking`, { move: MOVE, ...SURVEY })).statusCode).toBe(401);
});

it('the same survey that is booked five times at once is one', async () => {
  const booked = await Promise.all(
    Array.from({ length: 5 }, () => customer.ask('POST', `${PNM}/booking`, { move: MOVE, ...SURVEY })),
  );
  expect(new Set(booked.map(idOf)).size).toBe(1);
  const later = await customer.ask('POST', `${PNM}/booking`, { move: MOVE, ...SURVEY, slotId: 'SLOT_12_14' });
  expect(idOf(later)).not.toBe(idOf(booked[0] ?? {}));
});

it('usual prices of a city, and the slots of a PIN code, are shown to anybody', async () => {
  const guest = serviceCustomer(server, undefined);
  const prices = await guest.ask('GET', `${PNM}/prices?city=greater_noida`);
  expect(prices).toMatchObject({ city: 'greater-noida', within: [{ title: '1 RK' }, {}, {}, {}, {}] });
  expect((prices.between as object[])[0]).toMatchObject({ city: 'noida' });
  const slotsOf = (query: string) => guest.ask('GET', `${PNM}/slots?${query}`);
  const { days } = (await slotsOf('city=kolkata&pin=700019')) as { days: { slots: { left: number }[] }[] };
  expect(days[1]?.slots[0]).toMatchObject({ left: 2 });
  expect(await slotsOf('city=kolkata&pin=110001')).toMatchObject({ serviceable: false, days: [] });
});

it('a move is surveyed, quoted, paid, followed on its day, signed at both ends, and damage is claimed in time', async () => {
  const id = idOf(await customer.ask('POST', `${PNM}/booking`, { move: MOVE, ...SURVEY }));
  const more = { ...MOVE, items: [...MOVE.items, { key: 'SOFA_3', quantity: 1 }] };
  expect(await customer.ask('PUT', `${PNM}/booking/${id}`, more)).toMatchObject({ estimate: { cubicFeet: 195 } });
  const waiting = await staff.ask('GET', '/api/v1/staff/bookings?view=quote');
  expect(waiting.bookings).toContainEqual(
    expect.objectContaining({ id, title: 'Move from Bangalore to Greater Noida' }),
  );
  const lines = [{ description: 'Transport and packing', paise: 2_400_000 }];
  await staff.ask('POST', `/api/v1/staff/bookings/${id}/quote`, { title: 'Move to Greater Noida', lines });
  expect(await customer.booking(id)).toMatchObject({ state: 'quoted', totalPaise: 2_400_000, startsAt: null });
  expect(await customer.ask('PUT', `${PNM}/booking/${id}`, MOVE)).toMatchObject({ sts: 0 });

  const day = { day: '2026-11-23', slotId: 'SLOT_08_10' };
  expect(bookingOf(await customer.ask('POST', `${PNM}/booking/${id}/day`, day)).servicingDate).toContain('23 Nov 2026');
  const { booking } = await customer.order(id);
  await payAtGateway(server, person, booking.orderId ?? '');
  const crew = await signedIn(server.database);
  const partner = serviceCustomer(server, crew);
  const body = { accountId: crew.accountId, name: 'Imran', hub: 'BLR-SOUTH', serviceTypes: ['PNM_INTERCITY'] };
  const partnerId = ((await staff.ask('PUT', '/api/v1/staff/partners', body)).partner as { id: string }).id;
  await staff.ask('POST', `/api/v1/staff/bookings/${id}/assign`, { partnerId });
  const job = (what: string, input?: object) => partner.send('POST', `/api/v1/partner/jobs/${id}/${what}`, input);
  const { startCode } = await customer.booking(id);
  const here = { latitude: 12.93, longitude: 77.62 };
  expect((await job('position', here)).statusCode).toBe(409);
  expect((await job('set-out')).json()).toMatchObject({ job: { move: { to: { address: '12, 5th Block' } } } });
  expect((await job('position', here)).statusCode).toBe(200);
  expect(await customer.ask('GET', `bookings/${id}/position`)).toMatchObject({ position: { ...here, stale: false } });
  await job('start', { code: startCode });

  const sign = (at: string, boxes: number) => customer.ask('POST', `${PNM}/booking/${id}/boxes/${at}/sign`, { boxes });
  expect(await sign('from', 14)).toMatchObject({ sts: 0 });
  await job('boxes', { end: 'from', boxes: 14 });
  expect(await sign('from', 13)).toMatchObject({ sts: 0 });
  expect(await sign('from', 14)).toMatchObject({ sts: 1, boxes: [{ end: 'from', boxes: 14 }] });
  expect((await job('finish')).statusCode).toBe(409);
  await job('boxes', { end: 'to', boxes: 14 });
  await sign('to', 14);
  expect((await job('finish')).json()).toMatchObject({ job: { state: 'done', move: null } });
  expect(await customer.ask('GET', `bookings/${id}/position`)).toMatchObject({ position: null });

  const stranger = serviceCustomer(server, await signedIn(server.database));
  const tried = [
    await stranger.send('GET', `${PNM}/booking/${id}`),
    await stranger.send('PUT', `${PNM}/booking/${id}`, MOVE),
    await stranger.send('POST', `${PNM}/booking/${id}/day`, day),
    await stranger.send('POST', `${PNM}/booking/${id}/boxes/to/sign`, { boxes: 14 }),
    await stranger.send('GET', `bookings/${id}/position`),
    await stranger.send('POST', `/api/v1/partner/jobs/${id}/position`, here),
    await stranger.send('POST', `/api/v1/partner/jobs/${id}/boxes`, { end: 'to', boxes: 1 }),
    await staff.send('GET', `/api/v1/staff/bookings/${id}/photos/upl_other`),
  ];
  expect(tried.map(({ statusCode }) => statusCode)).toEqual(tried.map(() => 404));

  server.clock.now += 49 * HOUR_MS;
  const claim = { text: 'A leg of the bed is broken.' };
  expect(await customer.ask('POST', `bookings/${id}/complain`, claim)).toMatchObject({ sts: 0 });
  server.clock.now -= 2 * HOUR_MS;
  expect(await customer.ask('POST', `bookings/${id}/complain`, claim)).toMatchObject({
    booking: { state: 'complained' },
  });
});

it('a lead of packers is a form, and one for the same move on a day', async () => {
  const fields = { name: 'Asha Rao', phone: person.phone.slice(3), fromCity: 'pune', toCity: 'greater-noida' };
  const send = () => server.postForm(undefined, `${PNM}/public/lead/add`, fields);
  const [first, again] = [(await send()).json(), (await send()).json()];
  expect(first).toMatchObject({ sts: 1, leadId: again.leadId });
});
