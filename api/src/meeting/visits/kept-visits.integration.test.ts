import { randomBytes, randomUUID } from 'node:crypto';
import type { VISIT_OUTCOMES, WireVisit } from '@aangan/shared-kit/contracts/visits';
import { DAY_MS, HOUR_MS } from '@aangan/shared-kit/domain/time-spans';
import { eq } from 'drizzle-orm';
import { type SignedIn, signedIn } from '../../../testing/signed-in.ts';
import { TEST_NOW } from '../../../testing/test-data.ts';
import {
  book,
  booked,
  type OpenHome,
  openHome,
  openVisitServer,
  slotOf,
  stranger,
  type VisitServer,
} from '../../../testing/visit-server.ts';
import { VISIT_REMINDERS_JOB } from './visit-reminders.ts';
import { visit } from './visits.tables.ts';

type Outcome = (typeof VISIT_OUTCOMES)[number] | null;

let server: VisitServer;
beforeAll(async () => {
  server = await openVisitServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.now = TEST_NOW;
});

const someone = () => signedIn(server.database, { name: 'Meera Nair', quietFrom: 0, quietTo: 0 });

/** A past visit, some days ago, with the statements of both sides. */
async function past(
  visitor: { accountId: string },
  owner: { accountId: string },
  daysAgo: number,
  [visitorOutcome, ownerOutcome]: readonly [Outcome, Outcome],
): Promise<void> {
  await server.database.insert(visit).values({
    id: `vis_${randomBytes(15).toString('base64url')}`,
    listingId: randomUUID(),
    visitorId: visitor.accountId,
    ownerId: owner.accountId,
    host: randomUUID(),
    startsAt: new Date(TEST_NOW - daysAgo * DAY_MS),
    state: 'booked',
    sponsored: false,
    sequence: 0,
    attribution: {},
    visitorOutcome,
    ownerOutcome,
    createdAt: new Date(TEST_NOW - 200 * DAY_MS),
    changedAt: new Date(TEST_NOW - 200 * DAY_MS),
  });
}

async function ownerKept(who: { readonly cookie: string } | undefined, { id }: OpenHome) {
  const path = `/nb/api/v3/slot/booking/${id}/getDays`;
  const { body } = await server.call<{ responseBody: { ownerKept: unknown } }>(who, 'GET', path);
  return body.responseBody.ownerKept;
}

const toOwner = async (owner: SignedIn) =>
  (await server.call<{ visits: WireVisit[] }>(owner, 'GET', '/api/v1/user/listings/visits')).body.visits;

describe('the reliability of an owner', () => {
  it('is shown to a person who chooses a time, from three visits on, and to no guest', async () => {
    const home = await openHome(server);
    const visitor = await someone();
    await past(await someone(), home.owner, 2, ['visited', null]);
    await past(await someone(), home.owner, 3, ['absent', null]);
    expect(await ownerKept(visitor, home)).toBeNull();
    await past(await someone(), home.owner, 4, ['visited', 'visited']);
    expect(await ownerKept(visitor, home)).toEqual({ kept: 2, of: 3 });
    expect(await ownerKept(stranger(), home)).toBeNull();
    expect(await ownerKept(undefined, home)).toBeNull();
  });

  it("ignores disputes, the owner's own statements and visits older than half a year", async () => {
    const home = await openHome(server);
    for (const day of [1, 2]) await past(await someone(), home.owner, day, ['visited', null]);
    await past(await someone(), home.owner, 5, ['absent', 'visited']);
    await past(await someone(), home.owner, 6, ['absent', 'absent']);
    await past(await someone(), home.owner, 7, [null, 'visited']);
    await past(await someone(), home.owner, 181, ['visited', null]);
    expect(await ownerKept(await someone(), home)).toBeNull();
  });
});

describe('the reliability of a visitor', () => {
  it('is shown to the owner beside an upcoming visit, and to nobody else', async () => {
    const home = await openHome(server);
    const visitor = await someone();
    for (const day of [1, 2, 3]) await past(visitor, await someone(), day, [null, 'visited']);
    const { id, endEpoch } = await booked(server, visitor, home);
    expect(await toOwner(home.owner)).toMatchObject([{ id, visitorKept: { kept: 3, of: 3 } }]);
    const mine = await server.call<{ visit: WireVisit }>(visitor, 'GET', `/api/v1/visits/${id}`);
    expect(mine.body.visit.visitorKept).toBeNull();
    server.now = endEpoch;
    const over = await server.call<{ visit: WireVisit }>(home.owner, 'GET', `/api/v1/visits/${id}`);
    expect(over.body.visit.visitorKept).toBeNull();
  });
});

describe('a visitor who missed visits recently', () => {
  async function remindedDayBefore(missed: number) {
    const home = await openHome(server);
    const visitor = await someone();
    for (let day = 1; day <= missed; day += 1) await past(visitor, await someone(), day, [null, 'absent']);
    const { id, timeEpoch } = await booked(server, visitor, home, 40);
    server.now = timeEpoch - 23 * HOUR_MS;
    server.sent.length = 0;
    for (let run = 0; run < 2; run += 1) {
      await server.jobs.send(VISIT_REMINDERS_JOB, {});
      await server.jobs.drain();
    }
    const texts = server.sent.filter(({ template }) => template.startsWith('visit-')).map(({ text }) => text);
    const path = `/api/v1/visits/${id}`;
    const seen = async (who: SignedIn) =>
      (await server.call<{ visit: WireVisit }>(who, 'GET', path)).body.visit.confirmation;
    return { home, visitor, id, timeEpoch, path, seen, asked: texts.filter((text) => text.includes(home.title)) };
  }

  it('is asked once, the day before, to confirm; the owner sees the confirmation but not the question', async () => {
    const { home, visitor, path, seen, asked } = await remindedDayBefore(2);
    expect(asked.filter((text) => text.includes('Please confirm that you are coming'))).toHaveLength(1);
    expect([await seen(visitor), await seen(home.owner)]).toEqual(['asked', null]);
    expect((await server.call(home.owner, 'POST', `${path}/confirm`, {})).status).toBe(404);
    expect((await server.call(visitor, 'POST', `${path}/confirm`, {})).status).toBe(200);
    expect([await seen(visitor), await seen(home.owner)]).toEqual(['given', 'given']);
  });

  it('keeps the visit without an answer, and is asked again for another time', async () => {
    const { home, visitor, id, timeEpoch, path, seen } = await remindedDayBefore(2);
    const other = home.slots.find((slot) => slot > timeEpoch + 2 * HOUR_MS) ?? slotOf(home, 41);
    await server.call(visitor, 'POST', `${path}/confirm`, {});
    expect((await book(server, visitor, home, other, { reschedule: true })).status).toBe(200);
    expect(await seen(visitor)).toBeNull();
    const [row] = await server.database.select().from(visit).where(eq(visit.id, id));
    expect(row).toMatchObject({ state: 'booked', confirmedAt: null });
    server.now = other + 2 * HOUR_MS;
    expect((await server.call(visitor, 'POST', `${path}/confirm`, {})).status).toBe(409);
  });

  it('gets the usual reminders after one miss', async () => {
    const { visitor, seen, asked } = await remindedDayBefore(1);
    expect(asked.some((text) => text.includes('Please confirm that you are coming'))).toBe(false);
    expect(await seen(visitor)).toBeNull();
  });
});

describe('a long list of visits', () => {
  it('has each of 45 visits on one of its pages, once', async () => {
    const [visitor, owner] = [await someone(), await someone()];
    for (let day = 1; day <= 45; day += 1) await past(visitor, owner, day, ['visited', null]);
    const page = async (number: number) =>
      (
        await server.call<{ visits: WireVisit[]; total: number }>(
          visitor,
          'GET',
          `/api/v1/visits?when=past&page=${number}`,
        )
      ).body;
    const pages = [await page(1), await page(2), await page(3)];
    expect(pages.map(({ visits }) => visits.length)).toEqual([20, 20, 5]);
    expect(pages.map(({ total }) => total)).toEqual([45, 45, 45]);
    expect(new Set(pages.flatMap(({ visits }) => visits.map(({ id }) => id))).size).toBe(45);
  });
});
