import { NOT_CONFIRMED } from '@aangan/shared-kit/domain/active-status';
import { isMonthly } from '@aangan/shared-kit/domain/listing-category';
import { and, eq, sql } from 'drizzle-orm';
import type { Database, DatabaseOrTransaction } from '../../foundation/database/public.ts';
import type { Events } from '../../foundation/events/public.ts';
import { type ListingRow, listing, listingOwner } from '../../search/listings/public.ts';
import { showBestOf } from '../listing-checks/public.ts';
import { doubtOf } from './doubts.ts';

export interface OwnedListing {
  readonly row: ListingRow;
  readonly ownerId: string;
}

/** A listing with its owner; of one owner only, where one is given. */
export async function ownedListing(
  database: DatabaseOrTransaction,
  listingId: string,
  ownerId?: string,
): Promise<OwnedListing | undefined> {
  const [found] = await database
    .select({ row: listing, ownerId: listingOwner.accountId })
    .from(listing)
    .innerJoin(listingOwner, eq(listingOwner.listingId, listing.id))
    .where(and(eq(listing.id, listingId), ownerId === undefined ? undefined : eq(listingOwner.accountId, ownerId)));
  return found;
}

/** Let, held and reported listings are reactivated in other ways. A hidden duplicate may be confirmed. */
export function mayConfirm({ row }: OwnedListing): boolean {
  return row.active || row.inactiveReason === NOT_CONFIRMED || row.inactiveReason === 'DUPLICATE';
}

/** Answers a person who reported the home as taken. Does nothing if the listing is inactive for another reason. */
export async function answerDoubt(
  { database, events }: { readonly database: Database; readonly events: Events },
  said: { readonly listingId: string; readonly ownerId: string; readonly taken: boolean; readonly at: Date },
): Promise<void> {
  const found = await ownedListing(database, said.listingId, said.ownerId);
  if (!found || !mayConfirm(found)) return;
  if (said.taken) await markTaken(database, found);
  else await confirmAvailable({ database, events }, said.listingId, said.at);
}

/** Records that the owner confirms availability; a listing that freshness had paused is active again at once. */
export async function confirmAvailable(
  { database, events }: { readonly database: Database; readonly events: Events },
  listingId: string,
  at: Date,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const paused = sql`${listing.inactiveReason} = ${NOT_CONFIRMED}`;
    await transaction
      .update(listing)
      .set({
        confirmedAt: at,
        active: sql`${listing.active} or coalesce(${paused}, false)`,
        inactiveReason: sql`case when ${paused} then null else ${listing.inactiveReason} end`,
      })
      .where(eq(listing.id, listingId));
    await events.emit(transaction, 'listing.confirmed', { listingId });
    await showBestOf(transaction, [listingId]);
  });
}

/**
 * An action that owners take only for available homes counts as a confirmation. If somebody reported the home as taken,
 * only the owner's direct answer counts.
 */
export async function noteSignOfLife(
  database: DatabaseOrTransaction,
  { listingId, at }: { readonly listingId: string; readonly at: Date },
): Promise<void> {
  if (await doubtOf(database, listingId, at)) return;
  await database
    .update(listing)
    .set({ confirmedAt: at })
    .where(and(eq(listing.id, listingId), listing.active));
}

/** Records that the home is taken: it leaves search at once. */
export async function markTaken(database: Database, { row }: OwnedListing): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction
      .update(listing)
      .set({ active: false, inactiveReason: isMonthly(row.category) ? 'LETOUT' : 'SOLDOUT' })
      .where(eq(listing.id, row.id));
    await showBestOf(transaction, [row.id]);
  });
}
