import type { PlanContact } from '@aangan/shared-kit/contracts/contacts';
import { HOUR_MS } from '@aangan/shared-kit/domain/time-spans';
import { eq } from 'drizzle-orm';
import { listingsFor } from '../../../testing/listings-for.ts';
import { testTerms } from '../../../testing/plan-terms.ts';
import { type SignedIn, signedIn } from '../../../testing/signed-in.ts';
import { TEST_NOW } from '../../../testing/test-data.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';
import { grantPlan } from '../../money/entitlements/public.ts';
import { listing } from '../../search/listings/public.ts';
import { returnClosed } from './return-closed.ts';

let server: TestServer;
let owner: SignedIn;
let seeker: SignedIn;
let planId: string;
beforeAll(async () => {
  server = await openTestServer();
});
beforeEach(async () => {
  owner = await signedIn(server.database, { name: 'Farhan Khan' });
  seeker = await signedIn(server.database, { name: 'Meera Iyer' });
  const { accountId } = seeker;
  planId = await grantPlan(server.database, {
    accountId,
    orderId: null,
    terms: testTerms(),
    from: new Date(TEST_NOW - HOUR_MS),
  });
});
afterAll(() => server.close());

const ask = async (id: string) =>
  (await server.send('POST', `/api/v3/activity/contact/${id}`, { headers: { cookie: seeker.cookie }, body: {} })).json;

const contactsOf = async (who = seeker) => {
  const { status, json } = await server.get(`/api/v1/user/plans/${planId}/contacts`, { cookie: who.cookie });
  return { status, contacts: (json as { contacts: PlanContact[] }).contacts };
};

const end = (id: string, inactiveReason: 'RENTED_OUT' | 'NOT_CONFIRMED') =>
  server.database.update(listing).set({ active: false, inactiveReason }).where(eq(listing.id, id));

it('the contacts of a plan are listed with their homes, for the plan’s owner alone', async () => {
  const [id = ''] = await listingsFor(server.database, owner, 1);
  await ask(id);
  const { contacts } = await contactsOf();
  expect(contacts).toEqual([
    expect.objectContaining({ state: 'used', why: null, listing: expect.objectContaining({ id }) }),
  ]);
  expect((await contactsOf(owner)).status).toBe(404);
});

it('a contact to a home that its owner ends within two days comes back unasked; one that is paused does not', async () => {
  const [gone = '', paused = ''] = await listingsFor(server.database, owner, 2);
  await ask(gone);
  await ask(paused);
  await end(gone, 'RENTED_OUT');
  await end(paused, 'NOT_CONFIRMED');
  const at = new Date(TEST_NOW + 47 * HOUR_MS);
  expect((await returnClosed(server.database, at)).length).toBeGreaterThan(0);
  const { contacts } = await contactsOf();
  const stateOf = (id: string) => contacts.find((each) => each.listing?.id === id)?.state;
  expect([stateOf(gone), stateOf(paused)]).toEqual(['returned', 'used']);
  expect(await returnClosed(server.database, at)).toEqual([]);
});

it('a contact to a home that is ended later stays used', async () => {
  const [id = ''] = await listingsFor(server.database, owner, 1);
  await ask(id);
  await end(id, 'RENTED_OUT');
  await returnClosed(server.database, new Date(TEST_NOW + 50 * HOUR_MS));
  expect((await contactsOf()).contacts.map(({ state }) => state)).toEqual(['used']);
});
