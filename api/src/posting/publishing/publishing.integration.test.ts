import type { Draft } from '@aangan/shared-kit/contracts/posting';
import type { SearchAnswer } from '@aangan/shared-kit/contracts/property';
import type { Publication } from '@aangan/shared-kit/contracts/publishing';
import { LISTING_CATEGORIES, type ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import { emptySearch } from '@aangan/shared-kit/domain/listing-search';
import type { PostingValues } from '@aangan/shared-kit/domain/posting/posting-fields';
import { searchLink } from '@aangan/shared-kit/links/search';
import { eq, sql } from 'drizzle-orm';
import { openPostingServer, type PostingServer } from '../../../testing/posting-server.ts';
import type { SignedIn } from '../../../testing/signed-in.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';
import { listing } from '../../search/listings/public.ts';
import { CHANGED_ELSEWHERE, NOT_COMPLETE } from './publish-draft.ts';

let server: PostingServer;
let owner: SignedIn;
beforeAll(async () => {
  server = await openPostingServer();
});
beforeEach(async () => {
  owner = await server.owner();
});
afterAll(() => server.close());

const manage = (id: string) => `/api/v1/property/manage/${id}`;
const publish = (who: SignedIn, { id, version }: Pick<Draft, 'id' | 'version'>) =>
  server.ask(who, 'POST', `${manage(id)}/publish`, { version });
const publicationOf = async (id: string) =>
  (await server.ask(owner, 'GET', `${manage(id)}/publication`)).json as Publication;

const searchPath = (category: ListingCategory) =>
  `/api/v1/property/search?city=bangalore&category=${category}&localities=koramangala&sort=newest`;
const search = (category: ListingCategory, from: Pick<TestServer, 'answer'> = server) =>
  from.answer<SearchAnswer>(searchPath(category));
const isFound = async (id: string, category: ListingCategory = 'RENT') =>
  (await search(category)).records.some((record) => record.id === id);

/** A place that no other listing of this file has, so that none is a duplicate of another. */
let placesTaken = 0;
function ownPlace(): PostingValues {
  placesTaken += 1;
  return { latitude: 12.92 + placesTaken * 0.003, longitude: 77.61 };
}

async function within2Seconds(isSo: () => Promise<boolean>): Promise<void> {
  const started = Date.now();
  while (!(await isSo())) if (Date.now() - started > 2_000) throw new Error('It is still as before.');
}

describe('a published listing', () => {
  it.each(LISTING_CATEGORIES)('of %s is live after its checks, and found as it was typed', async (category) => {
    const id = await server.publish(owner, category, { ...ownPlace(), street: '5th Cross' });
    expect(await publicationOf(id)).toMatchObject({ state: 'live', needed: [], url: expect.stringContaining(id) });
    const found = (await search(category)).records.find((record) => record.id === id);
    expect(found).toMatchObject({
      ...{ active: true, street: '5th Cross', propertyType: category, ownerName: 'Asha', postedBy: 'OWNER' },
      ...{ photos: [], photoAvailable: false, locality: 'Koramangala' },
    });
    const page = await server.answer<{ record: { title: string } }>(`/api/v1/property/${id}`);
    expect(page.record.title).toMatch(/Koramangala/);
  });

  it('with half a room is found under the size below, and says its half', async () => {
    const id = await server.publish(owner, 'RENT', { ...ownPlace(), unit: 'BHK_2_HALF' });
    const { records } = await server.answer<SearchAnswer>(`${searchPath('RENT')}&bhk=BHK2`);
    const found = records.find((record) => record.id === id);
    expect(found?.title).toBe('2.5 BHK Apartment for rent in Koramangala, Bangalore');
    expect(found?.typeDesc).toBe('2.5 BHK Apartment');
  });

  it('of a PG is priced by its cheapest bed', async () => {
    const id = await server.publish(owner, 'PG', ownPlace());
    const { record } = await server.answer<{ record: object }>(`/api/v1/property/${id}`);
    expect(record).toMatchObject({ minRent: 9_500, roomTypes: ['SINGLE', 'DOUBLE'], pgTenant: 'female' });
  });

  it('is on maps, in facets and in counts of every instance with the next request', async () => {
    const other = await openTestServer({ now: () => server.now() });
    const [before, elsewhere] = [(await search('PLOT')).total.value, (await search('PLOT', other)).total.value];
    expect(elsewhere).toBe(before);
    const id = await server.publish(owner, 'PLOT', ownPlace());
    await within2Seconds(async () => {
      const totals = [await search('PLOT', other), await search('PLOT')].map(({ total }) => total.value);
      return totals.every((total) => total !== before);
    });
    const map = await other.answer<{ pins: { id: string }[] }>(searchPath('PLOT').replace('/search?', '/search/map?'));
    expect(map.pins.map((pin) => pin.id)).toContain(id);
    await other.close();
  });

  it('is counted in suggestions, localities and search lists of every instance at once', async () => {
    const other = await openTestServer({ now: () => server.now() });
    await search('COMMERCIAL_BUY');
    const counts = (from: Pick<TestServer, 'answer'>) =>
      Promise.all(
        ['koramangala', 'bangalore'].map(async (hint) => {
          const path = `/places/api/v1/autocomplete?hint=${hint}&city=bangalore&category=COMMERCIAL_BUY`;
          const { suggestions } = await from.answer<{ suggestions: { name: string; count: number }[] }>(path);
          return suggestions.map(({ name, count }) => `${name} ${count}`)[0];
        }),
      );
    const nextOf = (count = '') => count.replace(/\d+$/, (number) => String(Number(number) + 1));
    const before = await counts(other);
    const id = await server.publish(owner, 'COMMERCIAL_BUY', ownPlace());
    await within2Seconds(async () => (await counts(other)).every((count, at) => count === nextOf(before[at])));
    const { addresses } = await other.answer<{ addresses: [string][] }>('/api/v1/sitemaps/homes-1');
    expect(addresses.filter(([path]) => path.includes(id))).toHaveLength(1);
    const searches = await other.answer<{ addresses: [string][] }>('/api/v1/sitemaps/searches');
    expect(searches.addresses.flat()).toContain(
      searchLink({ ...emptySearch('COMMERCIAL_BUY', 'bangalore'), localities: ['koramangala'] }),
    );
    await server.ask(owner, 'POST', `${manage(id)}/pause`);
    await within2Seconds(async () => (await counts(other)).every((count, at) => count === before[at]));
    await other.close();
  });

  it('is similar to others, and others to it, also where it has no area', async () => {
    const spot = ownPlace();
    const [first, second] = [await server.publish(owner, 'PG', spot), await server.publish(owner, 'PG', ownPlace())];
    const similar = await server.answer<SearchAnswer>(`/api/v1/property/pgsimilar/${first}`);
    expect(similar.records.map(({ id }) => id)).toContain(second);
    expect(similar.records.length).toBeGreaterThan(3);
  });

  it('is what an alert finds', async () => {
    const seeker = await server.owner();
    const asked = { address: searchLink({ ...emptySearch('SHARED', 'bangalore'), localities: ['koramangala'] }) };
    expect(
      (await server.ask(seeker, 'POST', '/api/v1/alerts', { ...asked, frequency: 'instant', channel: 'SMS' })).json,
    ).toMatchObject({ alert: {} });
    server.later(60_000);
    const id = await server.publish(owner, 'SHARED', ownPlace());
    server.later(60_000);
    await server.jobs.send('alerts', {});
    await server.jobs.drain();
    const { rows } = await server.database.execute<{ listing_id: string }>(
      sql`select listing_id from alert_match where account_id = ${seeker.accountId}`,
    );
    expect(rows.map(({ listing_id }) => listing_id)).toContain(id);
  });

  it('is shown to nobody before its checks', async () => {
    const draft = await server.complete(owner, 'RENT', ownPlace());
    const answer = await publish(owner, draft);
    expect(answer.json).toMatchObject({ publication: { state: 'checking' }, draft: { unpublished: [] } });
    expect(await isFound(draft.id)).toBe(false);
    expect((await server.get(`/api/v1/property/${draft.id}`)).status).toBe(404);
    await server.jobs.drain();
    expect(await isFound(draft.id)).toBe(true);
  });

  it('that asks for money before a visit, at a price too low, is held with what is needed', async () => {
    const newcomer = owner;
    const id = await server.publish(newcomer, 'RENT', {
      ...ownPlace(),
      price: 4_000,
      description: 'Army officer transferred. Pay token advance before visit today, keys by courier.',
    });
    const held = await publicationOf(id);
    expect(held.state).toBe('held');
    expect(held.needed.map(({ signal }) => signal)).toEqual(['price', 'text']);
    expect(await isFound(id)).toBe(false);
    expect((await server.get(`/api/v1/property/${id}`)).status).toBe(404);

    const { json } = await server.ask(newcomer, 'GET', manage(id));
    const better = await server.type(newcomer, json as Draft, {
      price: 32_000,
      description: 'A bright flat with cross ventilation, close to the park.',
    });
    expect(better.unpublished).toEqual(['price', 'description']);
    await publish(newcomer, better);
    await server.jobs.drain();
    expect((await publicationOf(id)).state).toBe('live');
  });

  it('of a home that is listed already is its duplicate, of which search shows one', async () => {
    const place = { ...ownPlace(), description: 'A bright flat with cross ventilation and a small garden.' };
    const first = await server.publish(owner, 'RENT', place);
    server.later(60_000);
    const second = await server.publish(owner, 'RENT', place);
    const states = [(await publicationOf(first)).state, (await publicationOf(second)).state];
    expect(states).toEqual(['duplicate', 'live']);
    expect((await publicationOf(first)).shownInstead).toContain(second);
  });

  it('stays live while its owner changes it, with the change of its price in its history', async () => {
    const id = await server.publish(owner, 'RENT', { ...ownPlace(), price: 34_000 });
    const { json } = await server.ask(owner, 'GET', manage(id));
    const typed = await server.type(owner, json as Draft, { price: 30_000, furnishing: 'FULLY_FURNISHED' });
    expect(typed.unpublished).toEqual(['furnishing', 'price']);
    expect((await search('RENT')).records.find((record) => record.id === id)?.rent).toBe(34_000);
    await publish(owner, typed);
    expect(await isFound(id)).toBe(true);
    await server.jobs.drain();
    const page = await server.answer<{ record: object; priceChanges: object[] }>(`/api/v1/property/${id}`);
    expect(page.record).toMatchObject({ rent: 30_000, furnishing: 'FULLY_FURNISHED', priceDrop: { by: 4_000 } });
    expect(page.priceChanges).toMatchObject([{ from: 34_000, to: 30_000 }]);
  });
});

describe('publishing', () => {
  it('needs every required answer, and names what is missing', async () => {
    const draft = await server.type(owner, await server.start(owner), { unit: 'BHK2' });
    const answer = await publish(owner, draft);
    expect(answer).toMatchObject({ status: 409, json: { message: NOT_COMPLETE } });
    const { problems } = (answer.json as { details: { problems: { field: string }[] } }).details;
    expect(problems.map(({ field }) => field)).toContain('price');
    const rows = await server.database.select().from(listing).where(eq(listing.id, draft.id));
    expect(rows).toEqual([]);
  });

  it('is refused for a version that another device has changed since', async () => {
    const draft = await server.complete(owner, 'RENT', ownPlace());
    server.later(1_000);
    await server.type(owner, draft, { price: 31_000 }, 'phone');
    expect(await publish(owner, draft)).toMatchObject({ status: 409, json: { message: CHANGED_ELSEWHERE } });
  });

  it('twice makes one listing', async () => {
    const draft = await server.complete(owner, 'RENT', ownPlace());
    const both = await Promise.all([publish(owner, draft), publish(owner, draft)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const rows = await server.database.select().from(listing).where(eq(listing.id, draft.id));
    expect(rows).toHaveLength(1);
  });
});
