import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { claimDead } from '../contacts/contact-claims.ts';
import { contact } from '../contacts/contacts.tables.ts';
import type { OpenDatabase } from '../database/client.ts';
import { migrate } from '../database/migrate.ts';
import { heldJobs } from '../jobs/held-jobs.ts';
import type { WrittenMessage } from '../messages/message.ts';
import { seededRandom } from '../pictures/seeded-random.ts';
import { seedDatabase } from '../seed/seed-database.ts';
import { buildServer } from '../server/build-server.ts';
import { type BesideDatabase, besideTestDatabase } from '../testing/beside-test-database.ts';
import { openTestDatabase } from '../testing/open-test-database.ts';
import { signedIn } from '../testing/signed-in.ts';
import { TEST_NOW } from '../testing/test-data.ts';
import { markTaken, ownedListing } from './confirm.queries.ts';
import { FRESHNESS_JOB } from './freshness.jobs.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const DAYS = 60;
const LISTINGS = 300;

/**
 * How owners answer: one who still has the home answers a message with this chance, some hours later; the chance is
 * that of a text message with one tap, asked three times. Owners of what the seeding calls stale have let it and moved
 * on: of their messages they answer one in fifty, and then say that it is taken.
 */
const ANSWERS = {
  'still-available': 0.75,
  'still-available-doubted': 0.75,
  'still-available-last': 0.7,
  'listing-not-confirmed': 0.6,
} as const;
const MOVED_ON_ANSWERS = 0.02;

/** Of the homes on offer so many are let each day; for each home that is out of search another is posted. */
const LET_A_DAY = Number(process.env.LET_A_DAY ?? 0.002);
/** What their owners do: say so the same day, say so when they are asked, or nothing any more. */
const AFTER_LETTING = { tells: 0.45, whenAsked: 0.3 } as const;
/** People who get an owner's number, a home and day; of those who hear that it is taken, so many tell us. */
const CONTACTS_A_DAY = 1;
const CONTACTS_TELL = 0.4;

type Owner = 'has it' | 'when asked' | 'moved on';

let beside: BesideDatabase;
let open: OpenDatabase;
let server: FastifyInstance;
let now = TEST_NOW;
let sent: WrittenMessage[] = [];
const jobs = heldJobs(() => now);

beforeAll(async () => {
  // A database of its own: the job asks about every listing there is.
  beside = await besideTestDatabase('freshness_days');
  await migrate(beside.url);
  await seedDatabase({ url: beside.url, listings: LISTINGS, now: TEST_NOW, seed: 'sixty days' });
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

interface LiveHome extends Record<string, unknown> {
  readonly id: string;
  readonly ownerId: string;
  readonly confirmedAt: number;
}

async function liveHomes(): Promise<LiveHome[]> {
  const { rows } = await open.database.execute<LiveHome>(sql`
    select l.id, o.account_id "ownerId", round(date_part('epoch', l.confirmed_at) * 1000) "confirmedAt"
    from listing l join listing_owner o on o.listing_id = l.id where l.active order by l.id`);
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

it('keeps search true over 60 days in which homes are let and some owners never say so', async () => {
  const { rows } = await open.database.execute<{ id: string }>(
    sql`select listing_id id from listing_truth where kind = 'stale'`,
  );
  const owners = new Map<string, Owner>(rows.map(({ id }) => [id, 'moved on']));
  const seekers = await Promise.all(Array.from({ length: 40 }, () => signedIn(open.database)));
  const random = seededRandom('owners');
  const waiting: { readonly at: number; readonly answer: () => Promise<unknown> }[] = [];
  const later = (answer: () => Promise<unknown>) =>
    waiting.push({ at: now + -Math.log(1 - random.next()) * 8 * HOUR_MS, answer });
  const ownerOf = (id: string): Owner => owners.get(id) ?? 'has it';

  const answerMessage = (message: WrittenMessage) => {
    const token = tokenOf(message);
    if (!token) return;
    const owner = ownerOf(token.split('.')[0] ?? '');
    const chance = owner === 'moved on' ? MOVED_ON_ANSWERS : (ANSWERS[message.template as keyof typeof ANSWERS] ?? 0);
    if (!random.chance(chance)) return;
    const payload = { available: owner === 'has it' };
    const url = `/api/v1/listing-confirmations/${token}`;
    later(() => server.inject({ method: 'POST', url, headers: { device: 'DESKTOP' }, payload }));
  };
  let homesLet = 0;
  const letHomes = (live: readonly LiveHome[]) => {
    for (const { id } of live.filter((home) => ownerOf(home.id) === 'has it' && random.chance(LET_A_DAY))) {
      homesLet += 1;
      const [fate, { tells, whenAsked }] = [random.next(), AFTER_LETTING];
      owners.set(id, fate < tells + whenAsked ? 'when asked' : 'moved on');
      if (fate >= tells) continue;
      later(async () => {
        const found = await ownedListing(open.database, id);
        if (found?.row.active) await markTaken(open.database, found);
      });
    }
  };
  const postOthers = async () => {
    const { rows: closed } = await open.database.execute<{ id: string }>(
      sql`update listing set active = true, inactive_reason = null, confirmed_at = ${new Date(now)}
        where not active and id = any(${sql.param([...owners.keys()])}::text[]) returning id`,
    );
    for (const { id } of closed) owners.delete(id);
  };
  const contacts = async (live: readonly LiveHome[]) => {
    for (const { id, ownerId } of live.filter(({ id }) => ownerOf(id) !== 'has it')) {
      if (!random.chance(CONTACTS_A_DAY * CONTACTS_TELL)) continue;
      const seekerId = random.pick(seekers).accountId;
      const row = { id: `con_${seekerId.slice(-8)}${id.slice(-12)}`.padEnd(24, '0'), seekerId, ownerId, listingId: id };
      const made = { ...row, attribution: {}, createdAt: new Date(now) };
      const [given] = await open.database.insert(contact).values(made).onConflictDoNothing().returning();
      if (given) await claimDead(open.database, given, 'RENTED_OUT', new Date(now));
    }
  };

  const shares: { readonly day: number; readonly stale: number; readonly fresh: number }[] = [];
  // At noon and at six in the evening: nobody is written to at night.
  for (let hours = 0; hours <= DAYS * 24; hours += hours % 24 === 0 ? 6 : 18) {
    for (const message of await runAt(TEST_NOW + hours * HOUR_MS)) answerMessage(message);
    for (const due of waiting.filter(({ at }) => at <= now)) {
      await due.answer();
      waiting.splice(waiting.indexOf(due), 1);
    }
    const live = await liveHomes();
    if (hours % 24 !== 0) {
      await postOthers();
      letHomes(live);
      await contacts(live);
      continue;
    }
    shares.push({
      day: hours / 24,
      stale: live.filter(({ id }) => ownerOf(id) !== 'has it').length / live.length,
      fresh: live.filter(({ confirmedAt }) => now - confirmedAt <= 7 * DAY_MS).length / live.length,
    });
  }
  const settled = shares.filter(({ day }) => day >= 12);
  const fresh = settled.reduce((sum, share) => sum + share.fresh, 0) / settled.length;
  if (process.env.PRINT_TRUST) {
    const least = Math.min(...settled.map((share) => share.fresh));
    const stale = shares.map((share) => Number((share.stale * 100).toFixed(2)));
    const mean = settled.reduce((sum, share) => sum + share.stale, 0) / settled.length;
    process.stdout.write(`${JSON.stringify({ stale, mean, homesLet, fresh, least })}\n`);
  }
  expect(Math.max(...settled.map((share) => share.stale))).toBeLessThan(0.01);
  expect(fresh).toBeGreaterThanOrEqual(0.95);
}, 300_000);
