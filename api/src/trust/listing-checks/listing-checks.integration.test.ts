import { sql } from 'drizzle-orm';
import { seedDatabase } from '../../../demo/seed/seed-database.ts';
import { type BesideDatabase, besideTestDatabase } from '../../../testing/beside-test-database.ts';
import { openTestDatabase } from '../../../testing/open-test-database.ts';
import { signedIn } from '../../../testing/signed-in.ts';
import { TEST_NOW } from '../../../testing/test-data.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';
import type { OpenDatabase } from '../../foundation/database/client.ts';
import { migrateModules } from '../../migrate-modules.ts';
import { CHECKS_JOB } from './listing-checks.jobs.ts';
import { probableBroker } from './listing-checks.queries.ts';
import { measureChecks } from './measure-checks.ts';

const MEASURED_LISTINGS = 25_000;

let beside: BesideDatabase;
let open: OpenDatabase;
let server: TestServer;

beforeAll(async () => {
  // The thresholds were chosen on the seeding `aangan`; this test uses another seeding.
  beside = await besideTestDatabase('checks');
  await migrateModules(beside.url);
  await seedDatabase({ url: beside.url, listings: MEASURED_LISTINGS, now: TEST_NOW, seed: 'measure' });
  open = openTestDatabase({ url: beside.url, connections: 3 });
  server = await openTestServer({ url: beside.url });
});
afterAll(async () => {
  await server.close();
  await open.close();
  await beside.drop();
});

async function listings(where: string) {
  const { rows } = await open.database.execute<{ id: string; ownerId: string; active: boolean; reason: string | null }>(
    sql.raw(`select l.id, o.account_id "ownerId", l.active, l.inactive_reason reason
      from listing l join listing_owner o on o.listing_id = l.id where ${where} order by l.id limit 50`),
  );
  return rows;
}

const ofId = async (id: string) => (await listings(`l.id = '${id}'`))[0];

/** Gives a listing to a person who can log in. */
async function givenTo(listingId: string) {
  const person = await signedIn(open.database);
  await open.database.execute(
    sql`update listing_owner set account_id = ${person.accountId} where listing_id = ${listingId}`,
  );
  return person;
}

const staff = () => signedIn(open.database, { role: 'staff' });

it('the checks find the labelled duplicates, scams and brokers of a seeding', async () => {
  const { duplicates, scams, brokers } = await measureChecks(open.database);
  if (process.env.PRINT_TRUST) process.stdout.write(`${JSON.stringify({ duplicates, scams, brokers }, null, 1)}\n`);
  expect(duplicates.recall).toBeGreaterThanOrEqual(0.95);
  expect(duplicates.precision).toBeGreaterThanOrEqual(0.98);
  expect(scams.recall).toBeGreaterThanOrEqual(0.9);
  expect(scams.falseAlarms).toBeLessThanOrEqual(0.01);
  expect(brokers.recall).toBeGreaterThanOrEqual(0.85);
  expect(brokers.falseAlarms).toBeLessThanOrEqual(0.002);
  expect(duplicates.labelled).toBeGreaterThan(600);
  expect(scams.labelled).toBeGreaterThan(200);
});

describe('listings of one home', () => {
  it('are shown once, by the one confirmed last, unless all of them are inactive for other reasons', async () => {
    const { rows } = await open.database.execute<{ shown: number; rest: number; later: boolean | null }>(sql`
      select count(*) filter (where l.active)::int shown, count(*) filter (where l.inactive_reason = 'DUPLICATE')::int rest,
        max(l.confirmed_at) filter (where l.inactive_reason = 'DUPLICATE') > max(l.confirmed_at) filter (where l.active) later
      from listing_cluster c join listing l on l.id = c.listing_id group by c.cluster_id`);
    expect(rows.length).toBeGreaterThan(300);
    expect(rows.filter(({ shown }) => shown > 1)).toEqual([]);
    expect(rows.filter(({ shown, rest }) => shown === 0 && rest > 0)).toEqual([]);
    expect(rows.filter(({ later }) => later)).toEqual([]);
  });

  it('link to each other, and the next is shown when the first is taken', async () => {
    const [hidden] = await listings(`l.inactive_reason = 'DUPLICATE'`);
    const hiddenId = hidden?.id ?? '';
    const own = await givenTo(hiddenId);
    const path = `/api/v1/user/listings/${hiddenId}/check`;
    const check = (await server.get(path, { cookie: own.cookie })).json as { state: string; shownInstead: string };
    expect(check).toMatchObject({ state: 'duplicate' });
    const detail = await server.answer<{ alsoPosted: { url: string; shown: boolean }[] }>(
      `/api/v1/property/${hiddenId}`,
    );
    expect(detail.alsoPosted[0]).toMatchObject({ shown: true, url: expect.stringContaining(check.shownInstead) });
    const owner = await givenTo(check.shownInstead);
    const taken = await server.send('PUT', `/api/v1/user/listings/${check.shownInstead}/availability`, {
      headers: { cookie: owner.cookie },
      body: { available: false },
    });
    expect(taken).toMatchObject({ status: 200 });
    const members = await listings(
      `l.id in (select c.listing_id from listing_cluster c where c.cluster_id = (select cluster_id from listing_cluster where listing_id = '${hiddenId}'))`,
    );
    expect(members.filter(({ active }) => active)).toHaveLength(1);
  });
});

describe('a listing that looks like a scam', () => {
  it('is held with its evidence and visible only to owner and staff, until staff decide', async () => {
    const [held] = await listings(`l.inactive_reason = 'HELD'`);
    const id = held?.id ?? '';
    expect((await server.get(`/api/v1/property/${id}`)).status).toBe(404);
    const { cookie } = await givenTo(id);
    const found = await server.get(`/api/v1/user/listings/${id}/check`, { cookie });
    expect(found.json).toMatchObject({ state: 'held', reasons: expect.arrayContaining([expect.any(String)]) });
    const stranger = await signedIn(open.database);
    expect((await server.get(`/api/v1/user/listings/${id}/check`, { cookie: stranger.cookie })).status).toBe(404);
    const words = 'The price is low because we leave next week.';
    const appeal = (headers: Record<string, string>) =>
      server.send('POST', `/api/v1/user/listings/${id}/appeal`, { headers, body: { words } });
    expect((await appeal({ cookie: stranger.cookie })).status).toBe(404);
    expect((await appeal({ cookie })).status).toBe(200);
    const { cookie: staffCookie } = await staff();
    const waiting = (await server.get('/api/v1/staff/held-listings', { cookie: staffCookie })).json as {
      listings: { id: string; appeal: string; evidence: { words: string }[]; photos: { url: string }[] }[];
    };
    expect(waiting.listings[0]).toMatchObject({ id, appeal: words });
    expect(waiting.listings[0]?.evidence.length).toBeGreaterThan(2);
    expect(waiting.listings[0]?.photos[0]?.url).toMatch(/\/pictures\/[\w-]+-320\.webp$/);
    expect((await server.get('/api/v1/staff/held-listings', { cookie })).status).toBe(404);
    const decide = await server.send('POST', `/api/v1/staff/held-listings/${id}`, {
      headers: { cookie: staffCookie },
      body: { decision: 'released' },
    });
    expect(decide).toMatchObject({ status: 200, json: { active: true } });
    expect((await server.get(`/api/v1/property/${id}`)).status).toBe(200);
    expect((await appeal({ cookie })).status).toBe(409);
  });

  it('is held by the job after posting; a listing that staff released stays active', async () => {
    const [honest] = await listings(
      `l.active and l.category = 'RENT' and not exists (select from listing_cluster c where c.listing_id = l.id)`,
    );
    const id = honest?.id ?? '';
    await open.database.execute(sql`
      update listing set price = price * 0.4, description = 'Send the token amount before the visit to block it. Keys by courier.'
      where id = ${id}`);
    await open.database.execute(sql`delete from listing_check where listing_id = ${id}`);
    const check = async () => {
      await server.jobs.send(CHECKS_JOB, {});
      await server.jobs.drain();
      return (await ofId(id))?.reason;
    };
    expect(await check()).toBe('HELD');
    const { cookie } = await staff();
    const headers = { cookie };
    await server.send('POST', `/api/v1/staff/held-listings/${id}`, { headers, body: { decision: 'released' } });
    expect(await check()).toBeNull();
    const takeBack = () => server.send('DELETE', `/api/v1/staff/held-listings/${id}/decision`, { headers });
    expect((await takeBack()).status).toBe(200);
    expect(await ofId(id)).toMatchObject({ active: false, reason: 'HELD' });
    expect((await takeBack()).status).toBe(409);
    const refuse = (body: object) => server.send('POST', `/api/v1/staff/held-listings/${id}`, { headers, body });
    expect((await refuse({ decision: 'refused' })).status).toBe(400);
    expect((await refuse({ decision: 'refused', reason: 'It asks for money before a visit.' })).status).toBe(200);
    const log = (await server.get('/api/v1/staff/decisions/held-listings', { cookie })).json;
    expect(log).toMatchObject({
      decisions: [
        { caseId: id, decision: 'refused', reason: 'It asks for money before a visit.', mayTakeBack: true },
        { caseId: id, decision: 'released', reason: null, mayTakeBack: false, takenBackBy: 'Asha Rao' },
        {},
      ],
    });
    const other = await signedIn(open.database, { role: 'staff', staffRoles: ['support'] });
    const hidden = await server.get('/api/v1/staff/decisions/held-listings', { cookie: other.cookie });
    expect(hidden.json).toEqual({ decisions: [] });
  });
});

describe('an account that looks like a broker’s', () => {
  it('is labelled as a broker for others, until staff clear it', async () => {
    const { cookie } = await staff();
    const { accounts } = (await server.get('/api/v1/staff/probable-brokers', { cookie })).json as {
      accounts: { id: string; evidence: { words: string }[]; listings: number; homes: { id: string }[] }[];
    };
    const first = accounts[0]?.id ?? '';
    const { rows } = await open.database.execute<{ id: string }>(
      sql`select listing_id id from listing_owner where account_id = ${first}`,
    );
    expect(accounts[0]?.listings).toBe(rows.length);
    expect(accounts[0]?.homes).toHaveLength(Math.min(10, rows.length));
    expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(accounts[0]?.homes.map(({ id }) => id) ?? []));
    expect(accounts[0]?.evidence.length).toBeGreaterThan(1);
    expect(await probableBroker(open.database, first)).toBe('probable');
    const path = `/api/v1/staff/probable-brokers/${first}`;
    expect((await server.send('POST', path, { headers: { cookie }, body: { verdict: 'cleared' } })).status).toBe(200);
    expect(await probableBroker(open.database, first)).toBeUndefined();
    expect((await server.send('POST', path, { headers: { cookie }, body: { verdict: 'cleared' } })).status).toBe(404);
    expect((await server.send('DELETE', `${path}/decision`, { headers: { cookie } })).status).toBe(200);
    expect(await probableBroker(open.database, first)).toBe('probable');
  });

  it('may declare itself a broker', async () => {
    const person = await signedIn(open.database);
    expect(await probableBroker(open.database, person.accountId)).toBeUndefined();
    expect((await server.post('/api/v1/user/broker-declaration', { cookie: person.cookie })).status).toBe(200);
    expect(await probableBroker(open.database, person.accountId)).toBe('declared');
    // Staff have nothing left to decide.
    const { cookie } = await staff();
    const { body } = await server.get('/api/v1/staff/probable-brokers', { cookie });
    expect(body).not.toContain(person.accountId);
  });
});
