import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import { listingOwner } from './listing-owner.tables.ts';

/** Whether an account has listed a home, whatever its state. Reads one entry of the index `listing_owner_account`. */
export async function ownsHomes(database: Database, accountId: string): Promise<boolean> {
  const found = await database
    .select({ one: sql`1` })
    .from(listingOwner)
    .where(eq(listingOwner.accountId, accountId))
    .limit(1);
  return found.length > 0;
}
