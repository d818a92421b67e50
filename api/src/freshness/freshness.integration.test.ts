import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contact } from '../contacts/contacts.tables.ts';
import type { OpenDatabase } from '../database/client.ts';
import { migrate } from '../database/migrate.ts';
import { heldJobs } from '../jobs/held-jobs.ts';
import type { WrittenMessage } from '../messages/message.ts';
import { seedDatabase } from '../seed/seed-database.ts';
import { buildServer } from '../server/build-server.ts';
import { type BesideDatabase, besideTestDatabase } from '../testing/beside-test-database.ts';
import { openTestDatabase } from '../testing/open-test-database.ts';
import { signedIn } from '../testing/signed-in.ts';
import { TEST_NOW } from '../testing/test-data.ts';
import { FRESHNESS_JOB } from './freshness.jobs.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const LISTINGS = 300;

let beside: BesideDatabase;
let open: OpenDatabase;
let server: FastifyInstance;
let now = TEST_NOW;
let sent: WrittenMessage[] = [];
const jobs = heldJobs(() => now);

beforeAll(async () => {
  // A database of its own: the job asks about every listing there is.
  beside = await besideTestDatabase('freshness');
  await migrate(beside.url);
  await seedDatabase({ url: beside.url, listings: LISTINGS, now: TEST_NOW });
  open = openTestDatabase({ url: beside.url, connections: 4 });
  server = await buildServer({
    database: open.database,
    logLevel: 'silent',
    checkAnswers: true,
    now: () => now,
    jobs,
    messageProviders: [
      { name: 'test', channels: ['SMS', 'WHATSAPP', 'EMAIL'], deliver: async (message) => void sent.push(message) },
    ],
  });
  await server.ready();
});
afterAll(async () => {
  await server.close();
  await open.close();
  await beside.drop();
});
beforeEach(() => {
  now = TEST_NOW;
  sent = [];
});

interface Standing extends Record<string, unknown> {
  readonly id: string;
  readonly active: boolean;
  readonly inactiveReason: string | null;
  readonly confirmedAt: number;
}

async function standings(where = sql`true`): Promise<Standing[]> {
  const { rows } = await open.database.execute<Standing>(sql`
    select id, active, inactive_reason "inactiveReason", round(date_part('epoch', confirmed_at) * 1000) "confirmedAt"
    from listing l where ${where}`);
  return rows;
}

async function runAt(moment: number): Promise<WrittenMessage[]> {
  now = moment;
  sent = [];
  await jobs.send(FRESHNESS_JOB, {});
  await jobs.drain();
  return sent;
}

const tokenOf = ({ text }: WrittenMessage): string => /still-available\/([\w.-]+)/.exec(text)?.[1] ?? '';

const call = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, headers: Record<string, string> = {}) =>
  server.inject({ method, url, headers: { device: 'DESKTOP', ...headers }, ...(payload && { payload }) });

/** A listing that its owner confirmed a while ago, with nothing else of the day about it. */
async function owned(days: number) {
  const person = await signedIn(open.database);
  const [home] = await standings(
    sql`l.active and not exists (select from listing_cluster c where c.listing_id = l.id)
      and not exists (select from listing_owner o join account a on a.id = o.account_id
        where o.listing_id = l.id and a.phone not like '+910000%') limit 1`,
  );
  const id = home?.id ?? '';
  await open.database.execute(sql`update listing set confirmed_at = ${new Date(now - days * DAY_MS)} where id = ${id}`);
  await open.database.execute(sql`delete from listing_ping where listing_id = ${id}`);
  await open.database.execute(sql`update listing_owner set account_id = ${person.accountId} where listing_id = ${id}`);
  const messages = async (moment: number) => (await runAt(moment)).filter(({ to }) => to === person.phone);
  const standing = async () => (await standings(sql`l.id = ${id}`))[0];
  return { ...person, id, messages, standing };
}

describe('an owner', () => {
  it('is asked, warned, and paused; each once, and never by night', async () => {
    const { messages, standing } = await owned(5);
    const night = TEST_NOW + 12 * HOUR_MS;
    expect(await messages(night)).toEqual([]);
    const morning = TEST_NOW + 22 * HOUR_MS;
    expect((await messages(morning)).map(({ template }) => template)).toEqual(['still-available']);
    expect(await messages(morning + HOUR_MS)).toEqual([]);
    expect((await messages(morning + 2 * DAY_MS)).map(({ template }) => template)).toEqual(['still-available-last']);
    expect(await messages(morning + 5 * DAY_MS - HOUR_MS)).toEqual([]);
    expect((await standing())?.active).toBe(true);
    const [paused] = await messages(morning + 5 * DAY_MS);
    expect(paused?.template).toBe('listing-not-confirmed');
    expect(await standing()).toMatchObject({ active: false, inactiveReason: 'NOT_CONFIRMED' });
  });

  it('brings a paused home back with one tap, at once in search', async () => {
    const { messages, standing } = await owned(5);
    await messages(TEST_NOW);
    await messages(TEST_NOW + 2 * DAY_MS);
    const [paused] = await messages(TEST_NOW + 5 * DAY_MS);
    const url = `/api/v1/listing-confirmations/${paused && tokenOf(paused)}`;
    // A program that scans mail opens the link: nothing happens.
    expect((await call('GET', url)).json()).toMatchObject({ state: 'open', active: false });
    expect((await standing())?.active).toBe(false);
    expect((await call('POST', url, { available: true })).json()).toEqual({ active: true, confirmedOn: now });
    expect(await standing()).toMatchObject({ active: true, inactiveReason: null, confirmedAt: now });
    // A second tap finds what the first has done.
    expect((await call('GET', url)).json()).toMatchObject({ state: 'answered' });
    expect((await call('POST', url, { available: false })).json()).toMatchObject({ active: true });
  });

  it('takes a home off by the link', async () => {
    const { messages, standing } = await owned(6);
    const [asked] = await messages(TEST_NOW);
    const url = `/api/v1/listing-confirmations/${asked && tokenOf(asked)}`;
    expect((await call('POST', url, { available: false })).json()).toMatchObject({ active: false });
    expect((await standing())?.inactiveReason).toMatch(/^(LETOUT|SOLDOUT)$/);
  });

  it('is not asked once the home is confirmed meanwhile', async () => {
    const { messages, id, cookie } = await owned(6);
    const url = `/api/v1/user/listings/${id}/availability`;
    expect((await call('PUT', url, { available: true }, { cookie })).json()).toMatchObject({ active: true });
    expect(await messages(TEST_NOW + HOUR_MS)).toEqual([]);
  });

  it('cannot answer for others, nor bring back what is held', async () => {
    const { id, cookie } = await owned(1);
    const stranger = await signedIn(open.database);
    const url = `/api/v1/user/listings/${id}/availability`;
    expect((await call('PUT', url, { available: false }, { cookie: stranger.cookie })).statusCode).toBe(404);
    expect((await call('PUT', url, { available: false })).statusCode).toBe(401);
    await open.database.execute(sql`update listing set active = false, inactive_reason = 'HELD' where id = ${id}`);
    expect((await call('PUT', url, { available: true }, { cookie })).statusCode).toBe(409);
    await open.database.execute(sql`update listing set active = true, inactive_reason = null where id = ${id}`);
  });

  it('has a link that nobody can make up', async () => {
    const { messages } = await owned(6);
    const [asked] = await messages(TEST_NOW);
    const token = asked ? tokenOf(asked) : '';
    const forged = token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    expect((await call('GET', `/api/v1/listing-confirmations/${token}`)).statusCode).toBe(200);
    expect((await call('GET', `/api/v1/listing-confirmations/${forged}`)).statusCode).toBe(404);
  });
});

describe('a home that somebody calls taken', () => {
  /** Says so, with the owner's number in hand. */
  async function claimed(listingId: string, ownerId: string) {
    const seeker = await signedIn(open.database);
    const id = `con_${seeker.accountId.slice(-20).padStart(20, '0')}`;
    const made = { id, seekerId: seeker.accountId, ownerId, listingId, attribution: {}, createdAt: new Date(now) };
    await open.database.insert(contact).values(made);
    const path = `/api/v1/user/contacts/${id}/claim`;
    expect((await call('POST', path, { reason: 'RENTED_OUT' }, { cookie: seeker.cookie })).statusCode).toBe(200);
    return { id, path, cookie: seeker.cookie };
  }

  it('is asked about at once, and paused when its owner says nothing for a day', async () => {
    const { id, accountId, messages, standing } = await owned(1);
    await claimed(id, accountId);
    const [asked] = await messages(TEST_NOW + HOUR_MS);
    expect(asked?.template).toBe('still-available-doubted');
    expect(asked?.text).toContain(`Without an answer we pause it on ${formatDay(TEST_NOW + 25 * HOUR_MS)}.`);
    const page = (await call('GET', `/api/v1/listing-confirmations/${asked && tokenOf(asked)}`)).json();
    expect(page).toMatchObject({ state: 'open', pausesOn: TEST_NOW + 25 * HOUR_MS });
    expect(await messages(TEST_NOW + 24 * HOUR_MS)).toEqual([]);
    expect((await standing())?.active).toBe(true);
    expect((await messages(TEST_NOW + 25 * HOUR_MS)).map(({ template }) => template)).toEqual([
      'listing-not-confirmed',
    ]);
    expect(await standing()).toMatchObject({ active: false, inactiveReason: 'NOT_CONFIRMED' });
  });

  it('stays with one tap, which answers who said so', async () => {
    const { id, accountId, messages, standing } = await owned(1);
    const { id: contactId } = await claimed(id, accountId);
    const [asked] = await messages(TEST_NOW + HOUR_MS);
    await call('POST', `/api/v1/listing-confirmations/${asked && tokenOf(asked)}`, { available: true });
    const { rows } = await open.database.execute(
      sql`select owner_agrees from contact_claim where contact_id = ${contactId}`,
    );
    expect(rows).toEqual([{ owner_agrees: false }]);
    expect(await messages(TEST_NOW + 2 * DAY_MS)).toEqual([]);
    expect((await standing())?.active).toBe(true);
  });

  it('leaves search when its owner agrees', async () => {
    const { id, accountId, cookie, standing } = await owned(1);
    const { path } = await claimed(id, accountId);
    expect((await call('POST', `${path}/answer`, { agrees: true }, { cookie })).statusCode).toBe(200);
    expect(await standing()).toMatchObject({
      active: false,
      inactiveReason: expect.stringMatching(/^(LETOUT|SOLDOUT)$/),
    });
  });

  it('is paused once two people say so, one of them in a report', async () => {
    const { id, accountId, messages, standing } = await owned(1);
    await claimed(id, accountId);
    const reporter = await signedIn(open.database, { createdAt: new Date(now - 30 * DAY_MS) });
    const report = { reason: 'ALREADY_GONE', words: '' };
    await call('PUT', `/api/v1/property/${id}/report`, report, { cookie: reporter.cookie });
    expect((await messages(TEST_NOW + HOUR_MS)).map(({ template }) => template)).toEqual(['listing-not-confirmed']);
    expect((await standing())?.active).toBe(false);
  });

  it('is left alone on the word of an account that is a day old', async () => {
    const { id, messages } = await owned(1);
    const reporter = await signedIn(open.database, { createdAt: new Date(now - HOUR_MS) });
    const report = { reason: 'ALREADY_GONE', words: '' };
    await call('PUT', `/api/v1/property/${id}/report`, report, { cookie: reporter.cookie });
    expect(await messages(TEST_NOW + HOUR_MS)).toEqual([]);
  });
});

it('pauses nothing in the first run over a seeding, however old its confirmations are', async () => {
  await seedDatabase({ url: beside.url, listings: LISTINGS, now: TEST_NOW, reset: true, seed: 'first run' });
  const before = await standings(sql`l.active`);
  await runAt(TEST_NOW);
  expect(sent.length).toBeGreaterThan(0);
  expect(await standings(sql`l.active`)).toHaveLength(before.length);
});
