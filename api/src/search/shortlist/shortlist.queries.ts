import { SHORTLISTED_AT_MOST } from '@aangan/shared-kit/domain/personal-limits';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import { lockAccount } from '../../people/accounts/public.ts';
import { shortlistEntry } from './shortlist.tables.ts';

interface ShortlistedListing {
  readonly id: string;
  /** Epoch ms. */
  readonly at: number;
}

/** Shortlisted homes of a person, newest first. */
export async function shortlistOf(database: Database, accountId: string): Promise<readonly ShortlistedListing[]> {
  const rows = await database
    .select({ id: shortlistEntry.listingId, at: shortlistEntry.shortlistedAt })
    .from(shortlistEntry)
    .where(eq(shortlistEntry.accountId, accountId))
    .orderBy(desc(shortlistEntry.shortlistedAt), desc(shortlistEntry.listingId));
  return rows.map(({ id, at }) => ({ id, at: at.getTime() }));
}

/**
 * Adds known listings up to the limit, the first ones first. Shortlisted ones change nothing.
 * @returns how many of them exceeded the limit
 */
export function addToShortlist(
  database: Database,
  accountId: string,
  ids: readonly string[],
  now: number,
): Promise<number> {
  return database.transaction(async (transaction) => {
    // Without the lock, two browsers that add at once would both count before either writes.
    await lockAccount(transaction, accountId);
    const rows = await transaction
      .select({ id: shortlistEntry.listingId })
      .from(shortlistEntry)
      .where(eq(shortlistEntry.accountId, accountId));
    const stored = new Set(rows.map(({ id }) => id));
    const added = [...new Set(ids)].filter((id) => !stored.has(id));
    const room = SHORTLISTED_AT_MOST - stored.size;
    const fitting = added.slice(0, Math.max(0, room));
    if (fitting.length > 0) {
      await transaction.insert(shortlistEntry).values(
        // A millisecond apart, so that their order is stored.
        fitting.map((listingId, place) => ({ accountId, listingId, shortlistedAt: new Date(now - place) })),
      );
    }
    return added.length - fitting.length;
  });
}

export async function removeFromShortlist(database: Database, accountId: string, listingId: string): Promise<void> {
  await database
    .delete(shortlistEntry)
    .where(and(eq(shortlistEntry.accountId, accountId), eq(shortlistEntry.listingId, listingId)));
}
