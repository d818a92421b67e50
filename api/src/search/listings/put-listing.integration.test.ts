import { eq, sql } from 'drizzle-orm';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';
import { listingOwner } from './listing-owner.tables.ts';
import { type ListingRow, listing } from './property.tables.ts';
import { putListing } from './put-listing.ts';

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

async function inPune(): Promise<{ row: ListingRow; ownerId: string }> {
  const [found] = await server.database
    .select({ row: listing, ownerId: listingOwner.accountId })
    .from(listing)
    .innerJoin(listingOwner, eq(listingOwner.listingId, listing.id))
    .where(eq(listing.city, 'pune'))
    .limit(1);
  if (!found) throw new Error('No listing in Pune.');
  return found;
}

async function partitionsOf(id: string): Promise<unknown[]> {
  const { rows } = await server.database.execute(
    sql`select tableoid::regclass::text partition from listing where id = ${id}`,
  );
  return rows.map(({ partition }) => partition);
}

describe('a listing that is stored', () => {
  it('is one in all cities: in another city it moves', async () => {
    const { row, ownerId } = await inPune();
    const details = { row, ownerId, details: {} };
    await server.database.transaction((transaction) =>
      putListing(transaction, { ...details, row: { ...row, city: 'nashik' } }, 1),
    );
    expect(await partitionsOf(row.id)).toEqual(['listing_nashik']);
    await server.database.transaction((transaction) => putListing(transaction, details, 1));
    expect(await partitionsOf(row.id)).toEqual(['listing_pune']);
  });

  it('is refused if its id belongs to a listing of another city', async () => {
    const { row, ownerId } = await inPune();
    const second = server.database.transaction(async (transaction) => {
      await transaction.insert(listing).values({ ...row, city: 'nashik' });
      await transaction.insert(listingOwner).values({ listingId: row.id, accountId: ownerId });
    });
    await expect(second).rejects.toMatchObject({ cause: { constraint: 'listing_owner_pkey' } });
    expect(await partitionsOf(row.id)).toEqual(['listing_pune']);
  });
});
