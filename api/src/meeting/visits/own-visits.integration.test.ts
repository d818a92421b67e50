import type { AskedContact } from '@aangan/shared-kit/contracts/contacts';
import type { VisitLead, WireVisit } from '@aangan/shared-kit/contracts/visits';
import { HOUR_MS } from '@aangan/shared-kit/domain/time-spans';
import { signedIn } from '../../../testing/signed-in.ts';
import { TEST_NOW } from '../../../testing/test-data.ts';
import { book, booked, openHome, openVisitServer, slotOf, type VisitServer } from '../../../testing/visit-server.ts';
import { visit } from './visits.tables.ts';

let server: VisitServer;
beforeAll(async () => {
  server = await openVisitServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.now = TEST_NOW;
});

const someone = (name = 'Meera Nair') => signedIn(server.database, { name });
type Who = { readonly cookie: string } | undefined;
const list = async (who: Who, path = '/api/v1/visits') =>
  (await server.call<{ visits: WireVisit[]; total: number }>(who, 'GET', path)).body.visits;
const one = (who: Who, id: string) => server.call<{ visit: WireVisit }>(who, 'GET', `/api/v1/visits/${id}`);
const cancel = (who: Who, id: string) =>
  server.call<{ visit: WireVisit; message: string }>(who, 'POST', `/api/v1/visits/${id}/cancel`, {});

describe('visits of a person', () => {
  it('are listed for visitor and owner, with the other’s first name and no contact details', async () => {
    const home = await openHome(server);
    const visitor = await someone();
    const visit = await booked(server, visitor, home);
    expect(await list(visitor)).toMatchObject([{ id: visit.id, role: 'visitor', person: 'Farhan', visitorKept: null }]);
    const owners = await server.call(home.owner, 'GET', `/api/v1/user/listings/visits?propertyId=${home.id}`);
    expect(owners.body).toMatchObject({
      visits: [{ id: visit.id, role: 'owner', person: 'Meera', visitorKept: null }],
      total: 1,
    });
    expect(owners.text).not.toContain('Nair');
    expect(owners.text).not.toContain(visitor.phone.slice(1));
    expect((await one(visitor, visit.id)).text).not.toContain(home.owner.phone.slice(1));
  });

  it('have the other’s number only while a contact shows it, and only while the visit is to come', async () => {
    const home = await openHome(server);
    const visitor = await someone();
    const visit = await booked(server, visitor, home);
    const { body } = await server.call<AskedContact>(visitor, 'POST', `/api/v3/activity/contact/${home.id}`, {});
    const ofHome = `/api/v1/user/listings/visits?propertyId=${home.id}`;
    expect(await list(visitor)).toMatchObject([{ id: visit.id, phone: home.owner.phone }]);
    expect((await one(visitor, visit.id)).body.visit.phone).toBe(home.owner.phone);
    expect(await list(home.owner, ofHome)).toMatchObject([{ phone: visitor.phone }]);

    const hide = (who: Who, hidden: boolean) =>
      server.call(who, 'PUT', `/api/v1/user/contacts/${body.contactId}/my-number`, { hidden });
    await hide(home.owner, true);
    expect((await list(visitor))[0]?.phone).toBeUndefined();
    expect(await list(home.owner, ofHome)).toMatchObject([{ phone: visitor.phone }]);
    await hide(home.owner, false);
    await hide(visitor, true);
    expect(await list(visitor)).toMatchObject([{ phone: home.owner.phone }]);
    expect((await list(home.owner, ofHome))[0]?.phone).toBeUndefined();

    server.now = visit.endEpoch + HOUR_MS;
    expect((await one(visitor, visit.id)).text).not.toContain(home.owner.phone.slice(1));
  });

  it('name the landmark nearest to the home for the visitor, until the visit is over', async () => {
    const home = await openHome(server);
    const visitor = await someone();
    const visit = await booked(server, visitor, home);
    const { body } = await server.call<{ nearby: { name: string; distanceKm: number }[] }>(
      undefined,
      'GET',
      `/api/v1/property/${home.id}`,
    );
    const [nearest] = body.nearby;
    const expected = nearest && nearest.distanceKm <= 3 ? nearest : undefined;
    expect(expected).toBeDefined();
    const shown = { name: expected?.name, distanceKm: expected?.distanceKm };
    expect(visit.landmark).toEqual(shown);
    expect((await list(visitor))[0]?.landmark).toEqual(shown);
    expect((await list(home.owner, '/api/v1/user/listings/visits'))[0]?.landmark).toBeUndefined();
    server.now = visit.endEpoch + HOUR_MS;
    expect((await one(visitor, visit.id)).body.visit.landmark).toBeUndefined();
  });

  it('cannot be seen, changed or exported by others', async () => {
    const home = await openHome(server);
    const visit = await booked(server, await someone(), home);
    const other = await someone();
    const calls = [
      ['GET', `/api/v1/visits/${visit.id}`],
      ['POST', `/api/v1/visits/${visit.id}/cancel`],
      ['POST', `/api/v1/visits/${visit.id}/outcome`],
      ['POST', `/api/v1/visits/${visit.id}/confirm`],
      ['GET', `/api/v1/visits/${visit.id}/position`],
      ['POST', `/api/v1/visits/${visit.id}/position`],
      ['GET', `/api/v1/visits/${visit.id}/calendar.ics`],
      ['PUT', `/api/v1/user/listings/${home.id}/visit-slots`],
      ['GET', `/api/v1/user/listings/${home.id}/visit-slots`],
    ] as const;
    const body = { outcome: 'visited', latitude: 12.9, longitude: 77.6, slots: [] };
    for (const [method, path] of calls) {
      const call = (who: Who) => server.call(who, method, path, method === 'GET' ? undefined : body);
      expect([path, (await call(other)).status]).toEqual([path, 404]);
      if (!(method === 'POST' && path.endsWith('position'))) expect((await call(undefined)).status).toBe(401);
    }
    expect(await list(other)).toEqual([]);
  });

  it('are cancelled by either side, once, and the slot is free again', async () => {
    const home = await openHome(server);
    const visitor = await someone();
    const visit = await booked(server, visitor, home);
    const answers = await Promise.all([cancel(home.owner, visit.id), cancel(visitor, visit.id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await one(visitor, visit.id)).body.visit).toMatchObject({
      state: 'cancelled',
      sequence: 1,
      mayChange: false,
    });
    expect(await list(visitor)).toEqual([]);
    expect(await list(visitor, '/api/v1/visits?when=past')).toMatchObject([{ id: visit.id }]);
    expect((await book(server, await someone(), home, visit.timeEpoch)).status).toBe(200);
  });

  it('get an outcome from each side when they are over', async () => {
    const home = await openHome(server);
    const visitor = await someone();
    const visit = await booked(server, visitor, home);
    const say = (who: Who, outcome: string) =>
      server.call<{ visit: WireVisit }>(who, 'POST', `/api/v1/visits/${visit.id}/outcome`, { outcome });
    expect((await say(visitor, 'visited')).status).toBe(409);
    server.now = visit.endEpoch;
    expect((await cancel(visitor, visit.id)).body.message).toContain('over or cancelled');
    expect((await one(visitor, visit.id)).body.visit).toMatchObject({ state: 'booked', maySayOutcome: true });
    expect((await say(home.owner, 'missed')).body.visit).toMatchObject({
      state: 'missed',
      yourOutcome: 'missed',
      theirOutcome: null,
    });
    expect((await one(visitor, visit.id)).body.visit.state).toBe('missed');
    expect((await say(visitor, 'visited')).body.visit).toMatchObject({ state: 'visited', theirOutcome: 'missed' });
    expect((await say(home.owner, 'absent')).body.visit.state).toBe('missed');
    expect(await list(visitor)).toEqual([]);
    expect(await list(visitor, '/api/v1/visits?when=past')).toMatchObject([{ id: visit.id, state: 'visited' }]);
  });
});

describe('the calendar file', () => {
  const file = async (who: Who, { calendarUrl }: WireVisit) => {
    const answer = await server.app.inject({ url: calendarUrl, headers: who ?? {} });
    return { type: answer.headers['content-type'], cache: answer.headers['cache-control'], text: answer.body };
  };

  it('has the time in UTC and an increasing version, for its two people alone', async () => {
    const home = await openHome(server);
    const visitor = await someone();
    const visit = await booked(server, visitor, home);
    const first = await file(visitor, visit);
    expect(first).toMatchObject({ type: 'text/calendar; charset=utf-8', cache: 'no-store' });
    const start = new Date(visit.timeEpoch).toISOString().replace(/[-:]|\.\d+/g, '');
    expect(first.text).toContain(`DTSTART:${start}\r\n`);
    expect(first.text).toContain('SEQUENCE:0\r\n');
    await book(server, visitor, home, slotOf(home, 1), { reschedule: true });
    await cancel(home.owner, visit.id);
    const last = await file(home.owner, visit);
    expect(last.text).toMatch(/METHOD:CANCEL.*SEQUENCE:2\r\n.*STATUS:CANCELLED/s);
    expect(/UID:.*/.exec(last.text)?.[0]).toBe(/UID:.*/.exec(first.text)?.[0]);
  });
});

describe('the specification’s lead calls', () => {
  const lead = (who: Who, path: string, body: object) => server.call<VisitLead>(who, 'POST', path, body);
  const instant = (who: Who, leadData: object) =>
    lead(who, '/api/v1/common/lead/instantbook', { leadData, nbfr: 'home' });

  it('book the first free slot at once, and once', async () => {
    const home = await openHome(server);
    const visitor = await someone();
    await booked(server, await someone(), home);
    const answer = await instant(visitor, { propertyId: home.id });
    expect(answer.body).toMatchObject({
      status: 'SENT',
      message: 'Slot booked successfully',
      selfBooked: true,
      your_booked_time: { timeEpoch: slotOf(home, 1) },
      booked_times: [slotOf(home, 0)],
    });
    expect((await instant(visitor, { propertyId: home.id })).text).toBe(answer.text);
  });

  it('answer with other times when the requested one is taken', async () => {
    const home = await openHome(server);
    await booked(server, await someone(), home);
    const { status, body } = await instant(await someone(), { propertyId: home.id, timeEpoch: slotOf(home, 0) });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'NOT_SENT', your_booked_time: null, booked_times: [slotOf(home, 0)] });
    expect(body.next.map(({ timeEpoch }) => timeEpoch)).toEqual(home.slots.slice(1, 4));
  });

  it("return the tenant's state before the sheet opens, and book with a time", async () => {
    const home = await openHome(server);
    const visitor = await someone();
    const ask = (more: object) => lead(visitor, '/api/v2/common/lead/book/tenant', { propertyId: home.id, ...more });
    expect((await ask({})).body).toMatchObject({
      status: 'NOT_SENT',
      selfBooked: false,
      message: 'Choose a time for your visit.',
    });
    expect((await ask({ timeEpoch: slotOf(home, 2) })).body).toMatchObject({ status: 'SENT', selfBooked: true });
    expect((await ask({ reschedule: true })).body).toMatchObject({ status: 'NOT_SENT', selfBooked: true });
    expect((await ask({ reschedule: true, timeEpoch: slotOf(home, 3) })).body.your_booked_time?.timeEpoch).toBe(
      slotOf(home, 3),
    );
  });

  it('book a chosen time, or the first of a day, and list a day’s booked times', async () => {
    const home = await openHome(server);
    const [one, other] = [await someone(), await someone()];
    const at = (who: Who, date: string | number, query = '') =>
      lead(who, `/api/v1/common/lead/booked/time${query}`, { propertyId: home.id, date });
    expect((await at(one, '2026-11-22')).body.your_booked_time).toMatchObject({
      date: '2026-11-22',
      startTime: '08:00',
    });
    const time = slotOf(home, 30);
    expect((await at(one, time, '?reschedule=true')).body.your_booked_time?.timeEpoch).toBe(time);
    const { body } = await server.call(
      other,
      'GET',
      `/api/v2/common/lead/booked/time?propertyId=${home.id}&date=${new Date(time).toISOString().slice(0, 10)}`,
    );
    expect(body).toEqual({ selfBooked: false, your_booked_time: null, booked_times: [time] });
    expect((await at(one, '2027-11-22', '?reschedule=true')).status).toBe(409);
  });
});

describe('the weekly windows of an owner', () => {
  const path = (id: string) => `/api/v1/user/listings/${id}/visit-slots`;

  it('are saved, without slots that lack an end and past days, and visits stay', async () => {
    const home = await openHome(server);
    const visitor = await someone();
    const visit = await booked(server, visitor, home, 30);
    const set = await server.call(home.owner, 'PUT', path(home.id), {
      slots: [
        { weekday: 0, startTime: '10:00', endTime: '12:00' },
        { weekday: 1, startTime: '10:00' },
      ],
      daysOff: ['2026-11-22', '2026-11-01'],
    });
    // Past days do not count towards the limit.
    const week = { slots: [{ weekday: 0, startTime: '10:00', endTime: '12:00' }], daysOff: ['2026-11-22'], own: true };
    expect(set.body).toEqual(week);
    expect((await server.call(home.owner, 'GET', path(home.id))).body).toEqual(week);
    const { body } = await server.call<{ responseBody: { days: unknown[] } }>(
      undefined,
      'GET',
      `/nb/api/v3/slot/booking/${home.id}/getDays`,
    );
    expect(body.responseBody.days).toEqual([{ date: '2026-11-29', free: 2, total: 2 }]);
    expect((await one(visitor, visit.id)).body.visit.state).toBe('booked');
  });
});

describe('the position of the field executive', () => {
  it('is visible to visitor and owner around the visit, and is marked when outdated', async () => {
    const home = await openHome(server);
    const visitor = await someone();
    const visit = await booked(server, visitor, home, 20);
    const staff = await signedIn(server.database, { role: 'staff' }, visit.timeEpoch);
    const path = `/api/v1/visits/${visit.id}/position`;
    const here = { latitude: 12.97, longitude: 77.59 };
    const seen = async (who: Who) => (await server.call<{ position: unknown }>(who, 'GET', path)).body.position;
    server.now = visit.timeEpoch - 4 * HOUR_MS;
    expect((await server.call(staff, 'POST', path, here)).status).toBe(409);
    server.now = visit.timeEpoch - HOUR_MS;
    expect(await seen(visitor)).toBeNull();
    expect((await server.call(visitor, 'POST', path, here)).status).toBe(404);
    expect((await server.call(staff, 'POST', path, here)).status).toBe(200);
    expect(await seen(visitor)).toEqual({ ...here, at: server.now, stale: false });
    server.now += 5 * 60_000 + 1;
    expect(await seen(home.owner)).toMatchObject({ stale: true });
    server.now = visit.endEpoch + HOUR_MS;
    expect(await seen(visitor)).toBeNull();
  });
});

it('similar homes after a visit exclude homes that the person has visited or booked', async () => {
  const visitor = await someone();
  const home = await openHome(server);
  const { body: record } = await server.call<{ record: { shortUrl: string } }>(
    undefined,
    'GET',
    `/api/v1/property/${home.id}`,
  );
  const segment = record.record.shortUrl.split('/')[2];
  const url = `/api/v1/property/${segment}similar/${home.id}?isScheduledVisit=true`;
  const similar = async (who: Who) =>
    (await server.call<{ records: { id: string }[] }>(who, 'GET', url)).body.records.map(({ id }) => id);
  const [next] = await similar(visitor);
  if (next === undefined) return;
  const { database } = server;
  await database.insert(visit).values({
    id: `vis_${crypto.randomUUID().replaceAll('-', '').slice(0, 20)}`,
    listingId: next,
    visitorId: visitor.accountId,
    ownerId: home.owner.accountId,
    host: crypto.randomUUID(),
    startsAt: new Date(TEST_NOW - 48 * HOUR_MS - Math.floor(Math.random() * 1e9)),
    state: 'booked',
    sponsored: false,
    sequence: 0,
    attribution: {},
    createdAt: new Date(TEST_NOW),
    changedAt: new Date(TEST_NOW),
  });
  expect(await similar(visitor)).not.toContain(next);
  expect(await similar(await someone())).toContain(next);
  const answer = await server.app.inject({ url, headers: { cookie: visitor.cookie } });
  expect(answer.headers['cache-control']).toBe('no-store');
});
