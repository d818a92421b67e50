import { sql } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';

/** Maximum number of generated deals. */
const DEALS = 60_000;

/**
 * Generates deals as a register of agreements would have them for societies with listings: similar homes, from the last
 * two years, somewhat below today's asking prices. Derived from the ids, so that the same listings give the same deals.
 * @param now epoch ms
 */
export async function seedRegisteredDeals(database: Database, now: number): Promise<void> {
  await database.execute(sql`
    insert into registered_deal (id, locality_id, society_id, kind, bhk, area, floor, price, registered_on)
    select 'deal_' || l.id || '-' || n, l.locality_id, l.society_id,
      case l.category when 'RENT' then 'RENT' else 'SALE' end, l.bhk::text,
      round(l.area * (0.95 + 0.1 * draw.area))::int,
      (draw.floor * greatest(l.total_floors, 1))::int,
      (round(l.price * (0.84 + 0.12 * draw.price) / 500) * 500)::int,
      (${new Date(now).toISOString()}::timestamptz at time zone 'Asia/Kolkata')::date - (20 + (draw.day * 700)::int)
    from listing l
    cross join generate_series(1, 2) n
    cross join lateral (select
      (abs(hashtext(l.id || 'area' || n)) % 1000) / 1000.0 area, (abs(hashtext(l.id || 'floor' || n)) % 1000) / 1000.0 floor,
      (abs(hashtext(l.id || 'price' || n)) % 1000) / 1000.0 price, (abs(hashtext(l.id || 'day' || n)) % 1000) / 1000.0 "day"
    ) draw
    where l.category in ('RENT', 'BUY') and l.society_id is not null and l.area > 0
    order by l.id, n
    limit ${DEALS}
    on conflict do nothing`);
}
