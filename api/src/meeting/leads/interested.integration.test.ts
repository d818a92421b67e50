import type { InterestedPerson } from '@aangan/shared-kit/contracts/interested';
import { listingsFor } from '../../../testing/listings-for.ts';
import { type SignedIn, signedIn } from '../../../testing/signed-in.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let owner: SignedIn;
let home = '';
let flat = '';

beforeAll(async () => {
  server = await openTestServer();
});
beforeEach(async () => {
  owner = await signedIn(server.database);
  [home = ''] = await listingsFor(server.database, owner, 1, ['RENT']);
  [flat = ''] = await listingsFor(server.database, owner, 1, ['BUY']);
});
afterAll(() => server.close());

interface Interested {
  readonly listings: { id: string; shortlists: number; contacts: number }[];
  readonly people: InterestedPerson[];
  readonly total: number;
  readonly askFirst: boolean;
}

const interested = async (who: SignedIn, query = 'kind=tenant') => {
  const { body, json } = await server.get(`/api/v1/user/interested?${query}`, { cookie: who.cookie });
  return { body, ...(json as Interested) };
};

const contactOf = (who: SignedIn, id: string) => server.as(who, 'POST', `/api/v3/activity/contact/${id}`, {});
const showInterest = (who: SignedIn, propertyId: string) =>
  server.as(who, 'POST', '/api/v1/payment_lead/add', { propertyId });

const ABOUT = { whoMovesIn: 'A couple', work: 'Teacher', moveIn: '2026-12-01', note: 'We have a quiet cat.' };

describe('the list of interested people', () => {
  it('needs a login', async () => {
    expect((await server.get('/api/v1/user/interested?kind=tenant')).status).toBe(401);
  });

  it('shows a first name without a contact, and the number after one', async () => {
    const curious = await signedIn(server.database, { name: 'Meera Iyer' });
    await showInterest(curious, home);
    const before = await interested(owner);
    expect(before.people).toMatchObject([{ by: 'interest', person: { name: 'Meera', phone: null }, listingId: home }]);
    expect(before.body).not.toMatch(new RegExp(`${curious.phone.slice(1)}|Iyer|${curious.accountId}`));
    await contactOf(curious, home);
    const after = await interested(owner);
    expect(after.people).toMatchObject([{ by: 'contact', person: { name: 'Meera Iyer', phone: curious.phone } }]);
    expect(after.total).toBe(1);
  });

  it('separates tenants and buyers, and filters by home', async () => {
    const [another = ''] = await listingsFor(server.database, owner, 1, ['PG']);
    const seeker = await signedIn(server.database);
    for (const id of [home, flat, another]) await showInterest(seeker, id);
    expect((await interested(owner)).people.map(({ listingId }) => listingId).toSorted()).toEqual(
      [home, another].toSorted(),
    );
    expect((await interested(owner, 'kind=buyer')).people.map(({ listingId }) => listingId)).toEqual([flat]);
    expect((await interested(owner, `kind=tenant&propertyId=${home}`)).total).toBe(1);
  });

  it('counts shortlists, and does not name people who only shortlisted', async () => {
    const keeper = await signedIn(server.database, { name: 'Quiet Keeper' });
    await server.as(keeper, 'PUT', `/api/v1/user/shortlist/${home}`);
    const { listings, people, body } = await interested(owner);
    expect(listings.find(({ id }) => id === home)).toMatchObject({ shortlists: 1, contacts: 0 });
    expect(people).toEqual([]);
    expect(body).not.toContain('Quiet');
  });

  it('lists open requests first, without their number', async () => {
    await server.as(owner, 'PUT', '/api/v1/user/contact-preference', { askFirst: true });
    const waiting = await signedIn(server.database, { name: 'Ravi Menon' });
    await contactOf(waiting, home);
    await showInterest(await signedIn(server.database), home);
    const { people, askFirst, body } = await interested(owner);
    expect(askFirst).toBe(true);
    expect(people.map(({ by }) => by)).toEqual(['request', 'interest']);
    expect(people[0]).toMatchObject({ request: 'waiting', person: { name: 'Ravi', phone: null } });
    expect(body).not.toContain(waiting.phone);
  });

  it('is visible to the current owner alone, and changes owner with the home', async () => {
    const seeker = await signedIn(server.database);
    await showInterest(seeker, home);
    expect((await interested(seeker)).people).toEqual([]);
    const next = await signedIn(server.database);
    expect((await interested(next, `kind=tenant&propertyId=${home}`)).people).toEqual([]);
  });
});

describe('what a person shares with owners', () => {
  it('is shown with their contact or interest until they delete it', async () => {
    const seeker = await signedIn(server.database);
    await server.as(seeker, 'PUT', '/api/v1/user/tenant-details', ABOUT);
    await showInterest(seeker, home);
    expect((await interested(owner)).people[0]?.about).toEqual(ABOUT);
    await server.as(seeker, 'DELETE', '/api/v1/user/tenant-details');
    expect((await interested(owner)).people[0]?.about).toBeNull();
    expect((await server.get('/api/v1/user/tenant-details', { cookie: seeker.cookie })).json).toEqual({ about: null });
  });

  it('is hidden from owners they have not asked', async () => {
    const seeker = await signedIn(server.database);
    await server.as(seeker, 'PUT', '/api/v1/user/tenant-details', ABOUT);
    expect((await interested(owner)).body).not.toContain('quiet cat');
  });
});
