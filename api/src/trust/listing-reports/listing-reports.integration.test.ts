import type { ListingReport } from '@aangan/shared-kit/contracts/listing-reports';
import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import { eq } from 'drizzle-orm';
import { listingsFor } from '../../../testing/listings-for.ts';
import { logsIn } from '../../../testing/logs-in.ts';
import { type SignedIn, signedIn } from '../../../testing/signed-in.ts';
import { TEST_NOW } from '../../../testing/test-data.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';
import { outboxMessage } from '../../foundation/messages/messages.tables.ts';
import { listing } from '../../search/listings/public.ts';
import { REPORTED } from './listing-reports.queries.ts';
import { listingReport } from './listing-reports.tables.ts';

let server: TestServer;
let owner: SignedIn;
let homeId: string;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

/** An active home that nobody has reported, with an owner of its own. */
beforeEach(async () => {
  owner = await signedIn(server.database);
  [homeId = ''] = await listingsFor(server.database, owner, 1);
});

const people = (count: number, ageDays = 30) =>
  Promise.all(
    Array.from({ length: count }, () =>
      signedIn(server.database, { createdAt: new Date(TEST_NOW - ageDays * DAY_MS) }),
    ),
  );

const report = async ({ cookie }: SignedIn, reason: string, words = '') => {
  const body = { reason, words };
  const { status, json } = await server.send('PUT', `/api/v1/property/${homeId}/report`, { headers: { cookie }, body });
  return { status, report: (json as { report: ListingReport }).report };
};
const own = async ({ cookie }: SignedIn) =>
  ((await server.get(`/api/v1/property/${homeId}/report`, { cookie })).json as { report: ListingReport | null }).report;
const confirm = ({ cookie }: SignedIn) => server.post(`/api/v1/user/listings/${homeId}/still-available`, { cookie });
const paused = async ({ cookie }: SignedIn) => (await server.get('/api/v1/user/listings/reported', { cookie })).json;
const status = async () => {
  const [row] = await server.database
    .select({ active: listing.active, reason: listing.inactiveReason })
    .from(listing)
    .where(eq(listing.id, homeId));
  return row;
};
const reportId = async (reporter: SignedIn) => {
  const [row] = await server.database
    .select({ id: listingReport.id })
    .from(listingReport)
    .where(eq(listingReport.reporterId, reporter.accountId));
  return row?.id ?? '';
};
const decide = async (by: SignedIn, reporter: SignedIn, body: object) => {
  const path = `/api/v1/staff/listing-reports/${await reportId(reporter)}`;
  return server.send('POST', path, { headers: { cookie: by.cookie }, body });
};
const ON_OFFER = { active: true, reason: null };
const PAUSED = { active: false, reason: REPORTED };

describe('reporting a listing', () => {
  it('needs a login, a reason, and a text if the reason is "other"', async () => {
    const [person] = await people(1);
    if (!person) return;
    expect((await server.send('PUT', `/api/v1/property/${homeId}/report`, { body: { reason: 'OTHER' } })).status).toBe(
      401,
    );
    expect((await report(person, 'UGLY')).status).toBe(400);
    expect((await report(person, 'OTHER', ' ')).status).toBe(400);
    expect((await report(person, 'OTHER', 'The lift is broken')).status).toBe(200);
  });

  it('saves one report per person, which that person alone sees and can change', async () => {
    const [person, other] = await people(2);
    if (!person || !other) return;
    await report(person, 'WRONG_PRICE');
    await report(person, 'DUPLICATE');
    expect(await own(person)).toMatchObject({ reason: 'DUPLICATE', state: 'received', outcome: null });
    expect(await own(other)).toBeNull();
    const list = (await server.get('/api/v1/user/listing-reports', { cookie: person.cookie })).json;
    expect(list).toMatchObject({ reports: [{ propertyId: homeId, reason: 'DUPLICATE' }] });
  });

  it('is rejected for one’s own listing, already when the form opens', async () => {
    expect((await report(owner, 'WRONG_PRICE')).status).toBe(400);
    const looked = await server.get(`/api/v1/property/${homeId}/report`, { cookie: owner.cookie });
    expect(looked.status).toBe(400);
  });

  it('stops at ten new reports a day', async () => {
    const [person] = await people(1);
    if (!person) return;
    await server.database.insert(listingReport).values(
      Array.from({ length: 10 }, (_, index) => ({
        id: `lrp_${person.accountId}${index}`,
        listingId: `elsewhere${index}`,
        reporterId: person.accountId,
        reason: 'DUPLICATE' as const,
        weight: 1,
        createdAt: new Date(TEST_NOW - DAY_MS / 2),
      })),
    );
    expect((await report(person, 'WRONG_PRICE')).status).toBe(429);
  });
});

describe('reports on a listing', () => {
  it('pause it once three people agree, and notify the owner of the reason but not of the reporters', async () => {
    const reporters = await people(3);
    for (const person of reporters.slice(0, 2)) await report(person, 'WRONG_PHOTOS');
    expect(await status()).toEqual(ON_OFFER);
    if (reporters[2]) await report(reporters[2], 'MONEY_BEFORE_VISIT');
    expect(await status()).toEqual(PAUSED);
    const notified = await paused(owner);
    expect(notified).toEqual({
      listings: [
        {
          propertyId: homeId,
          reasons: ['The photos are of another place', 'I was asked for money before a visit'],
          mayConfirm: false,
        },
      ],
    });
    for (const { accountId } of reporters) expect(JSON.stringify(notified)).not.toContain(accountId);
    expect(await paused(reporters[0] ?? owner)).toEqual({ listings: [] });
  });

  it('send the owner one message, however many report at once', async () => {
    const reporters = await people(6);
    const answers = await Promise.all(reporters.map((person) => report(person, 'ALREADY_GONE')));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(await status()).toEqual(PAUSED);
    await server.jobs.drain();
    const messages = await server.database.select().from(outboxMessage).where(eq(outboxMessage.target, owner.phone));
    expect(messages.filter(({ template }) => template === 'listing-paused')).toHaveLength(1);
  });

  it('count also when they arrive at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      await server.database.delete(listingReport).where(eq(listingReport.listingId, homeId));
      await server.database.update(listing).set({ active: true, inactiveReason: null }).where(eq(listing.id, homeId));
      await Promise.all((await people(2)).map((person) => report(person, 'ALREADY_GONE')));
      expect(await status()).toEqual(PAUSED);
    }
  });

  it('count once from thirty accounts on one device', async () => {
    for (const person of await people(30)) {
      await logsIn(server.database, person, { device: 'one-device' });
      await report(person, 'ALREADY_GONE');
    }
    expect(await status()).toEqual(ON_OFFER);
  });

  it('count half from accounts created today', async () => {
    for (const person of await people(3, 0)) await report(person, 'ALREADY_GONE');
    expect(await status()).toEqual(ON_OFFER);
  });
});

describe('the owner’s answer to reports', () => {
  it('reactivates a home that was reported as gone, once', async () => {
    const reporters = await people(4);
    for (const person of reporters.slice(0, 2)) await report(person, 'ALREADY_GONE');
    expect(await paused(owner)).toMatchObject({ listings: [{ mayConfirm: true }] });
    expect((await confirm(owner)).json).toEqual({ active: true });
    expect(await status()).toEqual(ON_OFFER);
    expect(await own(reporters[0] ?? owner)).toMatchObject({ state: 'looked_at', outcome: 'OWNER_CONFIRMED' });
    for (const person of reporters.slice(2)) await report(person, 'ALREADY_GONE');
    expect(await status()).toEqual(PAUSED);
    expect(await paused(owner)).toMatchObject({ listings: [{ mayConfirm: false }] });
    expect((await confirm(owner)).status).toBe(409);
    expect(await status()).toEqual(PAUSED);
  });

  it('does not resolve other reports, and only the owner can give it', async () => {
    const reporters = await people(3);
    for (const person of reporters) await report(person, 'MONEY_BEFORE_VISIT');
    expect((await confirm(owner)).status).toBe(409);
    expect((await confirm(reporters[0] ?? owner)).status).toBe(404);
    expect(await status()).toEqual(PAUSED);
  });
});

describe('staff who handle listing reports', () => {
  it('see open reports; for others the calls answer 404', async () => {
    const staff = await signedIn(server.database, { role: 'staff' });
    const [person] = await people(1);
    if (!person) return;
    await report(person, 'DISCRIMINATION');
    expect((await server.get('/api/v1/staff/listing-reports', { cookie: person.cookie })).status).toBe(404);
    expect((await decide(person, person, { state: 'looked_at' })).status).toBe(404);
    expect((await server.get('/api/v1/staff/listing-reports', { cookie: staff.cookie })).status).toBe(200);
  });

  it('reactivate a home once too few reports are left, and the reporter reads the outcome', async () => {
    const staff = await signedIn(server.database, { role: 'staff' });
    const reporters = await people(3);
    const [first, second] = reporters;
    if (!first || !second) return;
    for (const person of reporters) await report(person, 'WRONG_PRICE');
    await decide(staff, second, { state: 'looked_at' });
    expect(await own(second)).toMatchObject({ state: 'looked_at', outcome: null });
    expect(await status()).toEqual(PAUSED);
    await decide(staff, first, { state: 'dismissed', outcome: 'NOTHING_WRONG_FOUND' });
    expect(await status()).toEqual(ON_OFFER);
    expect(await own(first)).toMatchObject({ state: 'dismissed', outcome: 'NOTHING_WRONG_FOUND', decidedOn: TEST_NOW });
    expect((await report(first, 'DUPLICATE')).status).toBe(409);
  });

  it('take a home down on one report, and it stays so', async () => {
    const staff = await signedIn(server.database, { role: 'staff' });
    const [first, second] = await people(2);
    if (!first || !second) return;
    await report(first, 'MONEY_BEFORE_VISIT');
    await report(second, 'WRONG_PRICE');
    await decide(staff, first, { state: 'upheld', outcome: 'LISTING_TAKEN_DOWN', reason: 'It asks for money.' });
    await decide(staff, second, { state: 'dismissed', outcome: 'NOTHING_WRONG_FOUND' });
    expect(await status()).toEqual(PAUSED);
    expect((await decide(staff, second, { state: 'dismissed', outcome: 'LISTING_TAKEN_DOWN' })).status).toBe(400);
  });

  it('take a decision back for half an hour: the report counts again, and the home is as before', async () => {
    const staff = await signedIn(server.database, { role: 'staff' });
    const [person] = await people(1);
    if (!person) return;
    await report(person, 'MONEY_BEFORE_VISIT');
    expect(await status()).toEqual(ON_OFFER);
    const takenDown = { state: 'upheld', outcome: 'LISTING_TAKEN_DOWN', reason: 'It asks for money.' } as const;
    await decide(staff, person, takenDown);
    expect(await status()).toEqual(PAUSED);
    const id = await reportId(person);
    const path = `/api/v1/staff/listing-reports/${id}/decision`;
    const takeBack = () => server.send('DELETE', path, { headers: { cookie: staff.cookie } });
    expect(await takeBack()).toMatchObject({ status: 200, json: { waits: true } });
    expect(await status()).toEqual(ON_OFFER);
    expect(await own(person)).toMatchObject({ state: 'received', outcome: null });
    expect((await takeBack()).status).toBe(409);
    const log = (await server.get('/api/v1/staff/decisions/listing-reports', { cookie: staff.cookie })).json;
    expect((log as { decisions: object[] }).decisions[0]).toMatchObject({
      caseId: id,
      decision: 'LISTING_TAKEN_DOWN',
      reason: 'It asks for money.',
      by: 'Asha Rao',
      mayTakeBack: false,
      takenBackBy: 'Asha Rao',
    });
  });

  it('decide a report once, also when two of them do so at the same time', async () => {
    const [one, other] = await Promise.all([1, 2].map(() => signedIn(server.database, { role: 'staff' })));
    const [person] = await people(1);
    if (!one || !other || !person) return;
    await report(person, 'WRONG_PRICE');
    const answers = await Promise.all([
      decide(one, person, { state: 'upheld', outcome: 'OWNER_WARNED', reason: 'The price is wrong.' }),
      decide(other, person, { state: 'dismissed', outcome: 'NOTHING_WRONG_FOUND' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const saved = await own(person);
    expect((await decide(one, person, { state: 'looked_at' })).status).toBe(409);
    expect(await own(person)).toEqual(saved);
    expect(saved).toMatchObject({ state: answers[0]?.status === 200 ? 'upheld' : 'dismissed' });
  });
});
