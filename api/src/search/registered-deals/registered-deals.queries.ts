import { and, count, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import { place } from '../../places/public.ts';
import { dealUnlock, registeredDeal } from './registered-deals.tables.ts';

interface DealsAsked {
  /** Only deals of this society. */
  readonly societyId: string | undefined;
  readonly localityId: string;
  readonly kind: 'RENT' | 'SALE';
  readonly offset: number;
  readonly limit: number;
}

/** One page of deals with the names of their societies, and the total. */
export async function dealsOf(database: Database, { societyId, localityId, kind, offset, limit }: DealsAsked) {
  const where = and(
    societyId === undefined ? eq(registeredDeal.localityId, localityId) : eq(registeredDeal.societyId, societyId),
    eq(registeredDeal.kind, kind),
  );
  const [rows, total] = await Promise.all([
    database
      .select({ deal: registeredDeal, society: place.name })
      .from(registeredDeal)
      .leftJoin(place, eq(place.id, registeredDeal.societyId))
      .where(where)
      .orderBy(desc(registeredDeal.registeredOn), desc(registeredDeal.id))
      .offset(offset)
      .limit(limit),
    database.$count(registeredDeal, where),
  ]);
  return { rows, total };
}

export async function dealById(database: Database, id: string) {
  const [found] = await database.select().from(registeredDeal).where(eq(registeredDeal.id, id));
  return found;
}

/** Which of these deals the viewer has unlocked on a day. */
export async function unlockedOf(
  database: Database,
  viewer: string,
  day: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await database
    .select({ id: dealUnlock.dealId })
    .from(dealUnlock)
    .where(and(eq(dealUnlock.viewer, viewer), eq(dealUnlock.day, day), inArray(dealUnlock.dealId, [...ids])));
  return new Set(rows.map(({ id }) => id));
}

/** Deals that the viewer has unlocked on a day. */
export function unlocksOn(database: Database, viewer: string, day: string): Promise<number> {
  return database.$count(dealUnlock, and(eq(dealUnlock.viewer, viewer), eq(dealUnlock.day, day)));
}

/**
 * Unlocks a deal for a viewer, unless the day's limit is reached. Requests of a viewer run one at a time, so that the
 * limit holds. A deal unlocked before costs nothing.
 * @returns whether the deal is unlocked for the viewer now
 */
export function unlockDeal(
  database: Database,
  { viewer, day, dealId, limit }: { viewer: string; day: string; dealId: string; limit: number },
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`deal unlock ${viewer}`}, 0))`);
    const [counted] = await transaction
      .select({
        used: count(),
        open: sql<boolean>`coalesce(bool_or(${dealUnlock.dealId} = ${dealId}), false)`,
      })
      .from(dealUnlock)
      .where(and(eq(dealUnlock.viewer, viewer), eq(dealUnlock.day, day)));
    if (counted?.open) return true;
    if ((counted?.used ?? 0) >= limit) return false;
    await transaction.insert(dealUnlock).values({ viewer, day, dealId });
    return true;
  });
}

/** Deletes unlock records from before a day. */
export async function deleteUnlocks(database: Database, before: string): Promise<void> {
  await database.delete(dealUnlock).where(lt(dealUnlock.day, before));
}
