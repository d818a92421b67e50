import type { ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../src/foundation/database/client.ts';
import { listingOwner } from '../src/meeting/contacts/contacts.tables.ts';
import { listing } from '../src/search/listings/property.tables.ts';

/** Jest loads this anew for each file of tests, which has a database of its own: what its tests have been given. */
const given = new Set<string>();

/** Listings on offer, no other test's, that belong to this very person from now on; any kind unless told. */
export async function listingsFor(
  database: Database,
  { accountId }: { readonly accountId: string },
  count: number,
  categories?: readonly ListingCategory[],
): Promise<string[]> {
  const rows = await database
    .select({ id: listing.id })
    .from(listing)
    .where(and(eq(listing.active, true), categories && inArray(listing.category, [...categories])))
    .orderBy(listing.id);
  const ids = rows
    .map(({ id }) => id)
    .filter((id) => !given.has(id))
    .slice(0, count);
  for (const listingId of ids) {
    given.add(listingId);
    await database
      .insert(listingOwner)
      .values({ listingId, accountId })
      .onConflictDoUpdate({ target: listingOwner.listingId, set: { accountId } });
  }
  return ids;
}
