import { activityCalls } from '@aangan/shared-kit/contracts/activity';
import { contactCalls } from '@aangan/shared-kit/contracts/contacts';
import { homeCalls } from '@aangan/shared-kit/contracts/home';
import { interestedCalls } from '@aangan/shared-kit/contracts/interested';
import { leadCalls } from '@aangan/shared-kit/contracts/leads';
import { listingProgressCalls } from '@aangan/shared-kit/contracts/listing-progress';
import { propertyCalls } from '@aangan/shared-kit/contracts/property';
import { shortlistCalls } from '@aangan/shared-kit/contracts/shortlist';
import { and, eq } from 'drizzle-orm';
import { type SignedIn, signedIn } from '../../../testing/signed-in.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';
import { account } from '../../people/accounts/public.ts';
import { listing, listingOwner } from '../../search/listings/public.ts';

interface Canary {
  readonly listingId: string;
  readonly owner: { readonly id: string; readonly phone: string; readonly email: string; readonly name: string };
}

let server: TestServer;
let stranger: SignedIn;
let canary: Canary;

/** A canary owner like those of the seeding, with the cheapest listing of its city, so that lists begin with it. */
beforeAll(async () => {
  server = await openTestServer();
  stranger = await signedIn(server.database);
  const [row] = await server.database
    .select({ listingId: listing.id, id: account.id, phone: account.phone, email: account.email, name: account.name })
    .from(listing)
    .innerJoin(listingOwner, eq(listingOwner.listingId, listing.id))
    .innerJoin(account, eq(account.id, listingOwner.accountId))
    .where(
      and(
        eq(listing.city, 'bangalore'),
        eq(listing.category, 'RENT'),
        eq(listing.active, true),
        eq(listing.postedByBuilder, false),
      ),
    )
    .orderBy(listing.price, listing.id)
    .limit(1);
  const { listingId = '', id = '', name = '' } = row ?? {};
  canary = { listingId, owner: { id, name, phone: row?.phone ?? '', email: row?.email ?? '' } };
});
afterAll(() => server.close());

const LIST = 'city=bangalore&category=RENT&sort=price_low&size=60';

/**
 * How to request each GET call of these modules so that the answer contains the canary's listing. A new call needs a
 * row.
 */
const ASKED: Readonly<Record<string, (id: string) => string>> = {
  'GET /api/v1/property/search': () => `/api/v1/property/search?${LIST}`,
  'GET /api/v1/property/search/cards': () => `/api/v1/property/search/cards?${LIST}`,
  'GET /api/v1/property/search/facets': () => `/api/v1/property/search/facets?${LIST}`,
  'GET /api/v1/property/search/map': () => `/api/v1/property/search/map?${LIST}`,
  'GET /api/v1/property/{propertyId}': (id) => `/api/v1/property/${id}`,
  'GET /api/v1/property/{type}similar/{id}': (id) => `/api/v1/property/rentsimilar/${id}`,
  'GET /api/v2/property/{propertyId}/rent/trends': (id) => `/api/v2/property/${id}/rent/trends`,
  'GET /api/v1/home/carousels': () => '/api/v1/home/carousels?city=bangalore',
  'GET /api/v1/property/cards': (id) => `/api/v1/property/cards?ids=${id}`,
  'GET /api/v1/user/shortlist': () => '/api/v1/user/shortlist',
  'GET /api/v1/user/shortlist/ids': () => '/api/v1/user/shortlist/ids',
  'GET /api/v1/user/activity': () => '/api/v1/user/activity',
  'GET /api/v3/user/contacted/{id}': (id) => `/api/v3/user/contacted/${id}`,
  'GET /api/v1/user/plans/{planId}/contacts': () => `/api/v1/user/plans/bpl_${'x'.repeat(20)}/contacts`,
  'GET /api/v3/activity/contact/tenant/{propertyId}': (id) =>
    `/api/v3/activity/contact/tenant/${id}?tenantId=${canary.owner.id}`,
  'GET /api/v1/user/contacts': () => '/api/v1/user/contacts?role=seeker',
  'GET /api/v1/user/listing-progress': () => '/api/v1/user/listing-progress',
  'GET /api/v1/user/listings': () => '/api/v1/user/listings',
  'GET /api/v1/user/interested': () => '/api/v1/user/interested?kind=tenant',
  'GET /api/v1/user/tenant-details': () => '/api/v1/user/tenant-details',
  'GET /api/v1/leads/check': () => '/api/v1/leads/check?ids=lead_aaaaaaaaaaaaaaaaaaaa',
  'GET /api/v1/staff/contact-reports': () => '/api/v1/staff/contact-reports',
  'GET /api/v1/staff/contact-reports/waiting': () => '/api/v1/staff/contact-reports/waiting',
  'GET /api/v1/staff/revealed-numbers': () => '/api/v1/staff/revealed-numbers',
  'GET /api/v1/staff/revealed-numbers/waiting': () => '/api/v1/staff/revealed-numbers/waiting',
};

const CALLS = Object.keys({
  ...propertyCalls,
  ...homeCalls,
  ...shortlistCalls,
  ...activityCalls,
  ...contactCalls,
  ...listingProgressCalls,
  ...interestedCalls,
  ...leadCalls,
}).filter((call) => call.startsWith('GET '));

describe('the privacy of an owner', () => {
  beforeAll(async () => {
    const headers = { cookie: stranger.cookie, device: 'DESKTOP' };
    await server.send('PUT', `/api/v1/user/shortlist/${canary.listingId}`, { headers });
    const body = { viewed: [{ id: canary.listingId, viewedOn: 1 }] };
    await server.send('POST', '/api/v1/user/activity/merge', { headers, body });
  });

  it('detects a canary value in an answer', () => {
    expect(canary.owner.phone).toMatch(/^\+910000\d{6}$/);
    expect(canary.owner.email).toMatch(/@homes\.example$/);
    expect(canary.owner.name).toMatch(/ /);
  });

  it.each(CALLS)('is not broken by %s, for an anonymous or another person', async (call) => {
    const path = ASKED[call]?.(canary.listingId);
    if (path === undefined) throw new Error(`ASKED has no row for ${call}.`);
    for (const headers of [{}, { cookie: stranger.cookie }]) {
      const { body } = await server.get(path, headers);
      const { phone, email, name, id } = canary.owner;
      const found = [phone, phone.slice(3), email, name, id].filter((value) => body.includes(value));
      // The staff call and the person's own address contain account ids; no data of an owner may be among them.
      expect({ call, found }).toEqual({ call, found: [] });
    }
  });

  it('gives the number to a person who asks, and to nobody else', async () => {
    const seeker = await signedIn(server.database);
    const asked = await server.send('POST', `/api/v3/activity/contact/${canary.listingId}`, {
      headers: { cookie: seeker.cookie, device: 'DESKTOP' },
      body: {},
    });
    expect(asked.body).toContain(canary.owner.phone);
    const other = await server.get(`/api/v3/user/contacted/${canary.listingId}`, { cookie: stranger.cookie });
    expect(other.body).not.toContain(canary.owner.phone);
  });
});
