import { randomUUID } from 'node:crypto';
import { and, eq, notInArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { heldServer } from '../../../../testing/held-server.ts';
import { signedIn } from '../../../../testing/signed-in.ts';
import { TEST_NOW } from '../../../../testing/test-data.ts';
import { listingOwner } from '../../../meeting/contacts/contacts.tables.ts';
import { changePrice } from '../../listings/change-price.ts';
import { type ListingRow, listing } from '../../listings/property.tables.ts';
import { shortlistEntry } from '../../shortlist/shortlist.tables.ts';
import { planDropMessages } from './plan-drop-messages.ts';
import { PRICE_DROPS_JOB } from './price-drop-jobs.ts';
import { priceDropMessage } from './price-drops.tables.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Ten in the morning in India, on the day of the tests and the one after. */
const TEN = Math.floor((TEST_NOW + 5.5 * HOUR) / DAY) * DAY + 4.5 * HOUR;
const NEXT_NINE = TEN + 23 * HOUR;

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

/** Homes on offer, others each time. */
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
  if (!row) throw new Error('The seed has homes on offer.');
  return row;
}

/** Somebody who shortlisted homes an hour ago. */
async function seeker(liked: readonly ListingRow[], facts: Parameters<typeof signedIn>[1] = {}) {
  const email = `${randomUUID()}@example.test`;
  const person = await signedIn(database, { email, emailVerifiedAt: new Date(0), ...facts }, now);
  await database
    .insert(shortlistEntry)
    .values(
      liked.map(({ id }) => ({ accountId: person.accountId, listingId: id, shortlistedAt: new Date(now - HOUR) })),
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
  (
    await server.inject({
      method,
      url,
      headers: { cookie: who.cookie, device: 'DESKTOP' },
      ...(payload && { payload }),
    })
  ).json();

describe('a drop of a shortlisted home', () => {
  it('is told once, at nine in the morning, with both prices', async () => {
    const row = await home();
    const person = await seeker([row]);
    await lower(row, 10);
    await runAt(TEN + HOUR);
    expect(person.messages()).toEqual([]);
    await runAt(NEXT_NINE);
    await runAt(NEXT_NINE + HOUR);
    await runAt(NEXT_NINE + DAY);
    const [message, ...more] = person.messages();
    expect(more).toEqual([]);
    expect(message).toMatchObject({ template: 'price-drops', channel: 'EMAIL' });
    expect(message?.text).toContain(row.title);
    expect(message?.text).toMatch(/, was .* \((10|9|11) % less\)/);
    expect(message?.text).toContain(`${row.id}/detail?nbFr=priceDrop`);
  });

  it('of less than one percent, or taken back since, is none', async () => {
    const [small, back] = await homes(2);
    if (!small || !back) throw new Error('The seed has homes on offer.');
    const person = await seeker([small, back]);
    await changePrice(database, small.id, small.price - Math.floor(small.price / 101), now);
    await lower(back, 20);
    await changePrice(database, back.id, back.price, now + HOUR);
    await runAt(NEXT_NINE);
    expect(person.messages()).toEqual([]);
  });

  it('is told with the others of the day in one message', async () => {
    const [one, other] = await homes(2);
    if (!one || !other) throw new Error('The seed has homes on offer.');
    const person = await seeker([one, other]);
    await lower(one, 5, TEN + HOUR);
    await runAt(TEN + 2 * HOUR);
    await lower(other, 5, TEN + 3 * HOUR);
    await lower(one, 8, TEN + 4 * HOUR);
    await runAt(NEXT_NINE);
    expect(person.messages()).toHaveLength(1);
    const text = person.messages()[0]?.text;
    expect(text).toContain('2 homes on your shortlist cost less.');
    expect(text?.split(one.title)).toHaveLength(one.title === other.title ? 3 : 2);
  });

  it('is told once whoever tells at the same time, and again where sending failed half-way', async () => {
    const row = await home();
    const person = await seeker([row]);
    await lower(row, 10);
    now = NEXT_NINE;
    await Promise.all(Array.from({ length: 4 }, () => planDropMessages(database, now)));
    await runAt(NEXT_NINE);
    // As if it had stopped between sending and marking.
    const mine = eq(priceDropMessage.accountId, person.accountId);
    expect(await database.$count(priceDropMessage, mine)).toBe(1);
    await database.update(priceDropMessage).set({ sentAt: null }).where(mine);
    await runAt(NEXT_NINE + HOUR);
    expect(person.messages()).toHaveLength(1);
  });

  it('waits for the end of quiet hours, and comes at nine where the person lives', async () => {
    const row = await home();
    const [late, abroad] = [
      await seeker([row], { quietFrom: 20, quietTo: 11 }),
      await seeker([row], { timeZone: 'America/New_York' }),
    ];
    await lower(row, 10);
    await runAt(NEXT_NINE);
    expect(late.messages()).toEqual([]);
    await runAt(NEXT_NINE + 2 * HOUR);
    expect(late.messages()).toHaveLength(1);
    // The nine o'clock of New York that follows the drop is 14:00 or 13:00 of UTC on the same day.
    expect(abroad.messages()).toHaveLength(0);
    await runAt(NEXT_NINE + 12 * HOUR);
    expect(abroad.messages()).toHaveLength(1);
  });

  it('is not told of a home that was let, to its owner, or to who shortlisted it later or took it off', async () => {
    const [gone, own, before, off] = await homes(4);
    if (!gone || !own || !before || !off) throw new Error('The seed has homes on offer.');
    const person = await seeker([gone, own, off]);
    await database
      .insert(listingOwner)
      .values({ listingId: own.id, accountId: person.accountId })
      .onConflictDoUpdate({ target: listingOwner.listingId, set: { accountId: person.accountId } });
    await lower(before, 10, TEN - 2 * HOUR);
    await database
      .insert(shortlistEntry)
      .values({ accountId: person.accountId, listingId: before.id, shortlistedAt: new Date(TEN) });
    for (const row of [gone, own, off]) await lower(row, 10);
    // Planned, and let or taken off before it is sent.
    await planDropMessages(database, NEXT_NINE);
    await database.update(listing).set({ active: false, inactiveReason: 'LETOUT' }).where(eq(listing.id, gone.id));
    await database
      .delete(shortlistEntry)
      .where(and(eq(shortlistEntry.accountId, person.accountId), eq(shortlistEntry.listingId, off.id)));
    await runAt(NEXT_NINE);
    expect(person.messages()).toEqual([]);
    const late = await seeker([gone]);
    await lower(gone, 20);
    await runAt(NEXT_NINE + DAY);
    expect(late.messages()).toEqual([]);
  });
});

describe('who wants none', () => {
  it('says so in the settings of alerts, and hears only of what falls after going on', async () => {
    const row = await home();
    const person = await seeker([row]);
    expect(await call(person, 'GET', '/api/v1/alerts')).toMatchObject({ priceDrops: true });
    expect(await call(person, 'PUT', '/api/v1/alerts/price-drops', { told: false })).toEqual({ told: false });
    expect(await call(person, 'GET', '/api/v1/alerts')).toMatchObject({ priceDrops: false });
    await lower(row, 10);
    await runAt(NEXT_NINE);
    await call(person, 'PUT', '/api/v1/alerts/price-drops', { told: true });
    await runAt(NEXT_NINE + DAY);
    expect(person.messages()).toEqual([]);
    await lower(row, 20);
    await runAt(NEXT_NINE + 2 * DAY);
    expect(person.messages()).toHaveLength(1);
  });

  it('stops them with one click, and nothing else; the same link takes it back', async () => {
    const [first, second] = await homes(2);
    if (!first || !second) throw new Error('The seed has homes on offer.');
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
      // Mail programs send either kind of form (RFC 8058); the other one is tried on alerts.
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    });
    expect(click.statusCode).toBe(200);
    expect(await about()).toMatchObject({ alerts: [{ stopped: true }] });
    await lower(second, 10);
    await runAt(NEXT_NINE + DAY);
    expect(person.messages()).toHaveLength(1);
    await server.inject({ method: 'POST', url: `${link}?undo=1` });
    expect(await call(person, 'GET', '/api/v1/alerts')).toMatchObject({ priceDrops: true });
    // Who said so in the settings is not brought back by an old link.
    await call(person, 'PUT', '/api/v1/alerts/price-drops', { told: false });
    await server.inject({ method: 'POST', url: `${link}?undo=1` });
    expect(await about()).toMatchObject({ alerts: [{ stopped: true }] });
  });

  it('is a stranger', async () => {
    const answer = await server.inject({
      method: 'PUT',
      url: '/api/v1/alerts/price-drops',
      headers: { device: 'DESKTOP' },
      payload: { told: false },
    });
    expect(answer.statusCode).toBe(401);
  });
});
