import type { PhotoRoom } from '@aangan/shared-kit/domain/photo-rooms';
import { sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../foundation/database/public.ts';
import { listing, listingPhoto, listingVideo } from '../../search/listings/public.ts';
import type { ListingState } from './posting-state.ts';

interface BesideDraft extends Record<string, unknown> {
  /** Rooms of the uploaded photos in order; null where the owner has not said. */
  readonly rooms: readonly (PhotoRoom | null)[];
  readonly hasVideo: boolean;
  readonly visitHours: boolean;
  /** Null before the draft was published. */
  readonly listing: ListingState | null;
}

/** What other tables have of a draft: one query, because every saved field needs it. All by primary keys or one index. */
export async function besideDraft(database: DatabaseOrTransaction, id: string): Promise<BesideDraft> {
  const { rows } = await database.execute<BesideDraft>(sql`
    select
      (select coalesce(json_agg(p.room order by p.position, p.id), '[]') from ${listingPhoto} p where p.listing_id = ${id}) rooms,
      exists (select from ${listingVideo} v where v.listing_id = ${id}) "hasVideo",
      exists (select from visit_week w where w.listing_id = ${id}) "visitHours",
      (select json_build_object('active', l.active, 'inactiveReason', l.inactive_reason, 'refused',
          exists (select from listing_check c where c.listing_id = l.id and c.verdict = 'refused'))
        from ${listing} l where l.id = ${id}) listing`);
  const [found] = rows;
  if (!found) throw new Error('A query without a condition answers one row.');
  return found;
}
