import type { PropertyRecord } from '@aangan/shared-kit/contracts/property';
import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import { and, eq } from 'drizzle-orm';
import { signedIn } from '../../../testing/signed-in.ts';
import { TEST_NOW } from '../../../testing/test-data.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';
import { listing } from '../../search/listings/public.ts';
import { verification } from '../verification/public.ts';

const PATH = '/api/v1/property/premium?category=RENT&city=nagpur';

let server: TestServer;
let cookie: string;
beforeAll(async () => {
  server = await openTestServer();
  cookie = (await signedIn(server.database)).cookie;
});
afterAll(() => server.close());

const found = async (filters: string) => {
  const { json } = await server.get(`${PATH}&filters=${filters}`, { cookie });
  return (json as { records: PropertyRecord[] }).records;
};

describe('premium filters', () => {
  it('need a login', async () => {
    expect((await server.get(`${PATH}&filters=price-dropped`)).status).toBe(401);
  });

  it('find recently confirmed listings, and no others', async () => {
    for (const { lastConfirmedOn, active, citySlug } of await found('confirmed-lately')) {
      expect(lastConfirmedOn).toBeGreaterThan(TEST_NOW - 2 * DAY_MS);
      expect([active, citySlug]).toEqual([true, 'nagpur']);
    }
  });

  it('find listings with a lower price, and listings that staff visited recently', async () => {
    const [home] = await server.database
      .select({ id: listing.id, price: listing.price })
      .from(listing)
      .where(and(eq(listing.city, 'nagpur'), eq(listing.category, 'RENT'), eq(listing.active, true)))
      .limit(1);
    const { id = '', price = 0 } = home ?? {};
    const priced = (previousPrice: number, days: number) =>
      server.database
        .update(listing)
        .set({ previousPrice, priceChangedAt: new Date(TEST_NOW - days * DAY_MS) })
        .where(eq(listing.id, id));
    const ids = async (filters: string) => (await found(filters)).map((record) => record.id);
    await priced(price + 1000, 10);
    expect(await ids('price-dropped')).toContain(id);
    await priced(price - 1000, 10);
    expect(await ids('price-dropped')).not.toContain(id);
    await priced(price + 1000, 40);
    expect(await ids('price-dropped')).not.toContain(id);

    const seen = (expires: number) =>
      server.database.insert(verification).values({
        id: `ver_${id}_${expires}_${Math.random()}`,
        listingId: id,
        kind: 'VISIT',
        checkedAt: new Date(TEST_NOW - 90 * DAY_MS),
        expiresAt: new Date(TEST_NOW + expires * DAY_MS),
        evidence: { seen: 'The home is where its listing says.' },
      });
    await server.database.delete(verification).where(eq(verification.listingId, id));
    await seen(-1);
    expect(await ids('seen-by-us')).not.toContain(id);
    await seen(1);
    expect(await ids('seen-by-us')).toContain(id);
    await server.database.update(listing).set({ previousPrice: null, priceChangedAt: null }).where(eq(listing.id, id));
    await server.database.delete(verification).where(eq(verification.listingId, id));
  });

  it('reject unknown filters', async () => {
    expect((await server.get(`${PATH}&filters=no-such`, { cookie })).status).toBe(400);
  });
});
