import { eq } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import { listingOwner } from './listing-owner.tables.ts';
import { listing } from './property.tables.ts';

/** A listing with its owner, if it has one. */
export async function listingWithOwner(database: Pick<Database, 'select'>, listingId: string) {
  const [found] = await database
    .select({
      id: listing.id,
      title: listing.title,
      category: listing.category,
      active: listing.active,
      inactiveReason: listing.inactiveReason,
      ownerId: listingOwner.accountId,
    })
    .from(listing)
    .leftJoin(listingOwner, eq(listingOwner.listingId, listing.id))
    .where(eq(listing.id, listingId))
    // Planned once for each connection: planning for the partitions of all cities takes longer than reading.
    .prepare('listing_with_owner')
    .execute();
  return found;
}
