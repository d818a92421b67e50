import { eq } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../foundation/database/public.ts';
import type { VisitWindow } from './visit-week.ts';
import { visitWeek } from './visits.tables.ts';

/** Whether the owner of a listing, published or not, has chosen the hours of visits. */
export async function hasVisitHours(database: DatabaseOrTransaction, listingId: string): Promise<boolean> {
  const [own] = await database
    .select({ listingId: visitWeek.listingId })
    .from(visitWeek)
    .where(eq(visitWeek.listingId, listingId));
  return own !== undefined;
}

/** The hours that the owner has chosen; undefined while the usual week applies. */
export async function visitHoursOf(
  database: DatabaseOrTransaction,
  listingId: string,
): Promise<readonly VisitWindow[] | undefined> {
  const [own] = await database.select().from(visitWeek).where(eq(visitWeek.listingId, listingId));
  return own?.windows;
}

/** Stores the hours of visits; days without visits stay. */
export async function saveVisitHours(
  database: DatabaseOrTransaction,
  hours: {
    readonly listingId: string;
    readonly ownerId: string;
    readonly windows: readonly VisitWindow[];
    readonly at: Date;
  },
): Promise<void> {
  const { listingId, ownerId, windows, at } = hours;
  await database
    .insert(visitWeek)
    .values({ listingId, ownerId, windows, daysOff: [], changedAt: at })
    .onConflictDoUpdate({ target: visitWeek.listingId, set: { ownerId, windows, changedAt: at } });
}
