import { sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../foundation/database/public.ts';

/**
 * Of the clusters that these listings belong to, search shows the listing that was confirmed last, then the one with
 * most photos. The others are inactive with reason `DUPLICATE`; when the shown one leaves, the next takes its place. A
 * listing that is inactive for another reason stays so.
 */
export async function showBestOf(database: DatabaseOrTransaction, listingIds: readonly string[]): Promise<void> {
  await database.execute(sql`
    with ranked as (
      select l.id, row_number() over (
        partition by c.cluster_id order by l.confirmed_at desc, l.photo_count desc, l.posted_at, l.id) place
      from listing_cluster c join listing l on l.id = c.listing_id
      where (l.active or l.inactive_reason = 'DUPLICATE')
        and c.cluster_id in (select cluster_id from listing_cluster where listing_id = any(${sql.param([...listingIds])}::text[])))
    update listing l set active = (r.place = 1), inactive_reason = case when r.place = 1 then null else 'DUPLICATE' end
    from ranked r
    where l.id = r.id and l.active <> (r.place = 1)`);
}
