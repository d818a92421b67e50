import type { ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import type { BhkType } from '@aangan/shared-kit/domain/listing-options';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import { postingFeedback, postingIntent } from './explore.tables.ts';

/** People who looked at, shortlisted or contacted live homes of the kind in a locality since a time. */
export async function interestedPeople(
  database: Database,
  { localityId, category }: { readonly localityId: string; readonly category: ListingCategory },
  since: Date,
): Promise<number> {
  const { rows } = await database.execute<{ people: number }>(sql`
    with homes as (select l.id from listing l where l.locality_id = ${localityId} and l.category = ${category} and l.active)
    select count(*)::int people from (
      select v.account_id from viewed_listing v join homes on homes.id = v.listing_id where v.viewed_at > ${since}
      union
      select s.account_id from shortlist_entry s join homes on homes.id = s.listing_id where s.shortlisted_at > ${since}
      union
      select c.seeker_id from contact c join homes on homes.id = c.listing_id where c.created_at > ${since}) interested`);
  return rows[0]?.people ?? 0;
}

export async function saveIntent(database: Database, row: typeof postingIntent.$inferInsert): Promise<void> {
  await database.insert(postingIntent).values(row);
}

/** Deletes old intents. */
export function deleteIntents(database: Database, before: Date): Promise<unknown> {
  return database.delete(postingIntent).where(lt(postingIntent.at, before));
}

export async function saveFeedback(database: Database, row: typeof postingFeedback.$inferInsert): Promise<void> {
  const { rating, words, at } = row;
  await database
    .insert(postingFeedback)
    .values(row)
    .onConflictDoUpdate({ target: [postingFeedback.accountId, postingFeedback.listingId], set: { rating, words, at } });
}

export async function feedbackOf(database: Database, accountId: string, listingId: string) {
  const [found] = await database
    .select()
    .from(postingFeedback)
    .where(and(eq(postingFeedback.accountId, accountId), eq(postingFeedback.listingId, listingId)));
  return found;
}

/** Sizes of the live homes of a locality with their areas, smallest first. Uses the index `listing_locality_newest`. */
export async function sizesOf(
  database: Database,
  { localityId, category }: { readonly localityId: string; readonly category: ListingCategory },
) {
  const { rows } = await database.execute<SizeRow>(sql`
    select l.bhk, l.half_room "halfRoom", count(*)::int homes,
      percentile_disc(array[0.25, 0.5, 0.75]) within group (order by l.area) areas
    from listing l
    where l.locality_id = ${localityId} and l.category = ${category} and l.active and l.bhk is not null and l.area > 0
    group by 1, 2 order by 1, 2`);
  return rows;
}

interface SizeRow extends Record<string, unknown> {
  readonly bhk: BhkType;
  readonly halfRoom: boolean;
  readonly homes: number;
  readonly areas: readonly [number, number, number];
}
