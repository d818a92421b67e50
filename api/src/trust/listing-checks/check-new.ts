import type { ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import { type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../foundation/database/public.ts';
import type { Jobs } from '../../foundation/jobs/public.ts';
import { CHECKING, noteListingChange } from '../../search/listings/public.ts';
import { runChecks } from './run-checks.ts';
import { showBestOf } from './show-best.queries.ts';

/** Notifies an owner that a listing is held. */
export const NOTIFY_JOB = 'tell-owner-of-hold';

interface CheckDeps {
  readonly jobs: Pick<Jobs, 'send'>;
  readonly now: () => number;
}

/** Active listings and published ones that wait, without a check. */
const UNCHECKED = sql`(l.active or l.inactive_reason = ${CHECKING})
  and not exists (select from listing_check c where c.listing_id = l.id and c.kind = 'scam')`;

/**
 * Checks the unchecked listings of a city: against all listings in the city, listings elsewhere with the same photos,
 * and the other listings of their owners. Published ones are live afterwards, or held.
 */
export async function checkNew(database: Database, { jobs, now }: CheckDeps, city: string): Promise<void> {
  const { rows } = await database.execute<{ id: string; category: ListingCategory }>(
    sql`select l.id, l.category from listing l where l.city = ${city} and ${UNCHECKED}`,
  );
  if (rows.length === 0) return;
  const fresh = new Set(rows.map(({ id }) => id));
  const ids = sql`${sql.param([...fresh])}::text[]`;
  const among = sql`(l.city = ${city}
    or (cardinality(string_to_array(l.photos, ',')) >= 4 and l.photos in (select f.photos from listing f where f.id = any(${ids})))
    or l.id in (${listingsWithLooksOf(ids)})
    or l.photos in (${catalogueLooksOf(ids)})
    or o.account_id in (select f.account_id from listing_owner f where f.listing_id = any(${ids})))`;
  const { held } = await runChecks(database, { now: now(), among, judged: ({ id }) => fresh.has(id) });
  for (const listingId of held) await jobs.send(NOTIFY_JOB, { listingId }, { key: listingId });
  for (const category of new Set(rows.map((row) => row.category)))
    await noteListingChange(database, { city, category });
}

/** Listings with an uploaded photo that looks like one of these listings. */
function listingsWithLooksOf(ids: SQL): SQL {
  return sql`select other.listing_id from listing_photo own
    join photo_look a on a.photo_id = own.id
    join photo_look b on b.look = a.look
    join listing_photo other on other.id = b.photo_id
    where own.listing_id = any(${ids})`;
}

/** The uploaded photos of these listings, by the pictures of the catalogue that look the same: as `listing.photos`. */
function catalogueLooksOf(ids: SQL): SQL {
  return sql`select string_agg(a.look, ',' order by own.position) from listing_photo own
    join photo_look a on a.photo_id = own.id
    where own.listing_id = any(${ids}) group by own.listing_id having count(*) >= 4`;
}

/** Cities that have unchecked listings. */
export async function citiesWithNew(database: Database): Promise<string[]> {
  const { rows } = await database.execute<{ city: string }>(
    sql`select distinct l.city from listing l where ${UNCHECKED} order by 1`,
  );
  return rows.map(({ city }) => city);
}

/**
 * Forgets what was found about a listing, because its owner has changed it: the next run checks it again. What staff
 * have refused stays refused. A listing that was hidden as a duplicate, or held, waits for the new check.
 */
export async function checkAgain(transaction: Transaction, listingId: string): Promise<void> {
  const { rows } = await transaction.execute<{ id: string }>(sql`
    select other.listing_id id from listing_cluster mine
    join listing_cluster other on other.cluster_id = mine.cluster_id and other.listing_id <> mine.listing_id
    where mine.listing_id = ${listingId}`);
  await transaction.execute(sql`delete from listing_cluster where listing_id = ${listingId}`);
  await transaction.execute(sql`delete from listing_check where listing_id = ${listingId} and verdict <> 'refused'`);
  await transaction.execute(sql`
    update listing set inactive_reason = ${CHECKING}
    where id = ${listingId} and not active and inactive_reason in ('HELD', 'DUPLICATE')`);
  await showBestOf(
    transaction,
    rows.map(({ id }) => id),
  );
}
