import { NOT_CONFIRMED } from '@aangan/shared-kit/domain/active-status';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import { DAY_MS, HOUR_MS } from '@aangan/shared-kit/domain/time-spans';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { heldServer } from '../../../testing/held-server.ts';
import { signedIn } from '../../../testing/signed-in.ts';
import { LONG_AGO, TEST_NOW } from '../../../testing/test-data.ts';
import type { WrittenMessage } from '../../foundation/messages/message.ts';
import { type Random, seededRandom } from '../../foundation/random/public.ts';
import { contact, contactClaim, contactRequest } from '../../meeting/contacts/public.ts';
import { FRESHNESS_JOB } from './freshness.jobs.ts';
import { listingPing } from './freshness.tables.ts';
import { type Asked, freshnessStep } from './freshness-rules.ts';

/** Enough for every case, and few enough to run many rounds over each. */
const LISTINGS = 300;

let server: FastifyInstance;
let now = TEST_NOW;
const held = heldServer(() => now);

beforeAll(async () => {
  await held.database.execute(
    sql`delete from listing where id not in (select id from listing order by id limit ${LISTINGS})`,
  );
  server = await held.start();
});
afterAll(() => held.close());
beforeEach(() => {
  now = TEST_NOW;
});

interface FreshnessStatus extends Record<string, unknown> {
  readonly id: string;
  readonly active: boolean;
  readonly inactiveReason: string | null;
  readonly confirmedAt: number;
}

async function statuses(where = sql`true`): Promise<FreshnessStatus[]> {
  const { rows } = await held.database.execute<FreshnessStatus>(sql`
    select id, active, inactive_reason "inactiveReason", round(date_part('epoch', confirmed_at) * 1000) "confirmedAt"
    from listing l where ${where}`);
  return rows;
}

async function runAt(moment: number): Promise<WrittenMessage[]> {
  now = moment;
  held.sent.length = 0;
  await held.jobs.send(FRESHNESS_JOB, {});
  await held.jobs.drain();
  return [...held.sent];
}

const tokenOf = ({ text }: WrittenMessage): string => /still-available\/([\w.-]+)/.exec(text)?.[1] ?? '';

const call = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, headers: Record<string, string> = {}) =>
  server.inject({ method, url, headers: { device: 'DESKTOP', ...headers }, ...(payload && { payload }) });

/** A listing that its owner confirmed some time ago, without other events. */
async function owned(days: number) {
  const person = await signedIn(held.database);
  const [home] = await statuses(
    sql`l.active and not exists (select from listing_cluster c where c.listing_id = l.id)
      and not exists (select from listing_owner o join account a on a.id = o.account_id
        where o.listing_id = l.id and a.phone not like '+910000%') limit 1`,
  );
  const id = home?.id ?? '';
  await held.database.execute(sql`update listing set confirmed_at = ${new Date(now - days * DAY_MS)} where id = ${id}`);
  await held.database.execute(sql`delete from listing_ping where listing_id = ${id}`);
  await held.database.execute(sql`update listing_owner set account_id = ${person.accountId} where listing_id = ${id}`);
  const messages = async (moment: number) => (await runAt(moment)).filter(({ to }) => to === person.phone);
  const status = async () => (await statuses(sql`l.id = ${id}`))[0];
  return { ...person, id, messages, standing: status };
}

it('the freshness job pauses nothing in the first run after seeding, and all stale homes within five days', async () => {
  const before = await statuses(sql`l.active`);
  expect(await runAt(TEST_NOW)).not.toEqual([]);
  expect(await statuses(sql`l.active`)).toHaveLength(before.length);
  const stale = sql`exists (select from listing_truth t where t.listing_id = l.id and t.kind = 'stale')`;
  expect(await statuses(sql`l.active and ${stale}`)).not.toEqual([]);
  for (const days of [2, 5]) {
    // All other owners answer.
    await held.database.execute(sql`update listing l set confirmed_at = ${new Date(now)} where not ${stale}`);
    await runAt(TEST_NOW + days * DAY_MS);
  }
  expect(await statuses(sql`l.active and ${stale}`)).toEqual([]);
  expect(await statuses(sql`l.inactive_reason = 'NOT_CONFIRMED' and not ${stale}`)).toEqual([]);
});

/** A seeker asks for the number, and the owner gives it. */
async function saysYesAbout({ id, accountId, cookie }: Awaited<ReturnType<typeof owned>>) {
  const seeker = await signedIn(held.database);
  const requestId = `crq_${seeker.accountId.slice(-20).padStart(20, '0')}`;
  await held.database.insert(contactRequest).values({
    id: requestId,
    seekerId: seeker.accountId,
    ownerId: accountId,
    listingId: id,
    attribution: {},
    createdAt: new Date(now),
  });
  const answer = await call('POST', `/api/v1/user/contact-requests/${requestId}`, { allow: true }, { cookie });
  expect(answer.json()).toEqual({ state: 'allowed' });
}

describe('an owner', () => {
  it('is asked, warned and notified of the pause; each once, and never at night', async () => {
    const { messages, standing: status } = await owned(5);
    const night = TEST_NOW + 12 * HOUR_MS;
    expect(await messages(night)).toEqual([]);
    const morning = TEST_NOW + 22 * HOUR_MS;
    expect((await messages(morning)).map(({ template }) => template)).toEqual(['still-available']);
    expect(await messages(morning + HOUR_MS)).toEqual([]);
    expect((await messages(morning + 2 * DAY_MS)).map(({ template }) => template)).toEqual(['still-available-last']);
    expect(await messages(morning + 5 * DAY_MS - HOUR_MS)).toEqual([]);
    expect((await status())?.active).toBe(true);
    const [paused] = await messages(morning + 5 * DAY_MS);
    expect(paused?.template).toBe('listing-not-confirmed');
    expect(await status()).toMatchObject({ active: false, inactiveReason: 'NOT_CONFIRMED' });
  });

  it('reactivates a paused home with one tap, at once in search', async () => {
    const { messages, standing: status } = await owned(5);
    await messages(TEST_NOW);
    await messages(TEST_NOW + 2 * DAY_MS);
    const [paused] = await messages(TEST_NOW + 5 * DAY_MS);
    const url = `/api/v1/listing-confirmations/${paused && tokenOf(paused)}`;
    // Simulates a mail scanner that opens the link: nothing changes.
    expect((await call('GET', url)).json()).toMatchObject({ state: 'open', active: false });
    expect((await status())?.active).toBe(false);
    expect((await call('POST', url, { available: true })).json()).toEqual({ active: true, confirmedOn: now });
    expect(await status()).toMatchObject({ active: true, inactiveReason: null, confirmedAt: now });
    // A second tap shows the result of the first.
    expect((await call('GET', url)).json()).toMatchObject({ state: 'answered' });
    expect((await call('POST', url, { available: false })).json()).toMatchObject({ active: true });
  });

  it('takes a home off the market by the link', async () => {
    const { messages, standing: status } = await owned(6);
    const [asked] = await messages(TEST_NOW);
    const url = `/api/v1/listing-confirmations/${asked && tokenOf(asked)}`;
    expect((await call('POST', url, { available: false })).json()).toMatchObject({ active: false });
    expect((await status())?.inactiveReason).toMatch(/^(LETOUT|SOLDOUT)$/);
  });

  it('is not asked if the home was confirmed meanwhile', async () => {
    const { messages, id, cookie } = await owned(6);
    const url = `/api/v1/user/listings/${id}/availability`;
    expect((await call('PUT', url, { available: true }, { cookie })).json()).toMatchObject({ active: true });
    expect(await messages(TEST_NOW + HOUR_MS)).toEqual([]);
  });

  it('confirms a home by giving somebody the number for it', async () => {
    const home = await owned(6);
    await saysYesAbout(home);
    expect((await home.standing())?.confirmedAt).toBe(now);
    expect(await home.messages(TEST_NOW + HOUR_MS)).toEqual([]);
  });

  it('cannot answer for others, nor reactivate a held listing', async () => {
    const { id, cookie } = await owned(1);
    const stranger = await signedIn(held.database);
    const url = `/api/v1/user/listings/${id}/availability`;
    expect((await call('PUT', url, { available: false }, { cookie: stranger.cookie })).statusCode).toBe(404);
    expect((await call('PUT', url, { available: false })).statusCode).toBe(401);
    await held.database.execute(sql`update listing set active = false, inactive_reason = 'HELD' where id = ${id}`);
    expect((await call('PUT', url, { available: true }, { cookie })).statusCode).toBe(409);
    await held.database.execute(sql`update listing set active = true, inactive_reason = null where id = ${id}`);
  });

  it('has a link that cannot be forged', async () => {
    const { messages } = await owned(6);
    const [asked] = await messages(TEST_NOW);
    const token = asked ? tokenOf(asked) : '';
    const forged = token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    expect((await call('GET', `/api/v1/listing-confirmations/${token}`)).statusCode).toBe(200);
    expect((await call('GET', `/api/v1/listing-confirmations/${forged}`)).statusCode).toBe(404);
  });
});

describe('a home that is reported as taken', () => {
  /** A seeker with the owner's number reports the home as taken. */
  async function claimed(listingId: string, ownerId: string) {
    const seeker = await signedIn(held.database, { createdAt: LONG_AGO });
    const id = `con_${seeker.accountId.slice(-20).padStart(20, '0')}`;
    const made = { id, seekerId: seeker.accountId, ownerId, listingId, attribution: {}, createdAt: new Date(now) };
    await held.database.insert(contact).values(made);
    const path = `/api/v1/user/contacts/${id}/claim`;
    expect((await call('POST', path, { reason: 'RENTED_OUT' }, { cookie: seeker.cookie })).statusCode).toBe(200);
    return { id, path, cookie: seeker.cookie };
  }

  it('is asked about at once, and paused after a day without an answer', async () => {
    const { id, accountId, messages, standing: status } = await owned(1);
    await claimed(id, accountId);
    const [asked] = await messages(TEST_NOW + HOUR_MS);
    expect(asked?.template).toBe('still-available-doubted');
    expect(asked?.text).toContain(`If you do not answer, we pause it on ${formatDay(TEST_NOW + 25 * HOUR_MS)}.`);
    const page = (await call('GET', `/api/v1/listing-confirmations/${asked && tokenOf(asked)}`)).json();
    expect(page).toMatchObject({ state: 'open', pausesOn: TEST_NOW + 25 * HOUR_MS });
    expect(await messages(TEST_NOW + 24 * HOUR_MS)).toEqual([]);
    expect((await status())?.active).toBe(true);
    expect((await messages(TEST_NOW + 25 * HOUR_MS)).map(({ template }) => template)).toEqual(['listing-doubted']);
    expect(await status()).toMatchObject({ active: false, inactiveReason: 'NOT_CONFIRMED' });
  });

  it("is confirmed only by its owner's direct answer", async () => {
    const home = await owned(1);
    await claimed(home.id, home.accountId);
    const before = await home.standing();
    await saysYesAbout(home);
    expect(await home.standing()).toEqual(before);
  });

  it('stays active after one tap, which also answers those who reported it', async () => {
    const { id, accountId, messages, standing: status } = await owned(1);
    const { id: contactId } = await claimed(id, accountId);
    const [asked] = await messages(TEST_NOW + HOUR_MS);
    await call('POST', `/api/v1/listing-confirmations/${asked && tokenOf(asked)}`, { available: true });
    await held.jobs.drain();
    const { rows } = await held.database.execute(
      sql`select owner_agrees from contact_claim where contact_id = ${contactId}`,
    );
    expect(rows).toEqual([{ owner_agrees: false }]);
    expect(await messages(TEST_NOW + 2 * DAY_MS)).toEqual([]);
    expect((await status())?.active).toBe(true);
  });

  it('leaves search when its owner agrees', async () => {
    const { id, accountId, cookie, standing: status } = await owned(1);
    const { path } = await claimed(id, accountId);
    expect((await call('POST', `${path}/answer`, { agrees: true }, { cookie })).statusCode).toBe(200);
    expect(await status()).toMatchObject({
      active: false,
      inactiveReason: expect.stringMatching(/^(LETOUT|SOLDOUT)$/),
    });
  });

  it('is paused after two people report it, one of them by a listing report', async () => {
    const { id, accountId, messages, standing: status } = await owned(1);
    await claimed(id, accountId);
    const reporter = await signedIn(held.database, { createdAt: new Date(now - 30 * DAY_MS) });
    const report = { reason: 'ALREADY_GONE', words: '' };
    await call('PUT', `/api/v1/property/${id}/report`, report, { cookie: reporter.cookie });
    expect((await messages(TEST_NOW + HOUR_MS)).map(({ template }) => template)).toEqual(['listing-doubted']);
    expect((await status())?.active).toBe(false);
  });

  it('is not affected by an account that is a day old', async () => {
    const { id, messages } = await owned(1);
    const reporter = await signedIn(held.database, { createdAt: new Date(now - HOUR_MS) });
    const report = { reason: 'ALREADY_GONE', words: '' };
    await call('PUT', `/api/v1/property/${id}/report`, report, { cookie: reporter.cookie });
    expect(await messages(TEST_NOW + HOUR_MS)).toEqual([]);
  });
});

/** A random state of asking, with up to two people who report the home as taken. */
function someState(random: Random): Asked {
  const ago = (hours: number) => TEST_NOW - hours * HOUR_MS;
  const age = random.whole(1, 14 * 24);
  const askedAgo = random.chance(0.6) ? random.whole(1, age) : undefined;
  const pingedAgo = askedAgo !== undefined && random.chance(0.5) ? random.whole(1, askedAgo) : undefined;
  const weight = random.chance(0.5) ? 0 : random.whole(1, 2);
  return {
    confirmedAt: ago(age),
    askedAt: askedAgo === undefined ? undefined : ago(askedAgo),
    pingedAt: pingedAgo === undefined ? undefined : ago(pingedAgo),
    doubt: weight === 0 ? undefined : { weight, since: ago(random.whole(0, Math.min(age - 1, 29 * 24))) },
  };
}

it('the freshness job handles every home as the rule says', async () => {
  for (const table of ['listing_ping', 'contact_claim', 'listing_report']) {
    await held.database.execute(sql`delete from ${sql.identifier(table)}`);
  }
  const random = seededRandom('states');
  const seekers = await Promise.all([1, 2].map(() => signedIn(held.database, { createdAt: LONG_AGO })));
  const { rows } = await held.database.execute<{ id: string; ownerId: string }>(sql`
    select l.id, o.account_id "ownerId" from listing l join listing_owner o on o.listing_id = l.id
    where l.active and not exists (select from listing_cluster c where c.listing_id = l.id) order by l.id`);
  const states = rows.map((home) => ({ ...home, state: someState(random) }));
  const confirmed = states.map(({ state }) => new Date(state.confirmedAt).toISOString());
  await held.database.execute(sql`
    update listing l set confirmed_at = s.at
    from unnest(${sql.param(rows.map(({ id }) => id))}::text[], ${sql.param(confirmed)}::timestamptz[]) s (id, at) where l.id = s.id`);
  const pings = states.flatMap(({ id, state: { confirmedAt, askedAt, pingedAt } }) =>
    askedAt === undefined
      ? []
      : [
          {
            listingId: id,
            about: new Date(confirmedAt),
            askedAt: new Date(askedAt),
            pingedAt: pingedAt === undefined ? null : new Date(pingedAt),
          },
        ],
  );
  await held.database.insert(listingPing).values(pings);
  const contacts = states.flatMap(({ id, ownerId, state: { doubt } }) =>
    seekers.slice(0, doubt?.weight ?? 0).map(({ accountId: seekerId }) => ({
      id: `con_${seekerId.slice(-8)}${id.slice(-12)}`.padEnd(24, '0'),
      ...{ seekerId, ownerId, listingId: id, attribution: {}, createdAt: new Date(doubt?.since ?? 0) },
    })),
  );
  await held.database.insert(contact).values(contacts);
  await held.database
    .insert(contactClaim)
    .values(contacts.map(({ id, createdAt }) => ({ contactId: id, reason: 'RENTED_OUT' as const, createdAt })));
  await runAt(TEST_NOW);
  const { rows: after } = await held.database.execute<
    Record<string, unknown> & { id: string; step: string | null }
  >(sql`
    select l.id, case when l.inactive_reason = ${NOT_CONFIRMED} then 'pause'
      when p.pinged_at = ${new Date(TEST_NOW)} then 'ping' when p.asked_at = ${new Date(TEST_NOW)} then 'ask' end step
    from listing l left join listing_ping p on p.listing_id = l.id and p.about = l.confirmed_at`);
  const done = new Map(after.map(({ id, step }) => [id, step ?? undefined]));
  const expected = states.map(({ id, state }) => ({ id, step: freshnessStep(state, TEST_NOW) }));
  expect(new Set(expected.map(({ step }) => step))).toEqual(new Set(['ask', 'ping', 'pause', undefined]));
  expect(rows.map(({ id }) => ({ id, step: done.get(id) }))).toEqual(expected);
});
