import { HOUR_MS } from '@aangan/shared-kit/domain/time-spans';
import { eq } from 'drizzle-orm';
import { newAddress } from '../../../testing/identity-server.ts';
import { passChallenge } from '../../../testing/pass-challenge.ts';
import { type SignedIn, signedIn } from '../../../testing/signed-in.ts';
import { TEST_NOW } from '../../../testing/test-data.ts';
import {
  book,
  booked,
  onDevice,
  openHome,
  openVisitServer,
  slotOf,
  stranger,
  type VisitServer,
} from '../../../testing/visit-server.ts';
import { proofOfWork } from '../../foundation/challenges/proof-of-work.ts';
import { listing } from '../../search/listings/public.ts';
import { visit } from './visits.tables.ts';

let server: VisitServer;
beforeAll(async () => {
  server = await openVisitServer({ challengeProvider: proofOfWork('test challenges', 4) });
});
afterAll(() => server.close());
beforeEach(() => {
  server.now = TEST_NOW;
});

const someone = () => signedIn(server.database);
const crowd = (number: number): Promise<SignedIn[]> => Promise.all(Array.from({ length: number }, someone));
const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).toSorted();
const visitsAt = (listingId: string) => server.database.select().from(visit).where(eq(visit.listingId, listingId));

describe('booking a slot', () => {
  it("needs a login, books once, and answers with the specification's text", async () => {
    const home = await openHome(server);
    expect((await book(server, undefined, home, slotOf(home, 0))).status).toBe(401);
    const visitor = await someone();
    const first = await book(server, visitor, home, slotOf(home, 0));
    expect(first).toMatchObject({
      status: 200,
      body: {
        status: 200,
        message: 'Slot booked successfully',
        visit: { state: 'booked', role: 'visitor', person: 'Farhan' },
      },
    });
    const again = await Promise.all(Array.from({ length: 20 }, () => book(server, visitor, home, slotOf(home, 0))));
    expect(new Set(again.map(({ text }) => text))).toEqual(new Set([first.text]));
    expect(await visitsAt(home.id)).toHaveLength(1);
  });

  it.each([50, 200])('gives one slot to one of %s concurrent requests, and the others a conflict', async (number) => {
    const home = await openHome(server);
    const answers = await Promise.all((await crowd(number)).map((who) => book(server, who, home, slotOf(home, 3))));
    expect(statuses(answers)).toEqual([200, ...Array.from({ length: number - 1 }, () => 409)]);
    const refused = answers.filter(({ status }) => status === 409);
    expect(new Set(refused.map(({ body }) => body.message))).toEqual(
      new Set(['This slot has just been booked. Please choose another one.']),
    );
    expect(refused[0]?.body.details?.next.map(({ timeEpoch }) => timeEpoch)).toEqual(home.slots.slice(0, 3));
    expect(await visitsAt(home.id)).toHaveLength(1);
  });

  it('is protected by unique indexes even without the locks', async () => {
    const home = await openHome(server);
    const one = await booked(server, await someone(), home);
    const [row] = await server.database.select().from(visit).where(eq(visit.id, one.id));
    if (!row) throw new Error('Visit not found.');
    const other = { ...row, id: `${row.id.slice(0, -1)}!`, visitorId: (await someone()).accountId };
    const written = (change: object) => server.database.insert(visit).values({ ...other, ...change });
    await expect(written({ host: 'another' })).rejects.toMatchObject({ cause: { constraint: 'visit_listing_slot' } });
    await expect(written({ listingId: 'another' })).rejects.toMatchObject({ cause: { constraint: 'visit_host_slot' } });
    await expect(written({ listingId: 'another', host: 'another', visitorId: row.visitorId })).rejects.toMatchObject({
      cause: { constraint: 'visit_visitor_slot' },
    });
  });

  it('keeps an owner from being at two homes at a time', async () => {
    const home = await openHome(server);
    const second = await openHome(server, home.owner);
    const [one, other] = [await someone(), await someone()];
    const answers = await Promise.all([
      book(server, one, home, slotOf(home, 1)),
      book(server, other, second, slotOf(home, 1)),
    ]);
    expect(statuses(answers)).toEqual([200, 409]);
  });

  it('keeps a visitor from being at two homes at a time, and names the other visit', async () => {
    const [home, second] = [await openHome(server), await openHome(server)];
    const visitor = await someone();
    const answers = await Promise.all([home, second].map((each) => book(server, visitor, each, slotOf(each, 1))));
    expect(statuses(answers)).toEqual([200, 409]);
    const title = answers[0]?.status === 200 ? home.title : second.title;
    expect(answers.find(({ status }) => status === 409)?.body.message).toContain(
      `You have a visit to ${title} at this time.`,
    );
  });

  it('is one upcoming visit per home; a second booking has to move the first', async () => {
    const home = await openHome(server);
    const visitor = await someone();
    await booked(server, visitor, home);
    const answer = await book(server, visitor, home, slotOf(home, 1));
    expect(answer).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('Move that one, or cancel it.') },
    });
  });

  it('rejects times that are not slots, own homes and inactive homes', async () => {
    const home = await openHome(server);
    const visitor = await someone();
    for (const time of [TEST_NOW + HOUR_MS, slotOf(home, 0) + 1, TEST_NOW + 20 * 24 * HOUR_MS, TEST_NOW - HOUR_MS]) {
      expect((await book(server, visitor, home, time)).status).toBe(409);
    }
    expect((await book(server, home.owner, home, slotOf(home, 0))).status).toBe(403);
    // Owners see the reason before they choose.
    const own = await server.call(home.owner, 'GET', `/nb/api/v3/slot/booking/${home.id}/getDays`);
    expect(own.body).toMatchObject({ responseBody: { days: [], closed: 'This is your own listing.' } });
    expect((await book(server, visitor, { id: 'nosuchhome' }, slotOf(home, 0))).status).toBe(404);
    await server.database.update(listing).set({ active: false }).where(eq(listing.id, home.id));
    const gone = await book(server, visitor, home, slotOf(home, 0));
    expect(gone).toMatchObject({ status: 409, body: { message: expect.stringContaining('no longer available') } });
    const days = await server.call<{ responseBody: { days: unknown[]; closed: string } }>(
      undefined,
      'GET',
      `/nb/api/v3/slot/booking/${home.id}/getDays`,
    );
    expect(days.body.responseBody).toMatchObject({ days: [], closed: expect.stringContaining('no longer available') });
    await server.database.update(listing).set({ active: true }).where(eq(listing.id, home.id));
  });

  it('stops at ten upcoming visits', async () => {
    const visitor = await someone();
    for (let number = 0; number < 10; number += 1) await booked(server, visitor, await openHome(server), number);
    const home = await openHome(server);
    expect(await book(server, visitor, home, slotOf(home, 20))).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('10 upcoming visits') },
    });
  });
});

describe('moving a visit', () => {
  it('frees the old slot, increases the calendar version and stays sponsored', async () => {
    const home = await openHome(server);
    const [visitor, other] = [await someone(), await someone()];
    const first = await book(server, visitor, home, slotOf(home, 0), { sponsored: true });
    const moved = await book(server, visitor, home, slotOf(home, 1), { reschedule: true });
    expect(moved.body.visit).toMatchObject({
      id: first.body.visit.id,
      timeEpoch: slotOf(home, 1),
      sequence: 1,
      sponsored: true,
    });
    expect((await book(server, other, home, slotOf(home, 0))).status).toBe(200);
  });

  it('changes nothing when somebody else takes the new slot', async () => {
    const home = await openHome(server);
    const [visitor, other] = [await someone(), await someone()];
    await booked(server, visitor, home, 0);
    const answers = await Promise.all([
      book(server, visitor, home, slotOf(home, 5), { reschedule: true }),
      book(server, other, home, slotOf(home, 5)),
    ]);
    expect(statuses(answers)).toEqual([200, 409]);
    const times = (await visitsAt(home.id)).map(({ startsAt }) => startsAt.getTime()).toSorted();
    expect(times).toEqual(answers[0]?.status === 200 ? [slotOf(home, 5)] : [slotOf(home, 0), slotOf(home, 5)]);
  });

  it('ends at one time when it is moved twice at once', async () => {
    const home = await openHome(server);
    const visitor = await someone();
    await booked(server, visitor, home, 0);
    const answers = await Promise.all(
      [1, 2, 3, 4].map((slot) => book(server, visitor, home, slotOf(home, slot), { reschedule: true })),
    );
    expect(statuses(answers)).toEqual([200, 200, 200, 200]);
    const rows = await visitsAt(home.id);
    expect(rows).toMatchObject([{ sequence: 4, state: 'booked' }]);
  });

  it('needs a visit that can be moved', async () => {
    const home = await openHome(server);
    const stranger = await someone();
    expect((await book(server, stranger, home, slotOf(home, 0), { reschedule: true })).status).toBe(409);
    const lead = { propertyId: home.id, date: slotOf(home, 0) };
    const path = '/api/v1/common/lead/booked/time?reschedule=true';
    expect(await server.call(stranger, 'POST', path, lead)).toMatchObject({
      status: 200,
      body: { status: 'NOT_SENT', selfBooked: false, message: expect.stringContaining('no visit to this home') },
    });
  });
});

describe('holding a slot during login', () => {
  const hold = (who: Parameters<VisitServer['call']>[0], id: string, timeEpoch: number, headers = {}) =>
    server.call<{ heldUntil: number; message: string }>(who, 'POST', `/api/v1/slot/${id}/hold`, { timeEpoch }, headers);
  /** As the browser's HTTP client: it passes a challenge once. */
  const holdAsBrowser = async (who: Parameters<VisitServer['call']>[0], id: string, timeEpoch: number) => {
    const first = await hold(who, id, timeEpoch);
    return first.status === 428 ? hold(who, id, timeEpoch, await passChallenge(first.body)) : first;
  };
  const stateFor = async (who: { cookie: string } | undefined, id: string, timeEpoch: number) => {
    const date = new Date(timeEpoch + 5.5 * HOUR_MS).toISOString().slice(0, 10);
    const { body } = await server.call<{ responseBody: { slots: { timeEpoch: number; state: string }[] } }>(
      who,
      'GET',
      `/nb/api/v3/slot/booking/${id}/getSlots?date=${date}`,
    );
    return body.responseBody.slots.find((slot) => slot.timeEpoch === timeEpoch)?.state;
  };

  it('keeps it for the device, through the login, until it is booked', async () => {
    const home = await openHome(server);
    const time = slotOf(home, 0);
    const [device, visitor, other] = [stranger(), await someone(), await someone()];
    expect((await hold(device, home.id, time)).body.heldUntil).toBe(TEST_NOW + 10 * 60_000);
    expect([await stateFor(device, home.id, time), await stateFor(stranger(), home.id, time)]).toEqual([
      'yours-held',
      'held',
    ]);
    expect((await hold(onDevice(visitor, device), home.id, time)).status).toBe(200);
    expect(await stateFor(other, home.id, time)).toBe('held');
    expect((await book(server, other, home, time)).body.message).toContain('Somebody else is booking this slot');
    expect((await book(server, onDevice(visitor, device), home, time)).status).toBe(200);
    expect(await stateFor(visitor, home.id, time)).toBe('yours');
    expect(await stateFor(other, home.id, time)).toBe('taken');
  });

  it('ends at its exact millisecond, and cannot be extended', async () => {
    const home = await openHome(server);
    const time = slotOf(home, 20);
    const device = await someone();
    const until = (await hold(device, home.id, time)).body.heldUntil;
    server.now = until - 1;
    expect((await hold(device, home.id, time)).body.heldUntil).toBe(until);
    const other = await someone();
    expect((await book(server, other, home, time)).status).toBe(409);
    server.now = until;
    expect((await book(server, other, home, time)).status).toBe(200);
  });

  it('holds one slot per device, releasing the one before', async () => {
    const home = await openHome(server);
    const device = stranger();
    await hold(device, home.id, slotOf(home, 0));
    await hold(device, home.id, slotOf(home, 1));
    expect(await stateFor(undefined, home.id, slotOf(home, 0))).toBe('free');
    expect(await stateFor(undefined, home.id, slotOf(home, 1))).toBe('held');
    await server.call(device, 'DELETE', `/api/v1/slot/${home.id}/hold`);
    expect(await stateFor(undefined, home.id, slotOf(home, 1))).toBe('free');
  });

  it('succeeds for one of many concurrent requests', async () => {
    const home = await openHome(server);
    const answers = await Promise.all(Array.from({ length: 30 }, () => hold(stranger(), home.id, slotOf(home, 0))));
    expect(statuses(answers)).toEqual([200, ...Array.from({ length: 29 }, () => 409)]);
  });

  it('of guests keeps no person from booking', async () => {
    const home = await openHome(server);
    expect((await hold(stranger(), home.id, slotOf(home, 0))).status).toBe(200);
    const person = await someone();
    expect(await stateFor(person, home.id, slotOf(home, 0))).toBe('free');
    expect((await book(server, person, home, slotOf(home, 0))).status).toBe(200);
  });

  it('is given to two guests of a network and home, the second after a challenge, however many devices they invent', async () => {
    const home = await openHome(server);
    const address = newAddress();
    expect((await hold(stranger(address), home.id, slotOf(home, 0))).status).toBe(200);
    expect((await hold(stranger(address), home.id, slotOf(home, 1))).status).toBe(428);
    const others = await Promise.all(
      Array.from({ length: 30 }, (_, slot) => holdAsBrowser(stranger(address), home.id, slotOf(home, slot + 1))),
    );
    expect(statuses(others)).toEqual([200, ...Array.from({ length: 29 }, () => 409)]);
    expect(others.find(({ status }) => status === 409)?.body.message).toBe(
      'Too many slots of this home are held in your network. Log in to book one.',
    );
    const elsewhere = await openHome(server);
    expect((await holdAsBrowser(stranger(address), elsewhere.id, slotOf(elsewhere, 0))).status).toBe(200);
    expect((await hold(stranger(), home.id, slotOf(home, 40))).status).toBe(200);
  });

  it('never succeeds after another person has booked the slot, and never stops the booking', async () => {
    for (let round = 0; round < 5; round += 1) {
      const home = await openHome(server);
      const [holding, booking] = await Promise.all([
        hold(stranger(), home.id, slotOf(home, 0)),
        book(server, await someone(), home, slotOf(home, 0)),
      ]);
      expect(booking.status).toBe(200);
      expect([200, 409]).toContain(holding.status);
      expect((await hold(stranger(), home.id, slotOf(home, 0))).status).toBe(409);
    }
  });

  it('needs a device or an account', async () => {
    const home = await openHome(server);
    expect((await hold(undefined, home.id, slotOf(home, 0))).status).toBe(400);
  });
});
