import { sql } from 'drizzle-orm';
import type { Database } from '../../../foundation/database/client.ts';
import { DROP_PERCENT } from './price-drop.ts';

const DAY_MS = 86_400_000;
/** What could not be told for so long is no news any more. */
const NEWS_DAYS = 7;

/** A drop that somebody who shortlisted the home before it has not been told of. */
export interface UntoldDrop {
  readonly accountId: string;
  readonly listingId: string;
  /** Epoch ms. */
  readonly droppedAt: number;
  /** ₹ (a month). */
  readonly fromPrice: number;
}

/**
 * Drops of homes that are on offer and still cost less, the oldest first. Not for the owner of the home, nor for who
 * wants none or went on with them later.
 * @param now epoch ms
 */
export async function untoldDrops(database: Database, now: number): Promise<UntoldDrop[]> {
  const fellTo = (price: string) =>
    sql`${sql.raw(price)}::bigint * 100 <= c.from_price::bigint * ${100 - DROP_PERCENT}`;
  const { rows } = await database.execute<UntoldDrop & Record<string, unknown>>(sql`
    select s.account_id "accountId", c.listing_id "listingId", c.from_price "fromPrice",
      round(date_part('epoch', c.at) * 1000) "droppedAt"
    from price_change c
    join listing l on l.id = c.listing_id and l.active
    join shortlist_entry s on s.listing_id = c.listing_id and s.shortlisted_at < c.at
    left join listing_owner o on o.listing_id = c.listing_id
    left join price_drop_choice w on w.account_id = s.account_id
    where c.at > ${new Date(now - NEWS_DAYS * DAY_MS)} and c.at <= ${new Date(now)}
      and ${fellTo('c.to_price')} and ${fellTo('l.price')}
      and o.account_id is distinct from s.account_id
      and (w.account_id is null or (w.stopped_at is null and w.since < c.at))
      and not exists (
        select from told_price_drop t
        where t.account_id = s.account_id and t.listing_id = c.listing_id and t.dropped_at = c.at)
    order by s.account_id, c.at`);
  return rows;
}
