import { isMonthly } from '@aangan/shared-kit/domain/listing-category';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../foundation/database/client.ts';
import type { DatabaseOrTransaction } from '../../foundation/database/transaction.ts';
import { contactClaim, listingOwner } from '../../meeting/contacts/contacts.tables.ts';
import { type ListingRow, listing } from '../../search/listings/property.tables.ts';
import { showBestOf } from '../listing-checks/show-best.queries.ts';
import { doubtOf } from './doubts.ts';
import { NOT_CONFIRMED } from './freshness-rules.ts';

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

/** What is let, held or under report is put back in other ways; a double that is not shown may well be confirmed. */
export function mayConfirm({ row }: OwnedListing): boolean {
  return row.active || row.inactiveReason === NOT_CONFIRMED || row.inactiveReason === 'DUPLICATE';
}

/** An owner's word to somebody who says that their home is taken; nothing where it is off for another reason already. */
export async function answerDoubt(
  database: Database,
  said: { readonly listingId: string; readonly ownerId: string; readonly taken: boolean; readonly at: Date },
): Promise<void> {
  const found = await ownedListing(database, said.listingId, said.ownerId);
  if (!found || !mayConfirm(found)) return;
  if (said.taken) await markTaken(database, found);
  else await confirmAvailable(database, said.listingId, said.at);
}

/** Writes down that the owner says it is still to be had; what freshness had paused is back at once. */
export async function confirmAvailable(database: Database, listingId: string, at: Date): Promise<void> {
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
    await denyRentedOut(transaction, listingId, at);
    await showBestOf(transaction, [listingId]);
  });
}

/**
 * What an owner does for a home that nobody does once it is taken is as good as their word. Where somebody says that it
 * is taken, only their own answer will do.
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

/** Seekers who say that it is rented out have their answer with it. */
async function denyRentedOut(transaction: DatabaseOrTransaction, listingId: string, at: Date): Promise<void> {
  await transaction
    .update(contactClaim)
    .set({ ownerAgrees: false, answeredAt: at })
    .where(
      and(
        eq(contactClaim.reason, 'RENTED_OUT'),
        isNull(contactClaim.ownerAgrees),
        sql`${contactClaim.contactId} in (select id from contact where listing_id = ${listingId})`,
      ),
    );
}

/** Writes down that it is taken: it leaves search at once. */
export async function markTaken(database: Database, { row }: OwnedListing): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction
      .update(listing)
      .set({ active: false, inactiveReason: isMonthly(row.category) ? 'LETOUT' : 'SOLDOUT' })
      .where(eq(listing.id, row.id));
    await showBestOf(transaction, [row.id]);
  });
}
