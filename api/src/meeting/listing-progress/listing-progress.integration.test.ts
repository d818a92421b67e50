import type { AskedContact } from '@aangan/shared-kit/contracts/contacts';
import type { ListingProgress } from '@aangan/shared-kit/contracts/listing-progress';
import { HOUR_MS } from '@aangan/shared-kit/domain/time-spans';
import { eq } from 'drizzle-orm';
import { type SignedIn, signedIn } from '../../../testing/signed-in.ts';
import { TEST_NOW } from '../../../testing/test-data.ts';
import { booked, type OpenHome, openHome, openVisitServer, slotOf } from '../../../testing/visit-server.ts';
import { account } from '../../people/accounts/public.ts';

let server: Awaited<ReturnType<typeof openVisitServer>>;
let seeker: SignedIn;
let home: OpenHome;
beforeAll(async () => {
  server = await openVisitServer();
});
beforeEach(async () => {
  server.now = TEST_NOW;
  seeker = await signedIn(server.database);
  home = await openHome(server);
});
afterAll(() => server.close());

const NOTHING: ListingProgress = { contacts: [], requested: [], visits: [], own: [] };

const progressText = async (who: SignedIn) => (await server.call(who, 'GET', '/api/v1/user/listing-progress')).text;
const progressOf = async (who: SignedIn) => JSON.parse(await progressText(who)) as ListingProgress;

async function contactOwner(who = seeker): Promise<string> {
  const { body } = await server.call<AskedContact>(who, 'POST', `/api/v3/activity/contact/${home.id}`, {});
  return body.contactId ?? '';
}

describe('what a person has done about listings', () => {
  it('needs a login', async () => {
    expect((await server.call(undefined, 'GET', '/api/v1/user/listing-progress')).status).toBe(401);
  });

  it('has the number of an owner after the contact, and no other person gets it', async () => {
    expect(await progressOf(seeker)).toEqual(NOTHING);
    const stranger = await signedIn(server.database);
    await contactOwner();
    expect(await progressOf(seeker)).toEqual({
      ...NOTHING,
      contacts: [{ propertyId: home.id, name: 'Farhan', phone: home.owner.phone, state: 'given', quietUntil: null }],
    });
    for (const other of [stranger, home.owner]) {
      const text = await progressText(other);
      expect([home.owner.phone, seeker.phone].filter((phone) => text.includes(phone))).toEqual([]);
    }
  });

  it('is never cached', async () => {
    const { headers } = await server.app.inject({
      url: '/api/v1/user/listing-progress',
      headers: { cookie: seeker.cookie, device: 'DESKTOP' },
    });
    expect(headers['cache-control']).toContain('no-store');
  });

  it('loses the number when the owner hides it', async () => {
    const contactId = await contactOwner();
    const path = `/api/v1/user/contacts/${contactId}/my-number`;
    await server.call(home.owner, 'PUT', path, { hidden: true });
    expect((await progressOf(seeker)).contacts[0]).toMatchObject({ state: 'hidden', phone: null });
    await server.call(home.owner, 'PUT', path, { hidden: false });
    expect((await progressOf(seeker)).contacts[0]).toMatchObject({ state: 'given', phone: home.owner.phone });
  });

  it('loses number and name when the owner’s account is deleted', async () => {
    await contactOwner();
    const deletion = { deletedAt: new Date(TEST_NOW), phone: null };
    await server.database.update(account).set(deletion).where(eq(account.id, home.owner.accountId));
    expect((await progressOf(seeker)).contacts[0]).toMatchObject({
      name: 'Deleted account',
      state: 'hidden',
      phone: null,
    });
  });

  it('says that a contact was returned, and gives no number for it', async () => {
    const contactId = await contactOwner();
    await server.call(seeker, 'POST', `/api/v1/user/contacts/${contactId}/claim`, { reason: 'WRONG_NUMBER' });
    await server.call(home.owner, 'POST', `/api/v1/user/contacts/${contactId}/claim/answer`, { agrees: true });
    expect((await progressOf(seeker)).contacts[0]).toMatchObject({ state: 'returned', phone: null });
  });

  it('says until when the owner wants no calls', async () => {
    const quiet = { timeZone: 'Asia/Kolkata', quietFrom: 0, quietTo: 23 };
    await server.database.update(account).set(quiet).where(eq(account.id, home.owner.accountId));
    await contactOwner();
    expect((await progressOf(seeker)).contacts[0]?.quietUntil).toBeGreaterThan(TEST_NOW);
  });

  it('has requests until the owner answers', async () => {
    await server.call(home.owner, 'PUT', '/api/v1/user/contact-preference', { askFirst: true });
    await contactOwner();
    expect(await progressOf(seeker)).toEqual({ ...NOTHING, requested: [home.id] });
  });

  it('has visits to come, until they are over or cancelled', async () => {
    const { id, timeEpoch } = await booked(server, seeker, home);
    const other = await openHome(server);
    await booked(server, seeker, other, 2);
    const both = [
      { propertyId: home.id, timeEpoch },
      { propertyId: other.id, timeEpoch: slotOf(other, 2) },
    ];
    expect((await progressOf(seeker)).visits).toEqual(both);
    expect((await progressOf(home.owner)).visits).toEqual([]);
    await server.call(seeker, 'POST', `/api/v1/visits/${id}/cancel`, {});
    expect((await progressOf(seeker)).visits).toEqual(both.slice(1));
    server.now = slotOf(other, 2) + HOUR_MS;
    expect((await progressOf(seeker)).visits).toEqual([]);
  });

  it('names the person’s own listings', async () => {
    const second = await openHome(server, home.owner);
    expect(new Set((await progressOf(home.owner)).own)).toEqual(new Set([home.id, second.id]));
    expect((await progressOf(seeker)).own).toEqual([]);
  });
});
