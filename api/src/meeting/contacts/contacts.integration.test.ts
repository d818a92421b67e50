import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import type { AskedContact, ContactEntry } from '@aangan/shared-kit/contracts/contacts';
import { FREE_CONTACTS_A_MONTH } from '@aangan/shared-kit/domain/contact-allowance';
import { DAY_MS, HOUR_MS } from '@aangan/shared-kit/domain/time-spans';
import { eq } from 'drizzle-orm';
import { listingsFor as ownedListings } from '../../../testing/listings-for.ts';
import { logsIn } from '../../../testing/logs-in.ts';
import { type SignedIn, signedIn } from '../../../testing/signed-in.ts';
import { LONG_AGO, TEST_NOW } from '../../../testing/test-data.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';
import { outboxMessage } from '../../foundation/messages/messages.tables.ts';
import { account } from '../../people/accounts/public.ts';
import { listing } from '../../search/listings/public.ts';
import { contact, numberReport } from './contacts.tables.ts';

let server: TestServer;
let now = TEST_NOW;
beforeAll(async () => {
  server = await openTestServer({ now: () => now });
});
afterAll(() => server.close());
afterEach(() => {
  now = TEST_NOW;
});

const listingsFor = (owner: SignedIn, count: number) => ownedListings(server.database, owner, count);

const people = async () => {
  const owner = await signedIn(server.database, { name: 'Farhan Khan' });
  const seeker = await signedIn(server.database);
  return { owner, seeker };
};

const ask = async (who: SignedIn, listingId: string, body: object = {}) => {
  const answer = await server.as(who, 'POST', `/api/v3/activity/contact/${listingId}`, body);
  return { status: answer.status, json: answer.json as AskedContact };
};

const ledger = async (who: SignedIn, role: 'seeker' | 'owner') => {
  const { json } = await server.get(`/api/v1/user/contacts?role=${role}`, { cookie: who.cookie });
  return (json as { entries: ContactEntry[] }).entries;
};

const change = (who: SignedIn, method: 'PUT' | 'POST' | 'DELETE', path: string, body?: object) =>
  server.send(method, path, { headers: { cookie: who.cookie, device: 'DESKTOP' }, ...(body && { body }) });

describe('asking for an owner’s number', () => {
  it('needs a login', async () => {
    const { owner } = await people();
    const [id] = await listingsFor(owner, 1);
    expect(
      (await server.send('POST', `/api/v3/activity/contact/${id}`, { headers: { device: 'DESKTOP' }, body: {} }))
        .status,
    ).toBe(401);
    expect((await server.get(`/api/v3/user/contacted/${id}`)).status).toBe(401);
  });

  it('shows the number of contacts left, gives the number, and counts one', async () => {
    const { owner, seeker } = await people();
    const [id = ''] = await listingsFor(owner, 1);
    const before = (await server.get(`/api/v3/user/contacted/${id}`, { cookie: seeker.cookie })).json as AskedContact;
    expect(before).toMatchObject({
      status: 'NOT_SENT',
      sent: false,
      mayAsk: true,
      contact: null,
      allowance: { used: 0, left: FREE_CONTACTS_A_MONTH },
    });
    const { json } = await ask(seeker, id, { nbFr: 'home', utm_source: 'newsletter' });
    expect(json).toMatchObject({
      status: 'SENT_NEW',
      sent: true,
      contact: { name: 'Farhan Khan', phone: owner.phone },
      allowance: { used: 1, left: FREE_CONTACTS_A_MONTH - 1 },
    });
    const [row] = await server.database
      .select()
      .from(contact)
      .where(eq(contact.id, json.contactId ?? ''));
    expect(row?.attribution).toEqual({ nbFr: 'home', utm_source: 'newsletter' });
  });

  it('costs nothing for the same home again, even when none are left', async () => {
    const { owner, seeker } = await people();
    const ids = await listingsFor(owner, FREE_CONTACTS_A_MONTH + 1);
    const [first = ''] = ids;
    for (const id of ids.slice(0, FREE_CONTACTS_A_MONTH)) expect((await ask(seeker, id)).json.status).toBe('SENT_NEW');
    expect((await ask(seeker, ids.at(-1) ?? '')).json).toMatchObject({
      status: 'NO_PLAN_SELECTED',
      sent: false,
      contact: null,
    });
    expect((await ask(seeker, first)).json).toMatchObject({
      status: 'SENT',
      sent: true,
      contact: { phone: owner.phone },
    });
  });

  it('never exceeds the limit under concurrency', async () => {
    const { owner, seeker } = await people();
    const ids = await listingsFor(owner, 50);
    const answers = await Promise.all(ids.map((id) => ask(seeker, id)));
    const statuses = answers.map(({ json }) => json.status);
    expect(statuses.filter((status) => status === 'SENT_NEW')).toHaveLength(FREE_CONTACTS_A_MONTH);
    expect(await server.database.$count(contact, eq(contact.seekerId, seeker.accountId))).toBe(FREE_CONTACTS_A_MONTH);
  });

  it('makes one contact when the same home is requested fifty times at once', async () => {
    const { owner, seeker } = await people();
    const [id = ''] = await listingsFor(owner, 1);
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask(seeker, id)));
    expect(answers.filter(({ json }) => json.status === 'SENT_NEW')).toHaveLength(1);
    expect(answers.filter(({ json }) => json.status === 'SENT')).toHaveLength(49);
  });

  it('is rejected for the person’s own home, and for an unknown home', async () => {
    const { owner } = await people();
    const [id = ''] = await listingsFor(owner, 1);
    expect((await ask(owner, id)).json).toMatchObject({ status: 'NOT_SENT', sent: false });
    expect((await ask(owner, 'ffffffffffffffff')).status).toBe(404);
  });

  it('is rejected for an account without a number', async () => {
    const { owner, seeker } = await people();
    const [id = ''] = await listingsFor(owner, 1);
    await server.database.update(account).set({ phone: null }).where(eq(account.id, seeker.accountId));
    expect((await ask(seeker, id)).json.status).toBe('PHONE_NOTVERIFIED');
  });
});

describe('the contact ledger', () => {
  it('is shown to both sides of a contact and to nobody else', async () => {
    const { owner, seeker } = await people();
    const [id = ''] = await listingsFor(owner, 1);
    await ask(seeker, id);
    expect(await ledger(seeker, 'seeker')).toMatchObject([{ listing: { id }, person: { phone: owner.phone } }]);
    expect(await ledger(owner, 'owner')).toMatchObject([
      { listing: { id }, person: { name: 'Asha Rao', phone: seeker.phone } },
    ]);
    expect(await ledger(owner, 'seeker')).toEqual([]);
    const stranger = await signedIn(server.database);
    expect([...(await ledger(stranger, 'seeker')), ...(await ledger(stranger, 'owner'))]).toEqual([]);
  });

  it('hides a number from the other side on request, and shows it again', async () => {
    const { owner, seeker } = await people();
    const [id = ''] = await listingsFor(owner, 1);
    const { contactId } = (await ask(seeker, id)).json;
    const path = `/api/v1/user/contacts/${contactId}/my-number`;
    expect((await change(seeker, 'PUT', path, { hidden: true })).status).toBe(200);
    expect(await ledger(owner, 'owner')).toMatchObject([{ person: { phone: null } }]);
    expect(await ledger(seeker, 'seeker')).toMatchObject([
      { person: { phone: owner.phone }, myNumberHiddenOn: expect.any(Number) },
    ]);
    await change(owner, 'PUT', path, { hidden: true });
    expect((await ask(seeker, id)).json).toMatchObject({ status: 'SENT', contact: { phone: null } });
    await change(owner, 'PUT', path, { hidden: false });
    expect(await ledger(seeker, 'seeker')).toMatchObject([{ person: { phone: owner.phone } }]);
  });

  it('answers 404 for people without a side in the contact', async () => {
    const { owner, seeker } = await people();
    const [id = ''] = await listingsFor(owner, 1);
    const { contactId } = (await ask(seeker, id)).json;
    const stranger = await signedIn(server.database);
    const path = `/api/v1/user/contacts/${contactId}`;
    expect((await change(stranger, 'PUT', `${path}/my-number`, { hidden: true })).status).toBe(404);
    expect((await change(stranger, 'POST', `${path}/report`, { reason: 'BROKER' })).status).toBe(404);
    const tenant = `/api/v3/activity/contact/tenant/${id}?tenantId=${seeker.accountId}`;
    expect((await server.get(tenant, { cookie: stranger.cookie })).status).toBe(404);
    expect((await server.get(tenant, { cookie: owner.cookie })).json).toMatchObject({
      contact: { phone: seeker.phone },
    });
  });
});

describe('reports on a number', () => {
  it('by three people hold it two days later until staff dismiss one, and decisions are final', async () => {
    const { owner } = await people();
    const [id = ''] = await listingsFor(owner, 1);
    now = TEST_NOW - 48 * HOUR_MS;
    for (let reporter = 0; reporter < 3; reporter += 1) {
      const seeker = await signedIn(server.database, { createdAt: LONG_AGO });
      const { contactId, status } = (await ask(seeker, id)).json;
      expect(status).toBe('SENT_NEW');
      const path = `/api/v1/user/contacts/${contactId}/report`;
      await change(seeker, 'POST', path, { reason: 'WRONG_NUMBER' });
      expect((await change(seeker, 'POST', path, { reason: 'FRAUD' })).json).toEqual({ state: 'received' });
      expect(await ledger(seeker, 'seeker')).toMatchObject([{ report: { reason: 'FRAUD', state: 'received' } }]);
    }
    now = TEST_NOW - 1;
    expect((await ask(await signedIn(server.database), id)).json.status).toBe('SENT_NEW');
    now = TEST_NOW;
    const later = await signedIn(server.database);
    expect((await ask(later, id)).json).toMatchObject({ status: 'NOT_SENT', contact: null, allowance: { used: 0 } });

    const staff = await signedIn(server.database, { role: 'staff' });
    expect((await server.get('/api/v1/staff/contact-reports', { cookie: later.cookie })).status).toBe(404);
    const waiting = (await server.get('/api/v1/staff/contact-reports', { cookie: staff.cookie })).json as {
      reports: { id: string; reportedId: string; reporters: number }[];
    };
    const mine = waiting.reports.filter(({ reportedId }) => reportedId === owner.accountId);
    expect(mine.map(({ reporters }) => reporters)).toEqual([3, 3, 3]);
    const decide = (index: number, state: 'upheld' | 'dismissed') =>
      change(staff, 'POST', `/api/v1/staff/contact-reports/${mine[index]?.id}`, { state, reason: 'It was looked at.' });
    await decide(1, 'upheld');
    expect((await ask(later, id)).json).toMatchObject({ status: 'NOT_SENT' });
    expect((await decide(0, 'dismissed')).json).toEqual({ state: 'dismissed' });
    expect((await ask(later, id)).json.status).toBe('SENT_NEW');
    expect((await decide(0, 'upheld')).status).toBe(404);
    const path = `/api/v1/staff/contact-reports/${mine[0]?.id}/decision`;
    expect((await change(staff, 'DELETE', path)).json).toEqual({ waits: true });
    const next = await signedIn(server.database);
    expect((await ask(next, id)).json).toMatchObject({ status: 'NOT_SENT' });
  });

  it.each([
    ['three new accounts', 3, { createdAt: new Date(TEST_NOW) }, false],
    ['thirty accounts on one device', 30, { createdAt: LONG_AGO }, true],
  ])('by %s do not hold it', async (_who, count, facts, oneDevice) => {
    const { owner, seeker } = await people();
    const [id = ''] = await listingsFor(owner, 1);
    for (let reporter = 0; reporter < count; reporter += 1) {
      const liar = await signedIn(server.database, facts);
      if (oneDevice) await logsIn(server.database, liar, { device: `device-${id}` });
      const { contactId } = (await ask(liar, id)).json;
      await change(liar, 'POST', `/api/v1/user/contacts/${contactId}/report`, { reason: 'FRAUD' });
    }
    expect((await ask(seeker, id)).json.status).toBe('SENT_NEW');
  });

  it('by three people notify their owner once, who has two days to answer', async () => {
    const { owner } = await people();
    const [id = ''] = await listingsFor(owner, 1);
    const notices = async () => {
      await server.jobs.drain();
      const rows = await server.database
        .select()
        .from(outboxMessage)
        .where(eq(outboxMessage.template, 'number-reported'));
      return rows.filter(({ target }) => target === owner.phone).length;
    };
    const seen: number[] = [];
    for (let reporter = 0; reporter < 4; reporter += 1) {
      const seeker = await signedIn(server.database, { createdAt: LONG_AGO });
      const { contactId } = (await ask(seeker, id)).json;
      await change(seeker, 'POST', `/api/v1/user/contacts/${contactId}/report`, { reason: 'FRAUD' });
      seen.push(await notices());
    }
    expect(seen).toEqual([0, 0, 1, 1]);
  });

  it('by people whose earlier reports staff dismissed do not hold it', async () => {
    const { owner, seeker } = await people();
    const [id = ''] = await listingsFor(owner, 1);
    const report = async (liar: SignedIn, about: string) => {
      const { contactId } = (await ask(liar, about)).json;
      const path = `/api/v1/user/contacts/${contactId}/report`;
      expect((await change(liar, 'POST', path, { reason: 'FRAUD' })).status).toBe(200);
    };
    const earlier = await listingsFor(await signedIn(server.database), 3);
    for (let reporter = 0; reporter < 3; reporter += 1) {
      const liar = await signedIn(server.database, { createdAt: LONG_AGO });
      now = TEST_NOW - 40 * DAY_MS;
      for (const about of earlier) await report(liar, about);
      const theirs = eq(numberReport.reporterId, liar.accountId);
      await server.database.update(numberReport).set({ state: 'dismissed' }).where(theirs);
      now = TEST_NOW - 48 * HOUR_MS;
      await report(liar, id);
    }
    now = TEST_NOW;
    expect((await ask(seeker, id)).json.status).toBe('SENT_NEW');
  });

  it('that call a seeker a broker prevent them from asking', async () => {
    const broker = await signedIn(server.database);
    for (let reporter = 0; reporter < 3; reporter += 1) {
      const owner = await signedIn(server.database, { createdAt: LONG_AGO });
      const [id = ''] = await listingsFor(owner, 1);
      const { contactId } = (await ask(broker, id)).json;
      await change(owner, 'POST', `/api/v1/user/contacts/${contactId}/report`, { reason: 'BROKER' });
    }
    const [id = ''] = await listingsFor(await signedIn(server.database), 1);
    expect((await ask(broker, id)).json.status).toBe('BROKER_NOTVERIFIED');
  });
});

describe("a person's own listings", () => {
  it('include the number of people who viewed and asked', async () => {
    const { owner, seeker } = await people();
    const ids = await listingsFor(owner, 2);
    const [id = ''] = ids;
    await ask(seeker, id);
    await change(seeker, 'POST', '/api/v1/user/activity/merge', { viewed: [{ id, viewedOn: 1 }] });
    const { json } = await server.get('/api/v1/user/listings', { cookie: owner.cookie });
    const { entries, total } = json as {
      entries: { record: { id: string }; viewers: number; contacts: number }[];
      total: number;
    };
    expect(total).toBe(2);
    expect(entries.find(({ record }) => record.id === id)).toMatchObject({ viewers: 1, contacts: 1 });
    expect(entries.find(({ record }) => record.id !== id)).toMatchObject({ viewers: 0, contacts: 0 });
  });

  it('show which of them the owner may reactivate', async () => {
    const { owner } = await people();
    const [paused = '', shown = ''] = await listingsFor(owner, 2);
    const change = { active: false, inactiveReason: 'NOT_CONFIRMED' };
    await server.database.update(listing).set(change).where(eq(listing.id, paused));
    const { json } = await server.get('/api/v1/user/listings', { cookie: owner.cookie });
    const { entries } = json as { entries: { record: { id: string; showActivate: boolean } }[] };
    const activate = new Map(entries.map(({ record }) => [record.id, record.showActivate]));
    expect([activate.get(paused), activate.get(shown)]).toEqual([true, false]);
  });
});

describe('numbers that were given', () => {
  it('are counted for staff by account, device and network, and not in the person’s security events', async () => {
    const { owner, seeker } = await people();
    const ids = await listingsFor(owner, 3);
    for (const id of ids) await ask(seeker, id);
    // The same home again gives no further number.
    await ask(seeker, ids[0] ?? '');
    const staff = await signedIn(server.database, { role: 'staff' });
    const read = (path: string, who: SignedIn) =>
      server.get(`/api/v1/staff/revealed-numbers${path}`, { cookie: who.cookie });
    const { json } = await read('', staff);
    const { accounts, networks } = json as CallAnswer<'GET /api/v1/staff/revealed-numbers'>;
    expect(accounts.find(({ who }) => who === seeker.accountId)).toMatchObject({
      numbers: 3,
      accounts: 1,
      isUnusual: false,
    });
    expect(networks[0]?.numbers).toBeGreaterThanOrEqual(3);
    expect((await read('?day=2026-01-01', staff)).json).toMatchObject({ accounts: [], devices: [], networks: [] });
    expect((await read('/waiting', staff)).json).toEqual({ waiting: expect.any(Number) });
    for (const path of ['', '/waiting']) expect((await read(path, seeker)).status).toBe(404);
    const own = await server.get('/api/v1/user/security-events', { cookie: seeker.cookie });
    expect(own.body).not.toContain('number-revealed');
  });
});
