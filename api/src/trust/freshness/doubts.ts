import { sql } from 'drizzle-orm';
import { personBehind } from '../../foundation/audit/public.ts';
import type { DatabaseOrTransaction } from '../../foundation/database/public.ts';
import { wordWeightSql } from '../../people/accounts/public.ts';
import { DOUBTS, type Doubt } from './freshness-rules.ts';

/** A report of a taken home expires after this time: the owner has been asked by then. */
const DOUBTED_FOR_DAYS = 30;

/**
 * Who reported which listing as taken since its owner last confirmed it: seekers with the owner's number, people who
 * report it, and people who say so in feedback. The accounts of one person count once, and new accounts half.
 * @param at now
 */
export function doubtsSql(at: Date) {
  const since = new Date(at.getTime() - DOUBTED_FOR_DAYS * 86_400_000);
  return sql`
    select said.listing_id, sum(said.weight) weight, min(said.at) since from (
      select listing_id, ${personBehind(sql`voiced.account_id`)} person, max(weight) weight, max(at) at from (
        select c.listing_id, c.seeker_id account_id, ${wordWeightSql(sql`s.created_at`, sql`k.created_at`)} weight,
          k.created_at at
          from contact_claim k join contact c on c.id = k.contact_id join account s on s.id = c.seeker_id
          where k.reason = 'RENTED_OUT' and k.owner_agrees is not false and k.created_at > ${since}
        union all
        select r.listing_id, r.reporter_id, r.weight, r.created_at from listing_report r
          where r.reason = 'ALREADY_GONE' and r.outcome is null and r.created_at > ${since}
        union all
        select f.listing_id, f.account_id, 0.5, f.updated_at from home_feedback f
          where f.answers @? '$[*] ? (@.answer == "RENTED_OUT" || @.answer == "SOLD_OUT")' and f.updated_at > ${since}
      ) voiced group by listing_id, person
    ) said join listing d on d.id = said.listing_id and said.at > d.confirmed_at
    group by said.listing_id`;
}

/** Current weight of these reports against a listing, and the time of the first, epoch ms. */
export async function doubtOf(
  database: DatabaseOrTransaction,
  listingId: string,
  at: Date,
): Promise<Doubt | undefined> {
  const { rows } = await database.execute<{ weight: number; since: number }>(sql`
    select weight::float, round(date_part('epoch', since) * 1000)::float since
    from (${doubtsSql(at)}) doubts where listing_id = ${listingId}`);
  return rows[0];
}

/** Whether the reports against a listing are enough for freshness to ask its owner. */
export async function ownerIsAsked(database: DatabaseOrTransaction, listingId: string, at: Date): Promise<boolean> {
  return ((await doubtOf(database, listingId, at))?.weight ?? 0) >= DOUBTS.ask;
}
