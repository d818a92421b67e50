import type { ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import { and, eq, inArray } from 'drizzle-orm';
import { listingOwner } from '../contacts/contacts.tables.ts';
import type { Database } from '../database/client.ts';
import { listing } from '../property/property.tables.ts';
import { mayBeChanged } from './counted-city.ts';

/** Listings on offer that belong to this very person from now on; any kind unless told. */
export async function listingsFor(
  database: Database,
  { accountId }: { readonly accountId: string },
  count: number,
  categories?: readonly ListingCategory[],
): Promise<string[]> {
  const rows = await database
    .select({ id: listing.id })
    .from(listing)
    .where(and(eq(listing.active, true), mayBeChanged(), categories && inArray(listing.category, [...categories])))
    .limit(2000);
  const ids = rows
    .toSorted(() => Math.random() - 0.5)
    .slice(0, count)
    .map(({ id }) => id);
  for (const listingId of ids) {
    await database
      .insert(listingOwner)
      .values({ listingId, accountId })
      .onConflictDoUpdate({ target: listingOwner.listingId, set: { accountId } });
  }
  return ids;
}
