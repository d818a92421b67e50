import type { AskedContact, ContactClaimState, ContactEntry } from '@aangan/shared-kit/contracts/contacts';
import { FREE_CONTACTS_A_MONTH } from '@aangan/shared-kit/domain/contact-allowance';
import { OWNER_ANSWERS_WITHIN_MS } from '@aangan/shared-kit/domain/contact-claim';
import { eq } from 'drizzle-orm';
import { listingsFor } from '../../../testing/listings-for.ts';
import { type SignedIn, signedIn } from '../../../testing/signed-in.ts';
import { TEST_NOW } from '../../../testing/test-data.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';
import { outboxMessage } from '../../foundation/messages/messages.tables.ts';
import { listing } from '../../search/listings/public.ts';
import { listingReport } from '../../trust/listing-reports/listing-reports.tables.ts';
import { returnProven } from './contact-claims.ts';
import { contact, contactClaim, contactReturn } from './contacts.tables.ts';

let server: TestServer;
let owner: SignedIn;
let seeker: SignedIn;

beforeAll(async () => {
  server = await openTestServer();
});
beforeEach(async () => {
  owner = await signedIn(server.database);
  seeker = await signedIn(server.database);
});
afterAll(() => server.close());

const call = (who: SignedIn, method: 'PUT' | 'POST', path: string, body: object = {}) =>
  server.as(who, method, path, body);

const ask = async (who: SignedIn, id: string) =>
  (await call(who, 'POST', `/api/v3/activity/contact/${id}`)).json as AskedContact;

const contactTo = async (id: string, who = seeker) => (await ask(who, id)).contactId ?? '';

const claim = async (contactId: string, who = seeker, reason = 'RENTED_OUT') => {
  const { status, json } = await call(who, 'POST', `/api/v1/user/contacts/${contactId}/claim`, { reason });
  return { status, claim: (json as { claim: ContactClaimState }).claim };
};

const left = async (who = seeker) => {
  const { json } = await server.get('/api/v1/user/contacts?role=seeker', { cookie: who.cookie });
  return json as { entries: ContactEntry[]; allowance: { used: number; left: number; limit: number } };
};

const later = new Date(TEST_NOW + OWNER_ANSWERS_WITHIN_MS);

describe('a claim that a contact did not work', () => {
  it('keeps the contact counted until it is confirmed, and the owner may answer', async () => {
    const [id = ''] = await listingsFor(server.database, owner, 1);
    const contactId = await contactTo(id);
    expect((await claim(contactId)).claim).toMatchObject({ state: 'waiting', reason: 'RENTED_OUT', why: null });
    expect((await left()).allowance.used).toBe(1);
    const answer = await call(owner, 'POST', `/api/v1/user/contacts/${contactId}/claim/answer`, { agrees: true });
    expect(answer.json).toMatchObject({ claim: { state: 'returned', why: 'OWNER_AGREED' } });
    const { allowance, entries } = await left();
    expect(allowance).toMatchObject({ used: 0, left: FREE_CONTACTS_A_MONTH });
    expect(entries[0]?.claim).toMatchObject({ state: 'returned', why: 'OWNER_AGREED' });
  });

  it('notifies the owner, and notifies the seeker once of the return', async () => {
    const [id = ''] = await listingsFor(server.database, owner, 1);
    const contactId = await contactTo(id);
    await claim(contactId);
    await claim(contactId, seeker, 'WRONG_NUMBER');
    await call(owner, 'POST', `/api/v1/user/contacts/${contactId}/claim/answer`, { agrees: true });
    await server.jobs.drain();
    const notified = async ({ phone }: SignedIn) =>
      (await server.database.select().from(outboxMessage).where(eq(outboxMessage.target, phone))).map(
        ({ template }) => template,
      );
    expect((await notified(owner)).toSorted()).toEqual(['contact-claimed', 'owner-contacted']);
    expect(await notified(seeker)).toEqual(['contact-returned']);
  });

  it('asks the owner whether the home is available, with a one-tap answer', async () => {
    const [id = ''] = await listingsFor(server.database, owner, 1);
    await contactTo(id);
    await server.jobs.drain();
    const [notified] = await server.database.select().from(outboxMessage).where(eq(outboxMessage.target, owner.phone));
    const token = /Still available, or taken\? Answer with one tap: http\S+\/still-available\/(\S+)$/.exec(
      notified?.text ?? '',
    )?.[1];
    const answered = `/api/v1/listing-confirmations/${token}`;
    const answer = await server.send('POST', answered, { body: { available: false } });
    expect(answer.json).toMatchObject({ active: false });
    // Asking for the number of an inactive home gives its status; earlier messages have no open question any more.
    expect((await server.get(answered)).json).toMatchObject({ state: 'closed' });
  });

  it('is final when the owner denies it', async () => {
    const [id = ''] = await listingsFor(server.database, owner, 1);
    const contactId = await contactTo(id);
    await claim(contactId);
    const path = `/api/v1/user/contacts/${contactId}/claim/answer`;
    expect((await call(owner, 'POST', path, { agrees: false })).json).toMatchObject({ claim: { state: 'denied' } });
    await call(owner, 'POST', path, { agrees: true });
    await returnProven(server.database, { at: later, listingId: id });
    expect((await left()).allowance.used).toBe(1);
  });

  it('returns the contact when the owner does not answer for 48 hours', async () => {
    const [id = ''] = await listingsFor(server.database, owner, 1);
    const contactId = await contactTo(id);
    await claim(contactId);
    expect(await returnProven(server.database, { at: new Date(later.getTime() - 1), listingId: id })).toEqual([]);
    expect(await returnProven(server.database, { at: later, listingId: id })).toEqual([
      { contactId, reason: 'NO_ANSWER' },
    ]);
    expect((await left()).allowance.used).toBe(0);
  });

  it.each([2, 3, 30])('is not confirmed by %i accounts that claim the same', async (count) => {
    const [id = ''] = await listingsFor(server.database, owner, 1);
    for (let each = 0; each < count; each += 1) {
      const other = await signedIn(server.database);
      const { claim: state } = await claim(await contactTo(id, other), other, 'WRONG_NUMBER');
      expect(state).toMatchObject({ state: 'waiting', why: null });
      expect((await left(other)).allowance.used).toBe(1);
    }
  });

  it('returns no contact because reports or silence paused the home', async () => {
    const [id = ''] = await listingsFor(server.database, owner, 1);
    const contactId = await contactTo(id);
    for (const inactiveReason of ['REPORTED', 'NOT_CONFIRMED']) {
      await server.database.update(listing).set({ active: false, inactiveReason }).where(eq(listing.id, id));
      expect((await claim(contactId)).claim).toMatchObject({ state: 'waiting' });
    }
  });

  it('returns the contact when staff took the home down', async () => {
    const [id = ''] = await listingsFor(server.database, owner, 1);
    const contactId = await contactTo(id);
    await server.database.update(listing).set({ active: false, inactiveReason: 'REPORTED' }).where(eq(listing.id, id));
    await server.database.insert(listingReport).values({
      id: `lrp_${contactId}`,
      listingId: id,
      reporterId: seeker.accountId,
      reason: 'MONEY_BEFORE_VISIT',
      weight: 1,
      outcome: 'LISTING_TAKEN_DOWN',
      createdAt: new Date(TEST_NOW),
    });
    expect((await claim(contactId)).claim).toMatchObject({ state: 'returned', why: 'LISTING_CLOSED' });
  });

  it('returns at most three contacts a month to somebody whose owners never answer', async () => {
    const ids = await listingsFor(server.database, owner, 3 * FREE_CONTACTS_A_MONTH);
    for (let round = 0; round < 3; round += 1) {
      for (const id of ids.slice(round * FREE_CONTACTS_A_MONTH, (round + 1) * FREE_CONTACTS_A_MONTH)) {
        const contactId = await contactTo(id);
        if (contactId) await claim(contactId);
      }
      await Promise.all(ids.map((listingId) => returnProven(server.database, { at: later, listingId })));
    }
    expect(await server.database.$count(contact, eq(contact.seekerId, seeker.accountId))).toBe(
      2 * FREE_CONTACTS_A_MONTH,
    );
    expect((await left()).allowance.left).toBe(0);
  });

  it('returns the contact at once when the home is inactive', async () => {
    const [id = ''] = await listingsFor(server.database, owner, 1);
    const contactId = await contactTo(id);
    await server.database.update(listing).set({ active: false, inactiveReason: 'LETOUT' }).where(eq(listing.id, id));
    expect((await claim(contactId)).claim).toMatchObject({ state: 'returned', why: 'LISTING_CLOSED' });
    await server.database.update(listing).set({ active: true, inactiveReason: null }).where(eq(listing.id, id));
  });

  it('is rejected after 30 days, and from the owner or anybody else', async () => {
    const [id = ''] = await listingsFor(server.database, owner, 1);
    const contactId = await contactTo(id);
    expect((await claim(contactId, owner)).status).toBe(404);
    expect((await claim(contactId, await signedIn(server.database))).status).toBe(404);
    const path = `/api/v1/user/contacts/${contactId}/claim/answer`;
    expect((await call(seeker, 'POST', path, { agrees: true })).status).toBe(404);
    expect((await call(owner, 'POST', path, { agrees: true })).status).toBe(404);
    const long = new Date(TEST_NOW - 31 * 86_400_000);
    await server.database.update(contact).set({ createdAt: long }).where(eq(contact.id, contactId));
    expect((await claim(contactId)).status).toBe(409);
  });
});

describe('concurrent requests', () => {
  it('return a contact once, and never more than was spent', async () => {
    const ids = await listingsFor(server.database, owner, FREE_CONTACTS_A_MONTH);
    const contactIds = await Promise.all(ids.map((id) => contactTo(id)));
    await Promise.all(contactIds.map((id) => claim(id)));
    const given = await Promise.all(
      Array.from({ length: 20 }, () =>
        Promise.all(ids.map((listingId) => returnProven(server.database, { at: later, listingId }))),
      ),
    );
    expect(
      given
        .flat(2)
        .map(({ contactId }) => contactId)
        .toSorted(),
    ).toEqual(contactIds.toSorted());
    expect((await left()).allowance).toMatchObject({ used: 0, left: FREE_CONTACTS_A_MONTH });
  });

  it('get no more contacts than are left and returned meanwhile', async () => {
    const ids = await listingsFor(server.database, owner, 50);
    const [first = '', second = '', ...rest] = ids;
    const spent = [await contactTo(first), await contactTo(second)];
    await Promise.all(spent.map((id) => claim(id)));
    const [answers] = await Promise.all([
      Promise.all(rest.map((id) => ask(seeker, id))),
      ...ids.slice(0, 2).map((listingId) => returnProven(server.database, { at: later, listingId })),
    ]);
    const given = answers.filter(({ status }) => status === 'SENT_NEW').length;
    const contacts = await server.database.$count(contact, eq(contact.seekerId, seeker.accountId));
    expect(contacts).toBe(2 + given);
    expect(given).toBeGreaterThanOrEqual(1);
    expect(contacts - 2).toBeLessThanOrEqual(FREE_CONTACTS_A_MONTH);
    expect((await left()).allowance.used).toBe(given);
  });
});

describe('a contact returned in a later month', () => {
  it('is added to that month’s contacts', async () => {
    const [id = ''] = await listingsFor(server.database, owner, 1);
    const contactId = await contactTo(id);
    const lastMonth = new Date(TEST_NOW - 40 * 86_400_000);
    await server.database.update(contact).set({ createdAt: lastMonth }).where(eq(contact.id, contactId));
    await server.database
      .insert(contactClaim)
      .values({ contactId, reason: 'RENTED_OUT', createdAt: new Date(TEST_NOW) });
    await server.database.insert(contactReturn).values({ contactId, reason: 'NO_ANSWER', at: new Date(TEST_NOW) });
    expect((await left()).allowance).toMatchObject({ limit: FREE_CONTACTS_A_MONTH + 1, used: 0 });
  });
});
