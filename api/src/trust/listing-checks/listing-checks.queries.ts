import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Database, DatabaseOrTransaction } from '../../foundation/database/public.ts';
import { listing, listingOwner } from '../../search/listings/public.ts';
import { accountCheck, listingCheck, listingCluster } from './listing-checks.tables.ts';
import { showBestOf } from './show-best.queries.ts';

/** Rows per page for staff. */
const AT_ONCE = 100;

/** Homes of an account shown to staff. */
const HOMES_AT_ONCE = 10;

/** Whether an account counts as a broker: by its listings or by declaration, unless staff cleared it. */
export async function probableBroker(
  database: Pick<Database, 'select'>,
  accountId: string,
): Promise<'declared' | 'probable' | undefined> {
  const [found] = await database.select().from(accountCheck).where(eq(accountCheck.accountId, accountId));
  if (found?.declaredAt) return 'declared';
  return found?.verdict === 'probable_broker' ? 'probable' : undefined;
}

/** The person's own declaration; it overrides the checks. */
export async function declareBroker(database: Database, accountId: string, at: Date): Promise<Date> {
  const [row] = await database
    .insert(accountCheck)
    .values({ accountId, verdict: 'probable_broker', score: 0, evidence: [], rules: 0, checkedAt: at, declaredAt: at })
    .onConflictDoUpdate({
      target: accountCheck.accountId,
      set: { declaredAt: sql`coalesce(${accountCheck.declaredAt}, excluded.declared_at)` },
    })
    .returning({ declaredAt: accountCheck.declaredAt });
  return row?.declaredAt ?? at;
}

/** A listing of the person with the findings that hold it; undefined when it is not theirs. */
export async function ownCheck(database: Database, accountId: string, listingId: string) {
  const [found] = await database
    .select({ inactiveReason: listing.inactiveReason, check: listingCheck })
    .from(listing)
    .innerJoin(listingOwner, and(eq(listingOwner.listingId, listing.id), eq(listingOwner.accountId, accountId)))
    .leftJoin(
      listingCheck,
      and(
        eq(listingCheck.listingId, listing.id),
        eq(listingCheck.kind, sql`case when ${listing.inactiveReason} = 'DUPLICATE' then 'duplicate' else 'scam' end`),
      ),
    )
    .where(eq(listing.id, listingId));
  return found;
}

/** The listing of the same home that search shows instead of this one, or null. */
export async function shownInstead(database: Database, listingId: string): Promise<string | null> {
  const { rows } = await database.execute<{ id: string }>(sql`
    select l.id from ${listingCluster} mine
    join ${listingCluster} other on other.cluster_id = mine.cluster_id and other.listing_id <> mine.listing_id
    join ${listing} l on l.id = other.listing_id and l.active
    where mine.listing_id = ${listingId}`);
  return rows[0]?.id ?? null;
}

/** Saves the owner's objection, or replaces it. @returns false when no listing of the person is held */
export async function saveAppeal(
  database: Database,
  accountId: string,
  listingId: string,
  words: string,
  at: Date,
): Promise<boolean> {
  const { rowCount } = await database.execute(sql`
    update ${listingCheck} c set appeal = ${words}, appealed_at = ${at}
    from ${listingOwner} o
    where c.listing_id = ${listingId} and c.kind = 'scam' and c.verdict = 'held'
      and o.listing_id = c.listing_id and o.account_id = ${accountId}`);
  return (rowCount ?? 0) > 0;
}

const HELD = and(eq(listingCheck.kind, 'scam'), eq(listingCheck.verdict, 'held'));

/** Number of listings that wait for staff. */
export function countHeld(database: Pick<Database, '$count'>): Promise<number> {
  const isHeld = sql`exists (select from ${listing} l where l.id = ${listingCheck.listingId} and l.inactive_reason = 'HELD')`;
  return database.$count(listingCheck, and(HELD, isHeld));
}

export async function heldListings(database: Database) {
  return database
    .select({
      check: listingCheck,
      title: listing.title,
      price: listing.price,
      description: listing.description,
      photos: listing.photos,
    })
    .from(listingCheck)
    .innerJoin(listing, and(eq(listing.id, listingCheck.listingId), eq(listing.inactiveReason, 'HELD')))
    .where(HELD)
    .orderBy(sql`${listingCheck.appealedAt} nulls last`, listingCheck.checkedAt, listingCheck.listingId)
    .limit(AT_ONCE);
}

/** The staff's decision. @returns whether the listing is active now; undefined when it was not held */
export async function decideHeld(
  database: DatabaseOrTransaction,
  listingId: string,
  decision: 'released' | 'refused',
  at: Date,
): Promise<boolean | undefined> {
  return database.transaction(async (transaction) => {
    const decided = await transaction
      .update(listingCheck)
      .set({ verdict: decision, decidedAt: at })
      .where(and(HELD, eq(listingCheck.listingId, listingId)))
      .returning();
    if (decided.length === 0) return undefined;
    if (decision === 'released') {
      await transaction
        .update(listing)
        .set({ active: true, inactiveReason: null })
        .where(and(eq(listing.id, listingId), eq(listing.inactiveReason, 'HELD')));
      await showBestOf(transaction, [listingId]);
    }
    const [row] = await transaction.select({ active: listing.active }).from(listing).where(eq(listing.id, listingId));
    return row?.active ?? false;
  });
}

const SUSPECTED = and(eq(accountCheck.verdict, 'probable_broker'), isNull(accountCheck.declaredAt));

/** Number of accounts that wait for review. */
export function countProbableBrokers(database: Pick<Database, '$count'>): Promise<number> {
  return database.$count(accountCheck, SUSPECTED);
}

/**
 * Holds a listing again that staff have released or refused.
 * @returns whether it waits; not if its owner has closed it meanwhile, or other staff paused it
 */
export async function holdAgain(transaction: DatabaseOrTransaction, listingId: string): Promise<boolean> {
  const isShown = or(eq(listing.active, true), inArray(listing.inactiveReason, ['HELD', 'DUPLICATE']));
  const held = await transaction
    .update(listing)
    .set({ active: false, inactiveReason: 'HELD' })
    .where(and(eq(listing.id, listingId), isShown))
    .returning({ id: listing.id });
  if (held.length === 0) return false;
  await transaction
    .update(listingCheck)
    .set({ verdict: 'held', decidedAt: null })
    .where(and(eq(listingCheck.listingId, listingId), eq(listingCheck.kind, 'scam')));
  await showBestOf(transaction, [listingId]);
  return true;
}

/** Accounts that wait for review, with their number of homes and some of these. Declared brokers need no review. */
export async function probableBrokers(database: Database) {
  const homes = sql`
    select jsonb_build_object('id', l.id, 'title', l.title) home, l.posted_at
    from ${listingOwner} o join ${listing} l on l.id = o.listing_id
    where o.account_id = account_check.account_id
    order by l.posted_at desc, l.id limit ${HOMES_AT_ONCE}`;
  return database
    .select({
      check: accountCheck,
      listings: sql<number>`(
        select count(*)::int from ${listingOwner} o where o.account_id = account_check.account_id)`,
      homes: sql<{ id: string; title: string }[]>`(select coalesce(jsonb_agg(home), '[]') from (${homes}) shown)`,
    })
    .from(accountCheck)
    .where(SUSPECTED)
    .orderBy(desc(accountCheck.score), accountCheck.accountId)
    .limit(AT_ONCE);
}

/** @returns false for an account that was not suspected */
export async function clearBroker(database: DatabaseOrTransaction, accountId: string, at: Date): Promise<boolean> {
  const cleared = await database
    .update(accountCheck)
    .set({ verdict: 'cleared', checkedAt: at })
    .where(and(eq(accountCheck.accountId, accountId), eq(accountCheck.verdict, 'probable_broker')))
    .returning({ id: accountCheck.accountId });
  return cleared.length > 0;
}

/** Lets a cleared account wait for review again. */
export async function suspectAgain(transaction: DatabaseOrTransaction, accountId: string): Promise<void> {
  await transaction
    .update(accountCheck)
    .set({ verdict: 'probable_broker' })
    .where(and(eq(accountCheck.accountId, accountId), eq(accountCheck.verdict, 'cleared')));
}
