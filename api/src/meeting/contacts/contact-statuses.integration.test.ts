import type { AskedContact } from '@aangan/shared-kit/contracts/contacts';
import { FREE_CONTACTS_A_MONTH } from '@aangan/shared-kit/domain/contact-allowance';
import type { PlanTerms } from '@aangan/shared-kit/domain/plan-terms';
import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import { and, eq } from 'drizzle-orm';
import { listingsFor } from '../../../testing/listings-for.ts';
import { testTerms } from '../../../testing/plan-terms.ts';
import { type SignedIn, signedIn } from '../../../testing/signed-in.ts';
import { TEST_NOW } from '../../../testing/test-data.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';
import { grantPlan } from '../../money/entitlements/public.ts';
import { accountCheck } from '../../trust/listing-checks/public.ts';
import { contact, contactRequest } from './contacts.tables.ts';
import { lapseRequests, REQUEST_WAITS_MS } from './decide-request.ts';

let server: TestServer;
let owner: SignedIn;
let seeker: SignedIn;

beforeAll(async () => {
  server = await openTestServer();
});
beforeEach(async () => {
  owner = await signedIn(server.database, { name: 'Farhan Khan' });
  seeker = await signedIn(server.database, { name: 'Meera Iyer' });
});
afterAll(() => server.close());

const call = (who: SignedIn, method: 'PUT' | 'POST', path: string, body: object = {}) =>
  server.as(who, method, path, body);

const ask = async (id: string, who = seeker) =>
  (await call(who, 'POST', `/api/v3/activity/contact/${id}`)).json as AskedContact;

const look = async (id: string) =>
  (await server.get(`/api/v3/user/contacted/${id}`, { cookie: seeker.cookie })).json as AskedContact;

describe('an owner who decides who gets the number', () => {
  const askFirst = (wanted = true) => call(owner, 'PUT', '/api/v1/user/contact-preference', { askFirst: wanted });
  const requestOf = async (id: string) => {
    const where = and(eq(contactRequest.listingId, id), eq(contactRequest.seekerId, seeker.accountId));
    const [found] = await server.database.select().from(contactRequest).where(where);
    return found?.id ?? '';
  };
  const decide = (requestId: string, allow: boolean, who = owner) =>
    call(who, 'POST', `/api/v1/user/contact-requests/${requestId}`, { allow });

  it('gets a request first; a yes gives the number and adds a ledger entry for both', async () => {
    const [id = ''] = await listingsFor(server.database, owner, 1);
    await askFirst();
    expect(await look(id)).toMatchObject({ status: 'NOT_SENT', mayAsk: true, ownerDecides: true });
    const asked = await call(seeker, 'POST', `/api/v3/activity/contact/${id}`);
    expect(asked.json).toMatchObject({ status: 'requested', sent: false, contact: null, allowance: { used: 1 } });
    expect(asked.body).not.toContain(owner.phone);
    expect((await decide(await requestOf(id), true)).json).toEqual({ state: 'allowed' });
    expect(await look(id)).toMatchObject({ status: 'SENT', contact: { phone: owner.phone }, allowance: { used: 1 } });
    const { body } = await server.get('/api/v1/user/contacts?role=owner', { cookie: owner.cookie });
    expect(body).toContain(seeker.phone);
  });

  it('can say no, and then nothing is counted', async () => {
    const [id = ''] = await listingsFor(server.database, owner, 1);
    await askFirst();
    await ask(id);
    expect((await decide(await requestOf(id), false)).json).toEqual({ state: 'declined' });
    expect(await ask(id)).toMatchObject({ status: 'NOT_SENT', contact: null, allowance: { used: 0 } });
    // A later yes would give a number that the seeker no longer waits for.
    expect((await decide(await requestOf(id), true)).json).toEqual({ state: 'declined' });
    expect((await look(id)).contact).toBeNull();
  });

  it('gets one request however often a seeker asks, and several yeses make one contact', async () => {
    const [id = ''] = await listingsFor(server.database, owner, 1);
    await askFirst();
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(id)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['requested']));
    const requestId = await requestOf(id);
    await Promise.all(Array.from({ length: 10 }, () => decide(requestId, true)));
    expect(await server.database.$count(contact, eq(contact.seekerId, seeker.accountId))).toBe(1);
    expect((await look(id)).allowance.used).toBe(1);
  });

  it('leaves requests counted, so that requests and contacts together never exceed the limit', async () => {
    const ids = await listingsFor(server.database, owner, 50);
    await askFirst();
    const answers = await Promise.all(ids.map((id) => ask(id)));
    expect(answers.filter(({ status }) => status === 'requested')).toHaveLength(FREE_CONTACTS_A_MONTH);
    expect(answers.filter(({ status }) => status === 'NO_PLAN_SELECTED')).toHaveLength(50 - FREE_CONTACTS_A_MONTH);
  });

  it('has a week to answer; then the request does not count, and the seeker may ask again', async () => {
    const [id = ''] = await listingsFor(server.database, owner, 1);
    await askFirst();
    await ask(id);
    const long = new Date(TEST_NOW - REQUEST_WAITS_MS - 1);
    const requestId = await requestOf(id);
    await server.database.update(contactRequest).set({ createdAt: long }).where(eq(contactRequest.id, requestId));
    await lapseRequests(server.database, new Date(TEST_NOW));
    expect((await look(id)).allowance.used).toBe(0);
    expect((await decide(requestId, true)).json).toEqual({ state: 'lapsed' });
    expect((await ask(id)).status).toBe('requested');
  });

  it('is the only one who can decide', async () => {
    const [id = ''] = await listingsFor(server.database, owner, 1);
    await askFirst();
    await ask(id);
    const requestId = await requestOf(id);
    expect((await decide(requestId, true, seeker)).status).toBe(404);
    expect((await decide(requestId, true, await signedIn(server.database))).status).toBe(404);
  });
});

describe('an account that looks like a broker’s', () => {
  const flagged = async () => {
    const facts = {
      verdict: 'probable_broker',
      score: 9,
      evidence: [],
      rules: 1,
      checkedAt: new Date(TEST_NOW),
    } as const;
    await server.database.insert(accountCheck).values({ accountId: seeker.accountId, ...facts });
  };

  it('gets no number before it answers, and can continue after denying it', async () => {
    const [id = ''] = await listingsFor(server.database, owner, 1);
    await flagged();
    expect(await ask(id)).toMatchObject({ status: 'BROKER_NOTVERIFIED_NEW', contact: null, allowance: { used: 0 } });
    await call(seeker, 'POST', '/api/v1/user/broker-denial');
    expect((await ask(id)).status).toBe('SENT_NEW');
  });

  it('gets no number after confirming it', async () => {
    const [id = ''] = await listingsFor(server.database, owner, 1);
    await flagged();
    await call(seeker, 'POST', '/api/v1/user/broker-declaration');
    expect(await ask(id)).toMatchObject({ status: 'BROKER_NOTVERIFIED', contact: null });
  });
});

describe('a contact plan', () => {
  const grant = (facts: Partial<PlanTerms> = {}, from = -DAY_MS) =>
    grantPlan(server.database, {
      accountId: seeker.accountId,
      orderId: null,
      terms: testTerms(facts),
      from: new Date(TEST_NOW + from),
    });

  it('gives exactly its contacts under concurrency, and then LIMIT_EXCEEDED', async () => {
    await grant({ contacts: 5 });
    const ids = await listingsFor(server.database, owner, 50);
    const statuses = (await Promise.all(ids.map((id) => ask(id)))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 'SENT_NEW')).toHaveLength(5);
    expect(statuses.filter((status) => status === 'LIMIT_EXCEEDED')).toHaveLength(45);
  });

  it('counts from its start, besides free contacts that were used before', async () => {
    const ids = await listingsFor(server.database, owner, FREE_CONTACTS_A_MONTH + 1);
    for (const id of ids) await ask(id);
    await grant();
    const last = ids.at(-1) ?? '';
    expect((await ask(last)).allowance).toMatchObject({ limit: 25, used: 1, left: 24, plan: 'Freedom' });
  });

  it('gives contacts to its own kinds of listing alone; others use the free ones', async () => {
    await grant({ name: 'Flatmate', contacts: 30, covers: ['SHARED', 'PG'] });
    const [room = ''] = await listingsFor(server.database, owner, 1, ['PG']);
    const [flat = ''] = await listingsFor(server.database, owner, 1, ['RENT']);
    expect((await ask(room)).allowance).toMatchObject({ limit: 30, used: 1, plan: 'Flatmate' });
    expect((await ask(flat)).allowance).toMatchObject({ limit: FREE_CONTACTS_A_MONTH, used: 1, plan: null });
  });

  it('that expires first is used first, and an expired or future one is ignored', async () => {
    const sooner = await grant({ contacts: 5, days: 2 });
    await grant({ contacts: 50, days: 31 });
    await grant({ contacts: 50, days: 9 }, -9 * DAY_MS);
    await grant({ contacts: 50, days: 9 }, DAY_MS);
    const [id = ''] = await listingsFor(server.database, owner, 1);
    const { contactId, allowance } = await ask(id);
    expect(allowance).toMatchObject({ limit: 55, used: 1 });
    const [row] = await server.database
      .select()
      .from(contact)
      .where(eq(contact.id, contactId ?? ''));
    expect(row?.planId).toBe(sooner);
  });

  it('can be granted by staff only', async () => {
    const staff = await signedIn(server.database, { role: 'staff' });
    const body = { accountId: seeker.accountId, plan: 'TENANT_RELAX', days: 90 };
    expect((await call(seeker, 'POST', '/api/v1/staff/contact-plans', body)).status).toBe(404);
    expect((await call(staff, 'POST', '/api/v1/staff/contact-plans', body)).json).toMatchObject({ contacts: 50 });
    const none = { ...body, plan: 'OWNER_RELAX' };
    expect((await call(staff, 'POST', '/api/v1/staff/contact-plans', none)).status).toBe(400);
    const nobody = { ...body, accountId: 'acc_nobody' };
    expect((await call(staff, 'POST', '/api/v1/staff/contact-plans', nobody)).status).toBe(404);
  });
});
