import { eq } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../foundation/database/public.ts';
import { callError } from '../../foundation/server/public.ts';
import { listing, priceChange } from './property.tables.ts';

/**
 * Changes the price of a listing and records the change in its history; the same price again changes nothing.
 * @param price ₹ (a month)
 * @param now epoch ms
 * @throws CallError 404 for a listing that does not exist
 */
export function changePrice(
  database: DatabaseOrTransaction,
  listingId: string,
  price: number,
  now: number,
): Promise<void> {
  return database.transaction(async (transaction) => {
    const [before] = await transaction
      .select({ price: listing.price })
      .from(listing)
      .where(eq(listing.id, listingId))
      .for('update');
    if (!before) throw callError('no-listing');
    if (before.price === price) return;
    const at = new Date(now);
    await transaction
      .update(listing)
      .set({ price, previousPrice: before.price, priceChangedAt: at })
      .where(eq(listing.id, listingId));
    // Two changes within a millisecond count as one.
    await transaction
      .insert(priceChange)
      .values({ listingId, at, fromPrice: before.price, toPrice: price })
      .onConflictDoUpdate({ target: [priceChange.listingId, priceChange.at], set: { toPrice: price } });
  });
}
