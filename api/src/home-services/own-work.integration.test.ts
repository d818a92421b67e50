import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import sharp from 'sharp';
import { type MoneyServer, openMoneyServer } from '../../testing/money-server.ts';
import { type ServiceCustomer, SLOT, serviceCustomer } from '../../testing/service-customer.ts';
import { type SignedIn, signedIn } from '../../testing/signed-in.ts';
import { TEST_NOW } from '../../testing/test-data.ts';
import { uploadCalls, uploadOfAnswer } from '../../testing/upload-server.ts';
import { storeHubs } from './hubs/hubs.queries.ts';

const STAFF = '/api/v1/staff';

let server: MoneyServer;
let person: SignedIn;
let customer: ServiceCustomer;
let staff: ServiceCustomer;
let worker: SignedIn;
let partnerId: string;

beforeAll(async () => {
  server = await openMoneyServer();
  await storeHubs(server.database);
});
beforeEach(async () => {
  server.clock.now = TEST_NOW;
  person = await signedIn(server.database);
  customer = serviceCustomer(server, person);
  staff = serviceCustomer(server, await signedIn(server.database, { role: 'staff' }));
  worker = await signedIn(server.database);
  partnerId = await employ(worker);
});
afterAll(() => server.close());

async function employ({ accountId }: SignedIn): Promise<string> {
  const body = { accountId, name: 'Ravi', hub: 'BLR-SOUTH', serviceTypes: ['HS_CLEANING', 'HS_PAINTING'] };
  return ((await staff.ask('PUT', `${STAFF}/partners`, body)).partner as { id: string }).id;
}

const assign = (bookingId: string, id = partnerId) =>
  staff.send('POST', `${STAFF}/bookings/${bookingId}/assign`, { partnerId: id });
const partnersOf = async (bookingId: string) =>
  (await staff.ask('GET', `${STAFF}/bookings/${bookingId}`)).partners as { id: string; isFree: boolean }[];
const views = async () => (await staff.ask('GET', `${STAFF}/bookings/waiting`)).views as Record<string, number>;

/** Work from its assignment to its end. */
async function doWork(bookingId: string): Promise<void> {
  await assign(bookingId);
  const calls = serviceCustomer(server, worker);
  const { startCode } = await customer.booking(bookingId);
  await calls.ask('POST', `/api/v1/partner/jobs/${bookingId}/start`, { code: startCode });
  await calls.ask('POST', `/api/v1/partner/jobs/${bookingId}/finish`);
}

it('staff see who fits a booking and is free, what waits, and a measured visit until it is quoted', async () => {
  const [one, two] = [await customer.book(), await customer.book()];
  const before = await views();
  expect(await partnersOf(one.id)).toContainEqual({ id: partnerId, name: 'Ravi', isFree: true });
  await assign(one.id);
  expect(await partnersOf(two.id)).toContainEqual({ id: partnerId, name: 'Ravi', isFree: false });
  expect(await views()).toEqual({ ...before, assign: (before.assign ?? 0) - 1 });
  const assigned = (await staff.ask('GET', `${STAFF}/bookings?view=assigned`)).bookings;
  expect(assigned).toContainEqual(expect.objectContaining({ id: one.id, partner: 'Ravi' }));

  const visit = await customer.book('HS_PAINTING_VISIT_HOME', { day: '2026-11-23', slotId: 'SLOT_08_10' });
  await doWork(visit.id);
  const toQuote = async () => {
    const { bookings } = await staff.ask('GET', `${STAFF}/bookings?view=quote`);
    return (bookings as { id: string }[]).map(({ id }) => id);
  };
  expect(await toQuote()).toContain(visit.id);
  const quotation = { title: 'Painting of 3 rooms', lines: [{ description: 'Walls', paise: 2_880_000 }] };
  await staff.ask('POST', `${STAFF}/bookings/${visit.id}/quote`, quotation);
  expect(await toQuote()).not.toContain(visit.id);
});

it('staff find an account by its number, make it a professional, and end that once no work is left', async () => {
  const { phone, accountId } = await signedIn(server.database, { name: 'Kavita Devi' });
  const find = async () => {
    const found = await staff.ask('POST', `${STAFF}/partners/search`, { phone: phone.slice(3) });
    return staff.ask('GET', `${STAFF}/partners/account?accountId=${found.accountId}`);
  };
  expect(await find()).toEqual({ account: { accountId, name: 'Kavita', partner: null } });
  expect((await staff.send('POST', `${STAFF}/partners/search`, { phone: '9000000000' })).statusCode).toBe(404);

  const { id } = await customer.book();
  await assign(id);
  expect((await staff.send('DELETE', `${STAFF}/partners/${partnerId}`)).statusCode).toBe(409);
  const other = await employ({ accountId, phone, cookie: '' });
  expect(await find()).toMatchObject({ account: { partner: { id: other, accountId, hub: 'BLR-SOUTH' } } });
  await assign(id, other);
  expect(await staff.ask('DELETE', `${STAFF}/partners/${partnerId}`)).toMatchObject({ partner: { isActive: false } });
  expect((await serviceCustomer(server, worker).send('GET', `/api/v1/partner/jobs?day=${SLOT.day}`)).statusCode).toBe(
    404,
  );
});

it('staff see and set the places of a slot, and the last one is gone for customers', async () => {
  const hub = `${STAFF}/hubs/BLR-NORTH/capacity`;
  const slot = { day: '2026-11-25', slotId: 'SLOT_16_18' };
  await staff.ask('PUT', hub, { ...slot, business: 'PNM', capacity: 0 });
  const { days } = await staff.ask('GET', `${hub}?business=PNM`);
  const places = (days as { day: string; slots: { slotId: string }[] }[]).find(({ day }) => day === slot.day)?.slots;
  expect(places?.at(-1)).toMatchObject({ slotId: slot.slotId, capacity: 0, taken: 0, isSet: true });
  expect(places?.[0]).toMatchObject({ capacity: 3, isSet: false });
  const free = await customer.ask('GET', 'slots?hub=BLR-NORTH&business=PNM');
  const shown = (free.days as { day: string; slots: { left: number }[] }[]).find(({ day }) => day === slot.day);
  expect(shown?.slots.map(({ left }) => left)).toEqual([3, 3, 3, 3, 0]);
});

it('a step that a professional sends twice counts once, and a new assignment forgets wrong codes', async () => {
  const { id } = await customer.book();
  await assign(id);
  const job = (what: string, body?: object) =>
    serviceCustomer(server, worker).send('POST', `/api/v1/partner/jobs/${id}/${what}`, body);
  await job('set-out');
  expect((await job('set-out')).json()).toMatchObject({ job: { state: 'on_the_way' } });
  const { startCode } = await customer.booking(id);
  const wrong = startCode === '0000' ? '1111' : '0000';
  for (let each = 0; each < 5; each += 1) await job('start', { code: wrong });
  expect((await job('start', { code: startCode })).statusCode).toBe(429);
  expect((await assign(id)).statusCode).toBe(200);
  expect((await job('start', { code: startCode })).json()).toMatchObject({ job: { state: 'started' } });
  expect((await job('start', { code: startCode })).statusCode).toBe(200);
  await job('finish');
  expect((await job('finish')).statusCode).toBe(200);
  const changes = (await customer.booking(id)).history.map(({ change }) => change);
  expect(changes).toEqual(['quote', 'pay', 'assign', 'set_out', 'assign', 'start', 'finish']);
});

it('a professional’s photo of the work is shown to the customer and to staff, and to nobody else', async () => {
  const { id } = await customer.book();
  await assign(id);
  const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#1f6b50' } })
    .jpeg()
    .toBuffer();
  const files = uploadCalls(server.app);
  const photo = { kind: 'job-photo', subject: `${id}/before`, name: 'kitchen.jpg', bytes };
  const headers = ({ cookie }: SignedIn) => ({ cookie, 'sec-fetch-site': 'same-origin' });
  const uploaded = uploadOfAnswer(await files.upload(headers(worker), photo));
  await server.jobs.drain();
  const { photos } = await customer.booking(id);
  expect(photos).toEqual([{ shows: 'before', url: expect.stringContaining(uploaded.id) }]);
  const url = photos[0]?.url ?? '';
  const stranger = await signedIn(server.database);
  const read = async (someone: SignedIn) => (await server.get(url, someone)).statusCode;
  expect([await read(worker), await read(person), await read(stranger)]).toEqual([200, 200, 404]);
  const { booking } = await staff.ask('GET', `${STAFF}/bookings/${id}`);
  const [seen] = (booking as { photos: { url: string }[] }).photos;
  expect((await staff.send('GET', seen?.url ?? '')).statusCode).toBe(200);
  for (const someone of [person, stranger]) {
    expect((await files.upload(headers(someone), photo)).statusCode).toBe(404);
  }
});

it('lists own bookings by page, and no quotation whose price is over', async () => {
  await customer.ready();
  const list = async (query = '') => customer.ask('GET', `myBookings/active?phone=${person.phone.slice(3)}${query}`);
  expect(await list()).toMatchObject({ total: 1, bookings: [{ state: 'quoted' }] });
  expect(await list('&page=2')).toMatchObject({ total: 1, page: 2, bookings: [] });
  server.clock.now += DAY_MS + 1;
  expect(await list()).toMatchObject({ total: 0, bookings: [] });
});

it('a quotation that is moved holds its new place for a while only', async () => {
  const { id } = await customer.ready(undefined, { day: '2026-11-26', slotId: 'SLOT_08_10' });
  const slot = { day: '2026-11-26', slotId: 'SLOT_12_14' };
  await customer.ask('POST', `bookings/${id}/reschedule`, slot);
  const taken = async () => {
    const { days } = await staff.ask('GET', `${STAFF}/hubs/BLR-SOUTH/capacity`);
    const day = (days as { day: string; slots: { slotId: string; taken: number }[] }[]).find(
      (each) => each.day === slot.day,
    );
    return day?.slots.find(({ slotId }) => slotId === slot.slotId)?.taken;
  };
  expect(await taken()).toBe(1);
  server.clock.now += 11 * 60_000;
  expect(await taken()).toBe(0);
});

it('a stranger is refused everything about somebody else’s booking, address and location', async () => {
  const { id } = await customer.book();
  await assign(id);
  const { address } = await customer.booking(id);
  const stranger = serviceCustomer(server, await signedIn(server.database));
  const slot = { day: '2026-11-24', slotId: 'SLOT_08_10' };
  const own = `bookings/${id}`;
  const job = `/api/v1/partner/jobs/${id}`;
  const tried = [
    ['GET', `quotation/${id}`],
    ['POST', 'save/serviceInfo', { bookingId: id, addressId: address?.id, ...slot }],
    ['POST', 'order', { bookingId: id, payWhen: 'first' }],
    ['POST', `${own}/reschedule`, slot],
    ['POST', `${own}/cancel`, { refundPaise: 0 }],
    ['POST', `${own}/rate`, { rating: 1 }],
    ['POST', `${own}/complain`, { text: 'I was never there.' }],
    ['POST', `${own}/again`],
    ['GET', `${own}/position`],
    ['DELETE', `address/${address?.id}`],
    ['GET', '/api/v1/partner/jobs?day=2026-11-22'],
    ['GET', job],
    ['POST', `${job}/set-out`],
    ['POST', `${job}/start`, { code: '1234' }],
    ['POST', `${job}/finish`],
    ['POST', `${job}/position`, { latitude: 12.9, longitude: 77.6 }],
    ['POST', `${job}/boxes`, { end: 'from', boxes: 1 }],
    ['GET', `${STAFF}/bookings`],
    ['GET', `${STAFF}/bookings/waiting`],
    ['GET', `${STAFF}/bookings/${id}`],
    ['POST', `${STAFF}/bookings/${id}/assign`, { partnerId }],
    ['POST', `${STAFF}/bookings/${id}/quote`, { title: 'Mine', lines: [{ description: 'All of it', paise: 100 }] }],
    ['POST', `${STAFF}/bookings/${id}/reschedule`, { ...slot, reason: 'I want to.' }],
    ['POST', `${STAFF}/bookings/${id}/cancel`, { reason: 'I want to.' }],
    ['POST', `${STAFF}/bookings/${id}/complaint`, { refundPaise: 100, reason: 'I want to.' }],
    ['GET', `${STAFF}/partners?hub=BLR-SOUTH`],
    ['POST', `${STAFF}/partners/search`, { phone: person.phone.slice(3) }],
    ['GET', `${STAFF}/partners/account?accountId=${partnerId}`],
    ['DELETE', `${STAFF}/partners/${partnerId}`],
    ['GET', `${STAFF}/hubs`],
    ['GET', `${STAFF}/hubs/BLR-SOUTH/capacity`],
    ['PUT', `${STAFF}/hubs/BLR-SOUTH/capacity`, { ...slot, business: 'HS', capacity: 0 }],
  ] as const;
  const allowed: string[] = [];
  for (const [method, path, body] of tried) {
    const { statusCode } = await stranger.send(method, path, body);
    if (statusCode !== 404) allowed.push(`${statusCode} ${method} ${path}`);
  }
  expect(allowed).toEqual([]);
  const phone = person.phone.slice(3);
  for (const when of ['active', 'past']) {
    expect((await stranger.send('GET', `myBookings/${when}?phone=${phone}`)).statusCode).toBe(403);
  }
  expect((await customer.booking(id)).state).toBe('assigned');
});
