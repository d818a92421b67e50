import { randomInt, randomUUID } from 'node:crypto';
import { CATEGORY_FACTS } from '@aangan/shared-kit/domain/listing-category';
import { emptySearch } from '@aangan/shared-kit/domain/listing-search';
import { HOUR_MS, MINUTE_MS } from '@aangan/shared-kit/domain/time-spans';
import { searchLink } from '@aangan/shared-kit/links/search';
import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { openTestDatabase } from '../../../testing/open-test-database.ts';
import { type SignedIn, signedIn } from '../../../testing/signed-in.ts';
import { buildServer } from '../../build-server.ts';
import { inMemoryJobs } from '../../foundation/jobs/public.ts';
import type { WrittenMessage } from '../../foundation/messages/message.ts';
import { place } from '../../places/public.ts';
import { listingCheck } from '../../trust/listing-checks/public.ts';
import { type ListingRow, listing } from '../listings/public.ts';
import { ALERTS_JOB } from './alert-jobs.ts';
import { alert, alertMatch, alertMessage } from './alerts.tables.ts';
import { matchListings } from './match-listings.ts';
import { planMessages } from './plan-messages.ts';

const { database, close } = openTestDatabase();
/** ₹ that a saved search allows above the price of its home. */
const ROOM_IN_PRICE = 2_000;

let now = 0;
const sent: WrittenMessage[] = [];
const saved: string[] = [];

async function instance() {
  const jobs = inMemoryJobs(() => now, database);
  const server = await buildServer({
    database,
    logLevel: 'silent',
    now: () => now,
    jobs,
    messageProviders: [
      { name: 'test', channels: ['SMS', 'WHATSAPP', 'EMAIL'], deliver: async (message) => void sent.push(message) },
    ],
  });
  await server.ready();
  return { jobs, server };
}

let one: Awaited<ReturnType<typeof instance>>;
let server: FastifyInstance;

beforeAll(async () => {
  one = await instance();
  server = one.server;
});
afterEach(async () => {
  // The next test creates its own alerts.
  for (const id of saved.splice(0))
    await database
      .update(alert)
      .set({ pausedAt: new Date(0) })
      .where(eq(alert.id, id));
});
afterAll(async () => {
  await server.close();
  await close();
});

/** Moves the clock to a time and runs the jobs that are due. */
async function at(moment: number, { jobs } = one): Promise<void> {
  now = moment;
  await jobs.send(ALERTS_JOB, {});
  await jobs.drain();
}

const india = (day: string, time: string) => Date.parse(`${day}T${time}+05:30`);

/** State that a check saves when it finds nothing. */
const NO_BAIT = { kind: 'scam', verdict: 'passed', score: 0, evidence: [], rules: 1, checkedAt: new Date(0) } as const;

/** Homes already used by tests. */
const given: string[] = [];

/**
 * A different seeded home each time, posted in the afternoon in India, away from night and nine o'clock.
 * It is the only home of its days that its search finds.
 */
async function home(): Promise<ListingRow & { search: string }> {
  const [row] = await database
    .select({ listing, slug: place.slug })
    .from(listing)
    .innerJoin(place, eq(place.id, listing.localityId))
    .where(
      and(
        eq(listing.active, true),
        notInArray(listing.id, given),
        sql`date_part('hour', ${listing.postedAt} at time zone 'Asia/Kolkata') between 11 and 16`,
        sql`not exists (
          select from ${listing} o where o.category = ${listing.category} and o.locality_id = ${listing.localityId}
            and o.id <> ${listing.id} and o.price <= ${listing.price} + ${ROOM_IN_PRICE}::int
            and abs(extract(epoch from o.posted_at - ${listing.postedAt})) < ${14 * 24 * 3600}::int)`,
      ),
    )
    .orderBy(listing.id)
    .limit(1);
  if (!row) throw new Error('The seed has no home posted in the afternoon.');
  given.push(row.listing.id);
  await database
    .insert(listingCheck)
    .values({ listingId: row.listing.id, ...NO_BAIT })
    .onConflictDoNothing();
  const { category, city, price } = row.listing;
  const search = searchLink({
    ...emptySearch(category, city),
    localities: [row.slug],
    maxPrice: price + ROOM_IN_PRICE,
  });
  return { ...row.listing, search };
}

/** A person who saved a search for the home an hour before it was posted. */
async function seeker(
  { postedAt, search }: { postedAt: Date; search: string },
  more: { frequency?: string; channel?: string } = {},
  facts: Parameters<typeof signedIn>[1] = {},
) {
  now = postedAt.getTime() - HOUR_MS;
  const person = await signedIn(
    database,
    { email: `${randomUUID()}@example.test`, emailVerifiedAt: new Date(0), ...facts },
    now,
  );
  const { id } = await save(person, search, more);
  const [row] = await database.select().from(alert).where(eq(alert.id, id));
  const [reached] = (
    await database.execute<{ email: string; phone: string | null }>(
      sql`select email, phone from account where id = ${person.accountId}`,
    )
  ).rows;
  const messages = () => sent.filter(({ to }) => to === reached?.email || to === reached?.phone);
  return { ...person, id, row, messages };
}

async function save({ cookie }: SignedIn, address: string, more: object = {}): Promise<{ id: string }> {
  const answer = await server.inject({
    method: 'POST',
    url: '/api/v1/alerts',
    headers: { cookie, device: 'DESKTOP' },
    payload: { address, frequency: 'instant', ...more },
  });
  const savedAlert = answer.json<{ alert: { id: string } }>().alert;
  saved.push(savedAlert.id);
  return savedAlert;
}

describe('a new home', () => {
  it('is notified once, immediately, with the match reasons and the address', async () => {
    const found = await home();
    const { messages } = await seeker(found);
    const posted = found.postedAt.getTime();
    await at(posted - 1);
    expect(messages()).toEqual([]);
    await at(posted + MINUTE_MS);
    await at(posted + 2 * HOUR_MS);
    await at(posted + 3 * HOUR_MS);
    expect(messages()).toHaveLength(1);
    const [mail] = messages();
    expect(mail).toMatchObject({ channel: 'EMAIL', template: 'new-homes' });
    expect(mail?.text).toContain(found.title);
    expect(mail?.text).toMatch(/Why this matched: .+₹[\d,]+ under your ₹[\d,]+/);
    expect(mail?.text).toMatch(new RegExp(`/${found.id}/detail\\?nbFr=alert`));
  });

  it('is notified once by two instances that run at the same time', async () => {
    const found = await home();
    const { messages } = await seeker(found);
    const two = await instance();
    now = found.postedAt.getTime() + MINUTE_MS;
    await Promise.all([one, two].map(({ jobs }) => jobs.send(ALERTS_JOB, {})));
    await Promise.all([one.jobs.drain(), two.jobs.drain()]);
    await at(now + MINUTE_MS, two);
    expect(messages()).toHaveLength(1);
    await two.server.close();
  });

  it('is notified after a restart between finding, planning and sending', async () => {
    const found = await home();
    const { messages } = await seeker(found);
    now = found.postedAt.getTime() + MINUTE_MS;
    await matchListings(database, now);
    await planMessages(database, now);
    expect(messages()).toEqual([]);
    await at(now + 5 * MINUTE_MS);
    await at(now + 10 * MINUTE_MS);
    expect(messages()).toHaveLength(1);
  });

  it('that was committed late is still found', async () => {
    const found = await home();
    const { messages } = await seeker(found);
    const posted = found.postedAt.getTime();
    await hidden(found.id, () => at(posted + MINUTE_MS));
    await at(posted + 50 * MINUTE_MS);
    expect(messages()).toHaveLength(1);
  });

  it('is notified only after its checks', async () => {
    const found = await home();
    const { messages } = await seeker(found);
    const posted = found.postedAt.getTime();
    const check = eq(listingCheck.listingId, found.id);
    const rows = await database.delete(listingCheck).where(check).returning();
    await at(posted + MINUTE_MS);
    expect(messages().filter(({ text }) => text.includes(found.id))).toEqual([]);
    await database.insert(listingCheck).values(rows);
    await at(posted + 20 * MINUTE_MS);
    expect(messages().filter(({ text }) => text.includes(found.id))).toHaveLength(1);
  });

  it('that became inactive before sending is not notified', async () => {
    const found = await home();
    const { messages } = await seeker(found);
    now = found.postedAt.getTime() + MINUTE_MS;
    await matchListings(database, now);
    await hidden(found.id, () => at(now + MINUTE_MS));
    await at(now + HOUR_MS);
    expect(messages().filter(({ text }) => text.includes(found.id))).toEqual([]);
  });

  it('is notified once when two alerts of a person find it', async () => {
    const found = await home();
    const person = await seeker(found);
    const wider = searchLink(emptySearch(found.category, found.city));
    await save(person, wider, { frequency: 'daily' });
    const posted = found.postedAt.getTime();
    await at(posted + MINUTE_MS);
    await at(posted + 3 * 24 * HOUR_MS);
    expect(person.messages().filter(({ text }) => text.includes(found.id))).toHaveLength(1);
  });

  it('is not notified if it was posted before the alert or while the alert was paused', async () => {
    const found = await home();
    const { messages, cookie, id } = await seeker(found);
    const posted = found.postedAt.getTime();
    const change = (paused: boolean) =>
      server.inject({
        method: 'PATCH',
        url: `/api/v1/alerts/${id}`,
        headers: { cookie, device: 'DESKTOP' },
        payload: { paused },
      });
    await change(true);
    now = posted + 2 * MINUTE_MS;
    await change(false);
    await at(posted + 5 * MINUTE_MS);
    expect(messages()).toEqual([]);
  });

  it('names its kind and city if the search has no other filter', async () => {
    const found = await home();
    const wider = searchLink(emptySearch(found.category, found.city));
    const { messages } = await seeker({ ...found, search: wider });
    await at(found.postedAt.getTime() + MINUTE_MS);
    const { singular } = CATEGORY_FACTS[found.category];
    expect(messages()[0]?.text.toLowerCase()).toContain(
      `why this matched: ${singular} in ${found.city.replace('-', ' ')}`,
    );
  });
});

describe('a digest', () => {
  it("is sent at nine in the person's time zone, and at most once a day", async () => {
    const found = await home();
    const person = await seeker(found, { frequency: 'daily' });
    const { messages } = person;
    await at(found.postedAt.getTime() + MINUTE_MS);
    const nine = person.row?.nextAt.getTime() ?? 0;
    await at(nine - 1);
    expect(messages()).toEqual([]);
    await at(nine);
    // Another daily alert of the same person that is due the same day waits until tomorrow.
    await database
      .update(alert)
      .set({ nextAt: new Date(nine) })
      .where(eq(alert.id, person.id));
    await database.update(alertMatch).set({ messageId: null }).where(eq(alertMatch.alertId, person.id));
    await at(nine + HOUR_MS);
    expect(messages()).toHaveLength(1);
    await at(nine + 24 * HOUR_MS);
    expect(messages()).toHaveLength(2);
  });

  it('of weekly alerts is sent on Monday', async () => {
    const found = await home();
    const person = await seeker(found, { frequency: 'weekly' });
    const { nextAt } = person.row ?? {};
    await at(found.postedAt.getTime() + MINUTE_MS);
    await at((nextAt?.getTime() ?? 0) - 1);
    expect(person.messages()).toEqual([]);
    await at(nextAt?.getTime() ?? 0);
    expect(person.messages()).toHaveLength(1);
    expect(new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'Asia/Kolkata' }).format(nextAt)).toBe('Monday');
  });
});

describe('quiet hours', () => {
  it("over midnight delay instant messages until they end, in the person's time zone", async () => {
    const found = await home();
    // Afternoon in India is after midnight in New York.
    const person = await seeker(found, {}, { timeZone: 'America/New_York', quietFrom: 21, quietTo: 8 });
    const posted = found.postedAt.getTime();
    const eight = (() => {
      for (let moment = posted; ; moment += MINUTE_MS) {
        const wall = new Date(moment).toLocaleTimeString('en-GB', { timeZone: 'America/New_York' });
        if (wall.startsWith('08:00')) return Math.floor(moment / MINUTE_MS) * MINUTE_MS;
      }
    })();
    await at(posted + MINUTE_MS);
    await at(eight - 1);
    expect(person.messages()).toEqual([]);
    await at(eight);
    expect(person.messages()).toHaveLength(1);
  });

  it('collect the homes found at night into one message', async () => {
    const found = await home();
    const other = await home();
    const person = await seeker(found, {}, { timeZone: 'America/New_York', quietFrom: 21, quietTo: 8 });
    const posted = found.postedAt.getTime();
    await at(posted + MINUTE_MS);
    await database
      .insert(alertMatch)
      .values({ accountId: person.accountId, listingId: other.id, alertId: person.id, foundAt: new Date(posted) })
      .onConflictDoNothing();
    await at(posted + 90 * MINUTE_MS);
    await at(posted + 14 * HOUR_MS);
    await at(posted + 16 * HOUR_MS);
    expect(person.messages()).toHaveLength(1);
  });

  it('delay messages that were planned before they began', async () => {
    const found = await home();
    const person = await seeker(found);
    const day = new Date(found.postedAt.getTime() + 5.5 * HOUR_MS).toISOString().slice(0, 10);
    now = india(day, '20:59');
    await matchListings(database, found.postedAt.getTime() + MINUTE_MS);
    await planMessages(database, now);
    await at(india(day, '21:01'));
    expect(person.messages()).toEqual([]);
    await at(india(day, '21:01') + 11 * HOUR_MS);
    expect(person.messages()).toHaveLength(1);
  });
});

describe('stopping', () => {
  it('takes one click, confirms what was stopped, and can be undone', async () => {
    const found = await home();
    const person = await seeker(found);
    await at(found.postedAt.getTime() + MINUTE_MS);
    const [mail] = person.messages();
    const oneClick = new URL(mail?.unsubscribe ?? '').pathname;
    const token = oneClick.split('/').at(-1) ?? '';
    // The page contains no personal data.
    expect(token).not.toContain(person.accountId);
    const look = async () =>
      (await server.inject({ url: `/api/v1/alerts/stop/${token}` })).json<{ alerts: object[] }>().alerts;
    expect((await server.inject({ url: oneClick })).headers.location).toBe(`/alerts/stop/${token}`);
    expect(await look()).toMatchObject([{ stopped: false }]);
    const mailProgram = {
      method: 'POST',
      url: oneClick,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    } as const;
    expect((await server.inject(mailProgram)).statusCode).toBe(200);
    expect((await server.inject(mailProgram)).statusCode).toBe(200);
    expect(await look()).toMatchObject([{ stopped: true }]);
    await server.inject({ ...mailProgram, url: `${oneClick}?undo=1` });
    expect(await look()).toMatchObject([{ stopped: false }]);
  });

  it('prevents planned messages from being sent', async () => {
    const found = await home();
    const person = await seeker(found);
    now = found.postedAt.getTime() + MINUTE_MS;
    await matchListings(database, now);
    await planMessages(database, now);
    await database
      .update(alert)
      .set({ pausedAt: new Date(now) })
      .where(eq(alert.id, person.id));
    await at(now + 5 * MINUTE_MS);
    expect(person.messages()).toEqual([]);
    const [message] = await database.select().from(alertMessage).where(eq(alertMessage.accountId, person.accountId));
    expect(message?.sentAt).toBeTruthy();
  });

  it('has no List-Unsubscribe headers in a text message', async () => {
    const found = await home();
    const phone = `+9198${String(randomInt(1e8)).padStart(8, '0')}`;
    const person = await seeker(found, { channel: 'SMS' }, { phone });
    await at(found.postedAt.getTime() + MINUTE_MS);
    expect(person.messages()).toMatchObject([{ channel: 'SMS', to: phone }]);
    expect(person.messages()[0]?.unsubscribe).toBeUndefined();
    expect(person.messages()[0]?.text).toContain('/alerts/stop/');
  });
});

/** Runs a function while a home is inactive. */
async function hidden(id: string, work: () => Promise<void>): Promise<void> {
  await database.update(listing).set({ active: false }).where(eq(listing.id, id));
  try {
    await work();
  } finally {
    await database.update(listing).set({ active: true }).where(eq(listing.id, id));
  }
}
