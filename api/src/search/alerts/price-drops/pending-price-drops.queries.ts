import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../foundation/database/public.ts';
import { DROP_PERCENT } from './price-drop.ts';

/** Drops older than this are no longer notified. */
const NEWS_DAYS = 7;

/** A drop that a person who shortlisted the home before it has not been notified of. */
export interface PendingPriceDrop {
  readonly accountId: string;
  readonly listingId: string;
  /** Epoch ms. */
  readonly droppedAt: number;
  /** ₹ (a month). */
  readonly fromPrice: number;
}

/**
 * Drops of active homes whose price is still lower, oldest first. Excludes the owner of the home, people who opted out
 * and people who opted in again after the drop.
 * @param now epoch ms
 */
export async function pendingPriceDrops(database: Database, now: number): Promise<PendingPriceDrop[]> {
  const fellTo = (price: string) =>
    sql`${sql.raw(price)}::bigint * 100 <= c.from_price::bigint * ${100 - DROP_PERCENT}`;
  const { rows } = await database.execute<PendingPriceDrop & Record<string, unknown>>(sql`
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
