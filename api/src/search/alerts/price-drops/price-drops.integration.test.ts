import { randomUUID } from 'node:crypto';
import { DAY_MS, HOUR_MS } from '@aangan/shared-kit/domain/time-spans';
import { and, eq, notInArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { callsAs } from '../../../../testing/call-as.ts';
import { heldServer } from '../../../../testing/held-server.ts';
import { signedIn } from '../../../../testing/signed-in.ts';
import { TEST_NOW } from '../../../../testing/test-data.ts';
import { changePrice } from '../../listings/change-price.ts';
import { type ListingRow, listing, listingOwner } from '../../listings/public.ts';
import { shortlistEntry } from '../../shortlist/public.ts';
import { planDropMessages } from './plan-drop-messages.ts';
import { PRICE_DROPS_JOB } from './price-drop-jobs.ts';
import { priceDropMessage } from './price-drops.tables.ts';

/** Ten in the morning in India, on the day of the tests and the day after. */
const TEN = Math.floor((TEST_NOW + 5.5 * HOUR_MS) / DAY_MS) * DAY_MS + 4.5 * HOUR_MS;
const NEXT_NINE = TEN + 23 * HOUR_MS;

let now = TEN;
const changed: ListingRow[] = [];
const { database, jobs, sent, start, close } = heldServer(() => now);
let server: FastifyInstance;

beforeAll(async () => {
  server = await start();
});
beforeEach(() => {
  now = TEN;
});
afterAll(async () => {
  await close();
});

/** Active homes, different ones each time. */
async function homes(count: number): Promise<ListingRow[]> {
  const rows = await database
    .select()
    .from(listing)
    .where(
      and(
        eq(listing.active, true),
        notInArray(
          listing.id,
          changed.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(listing.id)
    .limit(count);
  changed.push(...rows);
  return rows;
}

async function home(): Promise<ListingRow> {
  const [row] = await homes(1);
  if (!row) throw new Error('The seed has no active homes.');
  return row;
}

/** A person who shortlisted the homes an hour ago. */
async function seeker(liked: readonly ListingRow[], facts: Parameters<typeof signedIn>[1] = {}) {
  const email = `${randomUUID()}@example.test`;
  const person = await signedIn(database, { email, emailVerifiedAt: new Date(0), ...facts }, now);
  await database
    .insert(shortlistEntry)
    .values(
      liked.map(({ id }) => ({ accountId: person.accountId, listingId: id, shortlistedAt: new Date(now - HOUR_MS) })),
    );
  return { ...person, messages: () => sent.filter(({ to }) => to === email) };
}

const lower = (row: ListingRow, percent: number, at = now) =>
  changePrice(database, row.id, Math.floor((row.price * (100 - percent)) / 100), at);

async function runAt(moment: number): Promise<void> {
  now = moment;
  await jobs.send(PRICE_DROPS_JOB, {});
  await jobs.drain();
}

const call = async (who: { cookie: string }, method: 'GET' | 'PUT', url: string, payload?: object) =>
  (await callsAs(server).call(who, method, url, payload)).body;

describe('a drop of a shortlisted home', () => {
  it('is notified once, at nine in the morning, with both prices', async () => {
    const row = await home();
    const person = await seeker([row]);
    await lower(row, 10);
    await runAt(TEN + HOUR_MS);
    expect(person.messages()).toEqual([]);
    await runAt(NEXT_NINE);
    await runAt(NEXT_NINE + HOUR_MS);
    await runAt(NEXT_NINE + DAY_MS);
    const [message, ...more] = person.messages();
    expect(more).toEqual([]);
    expect(message).toMatchObject({ template: 'price-drops', channel: 'EMAIL' });
    expect(message?.text).toContain(row.title);
    expect(message?.text).toMatch(/, was .* \((10|9|11)% less\)/);
    expect(message?.text).toContain(`${row.id}/detail?nbFr=priceDrop`);
  });

  it('of less than one percent, or reverted since, is not notified', async () => {
    const [small, back] = await homes(2);
    if (!small || !back) throw new Error('The seed has no active homes.');
    const person = await seeker([small, back]);
    await changePrice(database, small.id, small.price - Math.floor(small.price / 101), now);
    await lower(back, 20);
    await changePrice(database, back.id, back.price, now + HOUR_MS);
    await runAt(NEXT_NINE);
    expect(person.messages()).toEqual([]);
  });

  it('is notified together with the others of the day in one message', async () => {
    const [one, other] = await homes(2);
    if (!one || !other) throw new Error('The seed has no active homes.');
    const person = await seeker([one, other]);
    await lower(one, 5, TEN + HOUR_MS);
    await runAt(TEN + 2 * HOUR_MS);
    await lower(other, 5, TEN + 3 * HOUR_MS);
    await lower(one, 8, TEN + 4 * HOUR_MS);
    await runAt(NEXT_NINE);
    expect(person.messages()).toHaveLength(1);
    const text = person.messages()[0]?.text;
    expect(text).toContain('2 homes on your shortlist cost less.');
    expect(text?.split(one.title)).toHaveLength(one.title === other.title ? 3 : 2);
  });

  it('is notified once by concurrent runs, and sent again after sending failed half-way', async () => {
    const row = await home();
    const person = await seeker([row]);
    await lower(row, 10);
    now = NEXT_NINE;
    await Promise.all(Array.from({ length: 4 }, () => planDropMessages(database, now)));
    await runAt(NEXT_NINE);
    // Simulates a crash between sending and marking.
    const mine = eq(priceDropMessage.accountId, person.accountId);
    expect(await database.$count(priceDropMessage, mine)).toBe(1);
    await database.update(priceDropMessage).set({ sentAt: null }).where(mine);
    await runAt(NEXT_NINE + HOUR_MS);
    expect(person.messages()).toHaveLength(1);
  });

  it("is delayed until quiet hours end, and is sent at nine in the person's time zone", async () => {
    const row = await home();
    const [late, abroad] = [
      await seeker([row], { quietFrom: 20, quietTo: 11 }),
      await seeker([row], { timeZone: 'America/New_York' }),
    ];
    await lower(row, 10);
    await runAt(NEXT_NINE);
    expect(late.messages()).toEqual([]);
    await runAt(NEXT_NINE + 2 * HOUR_MS);
    expect(late.messages()).toHaveLength(1);
    // Nine o'clock in New York after the drop is 14:00 or 13:00 UTC on the same day.
    expect(abroad.messages()).toHaveLength(0);
    await runAt(NEXT_NINE + 12 * HOUR_MS);
    expect(abroad.messages()).toHaveLength(1);
  });

  it('is not notified for inactive homes, to the owner, or to people who shortlisted later or removed it', async () => {
    const [gone, own, before, off] = await homes(4);
    if (!gone || !own || !before || !off) throw new Error('The seed has no active homes.');
    const person = await seeker([gone, own, off]);
    await database
      .insert(listingOwner)
      .values({ listingId: own.id, accountId: person.accountId })
      .onConflictDoUpdate({ target: listingOwner.listingId, set: { accountId: person.accountId } });
    await lower(before, 10, TEN - 2 * HOUR_MS);
    await database
      .insert(shortlistEntry)
      .values({ accountId: person.accountId, listingId: before.id, shortlistedAt: new Date(TEN) });
    for (const row of [gone, own, off]) await lower(row, 10);
    // Planned, then let or removed from the shortlist before sending.
    await planDropMessages(database, NEXT_NINE);
    await database.update(listing).set({ active: false, inactiveReason: 'LETOUT' }).where(eq(listing.id, gone.id));
    await database
      .delete(shortlistEntry)
      .where(and(eq(shortlistEntry.accountId, person.accountId), eq(shortlistEntry.listingId, off.id)));
    await runAt(NEXT_NINE);
    expect(person.messages()).toEqual([]);
    const late = await seeker([gone]);
    await lower(gone, 20);
    await runAt(NEXT_NINE + DAY_MS);
    expect(late.messages()).toEqual([]);
  });
});

describe('a person who opts out of price drops', () => {
  it('opts out in the alert settings, and after opting in is notified of later drops only', async () => {
    const row = await home();
    const person = await seeker([row]);
    expect(await call(person, 'GET', '/api/v1/alerts')).toMatchObject({ priceDrops: true });
    expect(await call(person, 'PUT', '/api/v1/alerts/price-drops', { told: false })).toEqual({ told: false });
    expect(await call(person, 'GET', '/api/v1/alerts')).toMatchObject({ priceDrops: false });
    await lower(row, 10);
    await runAt(NEXT_NINE);
    await call(person, 'PUT', '/api/v1/alerts/price-drops', { told: true });
    await runAt(NEXT_NINE + DAY_MS);
    expect(person.messages()).toEqual([]);
    await lower(row, 20);
    await runAt(NEXT_NINE + 2 * DAY_MS);
    expect(person.messages()).toHaveLength(1);
  });

  it('stops price drops alone with one click, and the same link undoes it', async () => {
    const [first, second] = await homes(2);
    if (!first || !second) throw new Error('The seed has no active homes.');
    const person = await seeker([first, second]);
    await lower(first, 10);
    await runAt(NEXT_NINE);
    const [message] = person.messages();
    const link = new URL(message?.unsubscribe ?? '').pathname;
    const token = link.split('/').at(-1);
    const about = async () => (await server.inject({ url: `/api/v1/alerts/stop/${token}` })).json();
    expect(await about()).toEqual({ alerts: [{ name: 'Price drops of homes you shortlisted', stopped: false }] });
    const click = await server.inject({
      method: 'POST',
      url: link,
      // Mail programs send either kind of form (RFC 8058); the other one is tested on alerts.
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    });
    expect(click.statusCode).toBe(200);
    expect(await about()).toMatchObject({ alerts: [{ stopped: true }] });
    await lower(second, 10);
    await runAt(NEXT_NINE + DAY_MS);
    expect(person.messages()).toHaveLength(1);
    await server.inject({ method: 'POST', url: `${link}?undo=1` });
    expect(await call(person, 'GET', '/api/v1/alerts')).toMatchObject({ priceDrops: true });
    // A choice made in the settings is not undone by an old link.
    await call(person, 'PUT', '/api/v1/alerts/price-drops', { told: false });
    await server.inject({ method: 'POST', url: `${link}?undo=1` });
    expect(await about()).toMatchObject({ alerts: [{ stopped: true }] });
  });

  it('gets 401 without a login', async () => {
    const answer = await callsAs(server).call(undefined, 'PUT', '/api/v1/alerts/price-drops', { told: false });
    expect(answer.status).toBe(401);
  });
});
