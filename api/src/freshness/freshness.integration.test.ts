import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type OpenDatabase, openDatabase } from '../database/client.ts';
import { migrate } from '../database/migrate.ts';
import { heldJobs } from '../jobs/held-jobs.ts';
import type { WrittenMessage } from '../messages/message.ts';
import { seededRandom } from '../pictures/seeded-random.ts';
import { seedDatabase } from '../seed/seed-database.ts';
import { buildServer } from '../server/build-server.ts';
import { type BesideDatabase, besideTestDatabase } from '../testing/beside-test-database.ts';
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
  open = openDatabase(beside.url, { connections: 4 });
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

it('pauses nothing in the first run over a seeding, however old its confirmations are', async () => {
  await seedDatabase({ url: beside.url, listings: LISTINGS, now: TEST_NOW, reset: true, seed: 'first run' });
  const before = await standings(sql`l.active`);
  await runAt(TEST_NOW);
  expect(sent.length).toBeGreaterThan(0);
  expect(await standings(sql`l.active`)).toHaveLength(before.length);
});

/**
 * How owners answer: one who still has the home answers a message with this chance, some hours later; the chance is
 * that of a text message with one tap, asked three times. Owners of what the seeding calls stale have let it and moved
 * on: of their messages they answer one in fifty, and then say that it is taken.
 */
const ANSWERS = { 'still-available': 0.75, 'still-available-last': 0.7, 'listing-not-confirmed': 0.6 } as const;
const GONE_ANSWERS = 0.02;

it('keeps search true over 60 days of owners who mostly answer', async () => {
  await seedDatabase({ url: beside.url, listings: LISTINGS, now: TEST_NOW, reset: true, seed: 'sixty days' });
  const { rows } = await open.database.execute<{ id: string }>(
    sql`select listing_id id from listing_truth where kind = 'stale'`,
  );
  const stale = new Set(rows.map(({ id }) => id));
  const random = seededRandom('owners');
  const waiting: { readonly at: number; readonly token: string; readonly available: boolean }[] = [];
  const shares: { readonly day: number; readonly stale: number; readonly fresh: number }[] = [];
  // At noon and at six in the evening: nobody is written to at night.
  for (let hours = 0; hours <= 60 * 24; hours += hours % 24 === 0 ? 6 : 18) {
    for (const message of await runAt(TEST_NOW + hours * HOUR_MS)) {
      const token = tokenOf(message);
      if (!token) continue;
      const gone = stale.has(token.split('.')[0] ?? '');
      const chance = gone ? GONE_ANSWERS : ANSWERS[message.template as keyof typeof ANSWERS];
      if (random.chance(chance)) {
        waiting.push({ at: now + -Math.log(1 - random.next()) * 8 * HOUR_MS, token, available: !gone });
      }
    }
    for (const answer of waiting.filter(({ at }) => at <= now)) {
      await call('POST', `/api/v1/listing-confirmations/${answer.token}`, { available: answer.available });
      waiting.splice(waiting.indexOf(answer), 1);
    }
    if (hours % 24 !== 0) continue;
    const live = await standings(sql`l.active`);
    shares.push({
      day: hours / 24,
      stale: live.filter(({ id }) => stale.has(id)).length / live.length,
      fresh: live.filter(({ confirmedAt }) => now - confirmedAt <= 7 * DAY_MS).length / live.length,
    });
  }
  const settled = shares.filter(({ day }) => day >= 12);
  expect(Math.max(...settled.map((share) => share.stale))).toBeLessThan(0.01);
  const fresh = settled.reduce((sum, share) => sum + share.fresh, 0) / settled.length;
  expect(fresh).toBeGreaterThanOrEqual(0.95);
  if (process.env.PRINT_TRUST) {
    const least = Math.min(...settled.map((share) => share.fresh));
    process.stdout.write(`${JSON.stringify({ stale: shares.map((share) => share.stale), fresh, least })}\n`);
  }
}, 120_000);
