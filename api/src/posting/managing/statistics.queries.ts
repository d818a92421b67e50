import { FEWEST_COMPARABLE } from '@aangan/shared-kit/domain/posting/price-position';
import { sql } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import { resultPagesOf } from '../../search/impressions/public.ts';

interface Counts extends Record<string, unknown> {
  readonly postedAt: number;
  readonly seenBy: number;
  readonly inResults: number;
  readonly shortlists: number;
  readonly contacts: number;
  readonly visits: number;
  readonly photosAskedFor: number;
}

interface Means extends Record<string, unknown> {
  readonly homes: number;
  readonly seenBy: number;
  readonly inResults: number;
  readonly shortlists: number;
  readonly contacts: number;
}

/** Homes that the means come from: the newest ones, so that the query stays small in a large locality. */
const MOST_COMPARED = 100;

const seenBy = sql`(select count(*)::int from viewed_listing v where v.listing_id = l.id)`;
const shortlists = sql`(select count(*)::int from shortlist_entry s where s.listing_id = l.id)`;
const contacts = sql`(select count(*)::int from contact c where c.listing_id = l.id)`;

const inResults = (now: number) => resultPagesOf(sql`l.id`, now);

/** How often a listing was seen and asked for; undefined before it was published. @param now epoch ms */
export async function countsOf(database: Database, id: string, now: number): Promise<Counts | undefined> {
  const { rows } = await database.execute<Counts>(sql`
    select date_part('epoch', l.posted_at) * 1000 "postedAt", ${seenBy} "seenBy",
      ${inResults(now)} "inResults", ${shortlists} shortlists, ${contacts} contacts,
      (select count(*)::int from visit v where v.listing_id = l.id) visits,
      (select count(*)::int from photo_request p where p.listing_id = l.id) "photosAskedFor"
    from listing l where l.id = ${id}`);
  return rows[0];
}

/** The same of live homes of the kind in the locality, on average; null with too few of them. */
export async function meansOfHomesLike(database: Database, id: string, now: number): Promise<Means | null> {
  const { rows } = await database.execute<Means>(sql`
    with like_it as (
      select l.id from listing l join listing own on own.id = ${id}
      where l.locality_id = own.locality_id and l.category = own.category and l.active and l.id <> own.id
      order by l.posted_at desc, l.id desc limit ${MOST_COMPARED})
    select count(*)::int homes, coalesce(avg(${seenBy}), 0)::float8 "seenBy",
      coalesce(avg(${inResults(now)}), 0)::float8 "inResults",
      coalesce(avg(${shortlists}), 0)::float8 shortlists, coalesce(avg(${contacts}), 0)::float8 contacts
    from like_it l`);
  const [means] = rows;
  return means && means.homes >= FEWEST_COMPARABLE ? means : null;
}
