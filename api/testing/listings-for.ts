import type { ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../src/foundation/database/public.ts';
import { listing, listingOwner } from '../src/search/listings/public.ts';

/** Ids that were given out. Jest loads this module again for each test file, which has its own database. */
const given = new Set<string>();

/** Active listings that no other test uses, which belong to this account from now on; of any kind by default. */
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
