import { eq } from 'drizzle-orm';
import type { Transaction } from '../../foundation/database/public.ts';
import { changePrice } from './change-price.ts';
import { type ListingDetails, listingDetails } from './listing-details.tables.ts';
import { listingOwner } from './listing-owner.tables.ts';
import { type ListingRow, listing } from './property.tables.ts';

interface PublishedListing {
  readonly row: ListingRow;
  readonly ownerId: string;
  readonly details: ListingDetails;
}

/**
 * Stores a listing of an owner. One that exists stays as active as it is, and keeps when it was posted; its new price
 * is a change of price. Pictures of the catalogue stay until the owner has uploaded photos.
 * @param now epoch ms
 */
export async function putListing(
  transaction: Transaction,
  { row, ownerId, details }: PublishedListing,
  now: number,
): Promise<void> {
  const [before] = await transaction
    .select({ id: listing.id })
    .from(listing)
    .where(eq(listing.id, row.id))
    .for('update');
  if (before) {
    const { id, postedAt, price, previousPrice, priceChangedAt, active, inactiveReason, ...changed } = row;
    const { sponsored, postedByBuilder, photos, photoCount, ...typed } = changed;
    await transaction
      .update(listing)
      .set({ ...typed, ...(photoCount > 0 && { photos, photoCount }) })
      .where(eq(listing.id, id));
    await changePrice(transaction, id, price, now);
  } else {
    await transaction.insert(listing).values(row);
    await transaction.insert(listingOwner).values({ listingId: row.id, accountId: ownerId });
  }
  await transaction
    .insert(listingDetails)
    .values({ listingId: row.id, details })
    .onConflictDoUpdate({ target: listingDetails.listingId, set: { details } });
}
