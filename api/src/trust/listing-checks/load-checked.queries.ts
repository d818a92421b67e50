import { type SQL, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../foundation/database/public.ts';
import { photoIdOf } from '../../search/listings/public.ts';
import type { CheckedListing } from './checked-listing.ts';

/** Loads the facts that the checks use, of some listings `l`. */
export async function loadChecked(database: DatabaseOrTransaction, where: SQL = sql`true`): Promise<CheckedListing[]> {
  const looks = await looksById(database);
  const { rows } = await database.execute<
    Omit<CheckedListing, 'looks'> & { photos: string } & Record<string, unknown>
  >(sql`
    select l.id, l.city, l.category, l.locality_id "localityId", l.latitude, l.longitude, l.area, l.price, l.bhk, l.floor,
      l.total_floors "totalFloors", l.age, l.bathrooms, l.furnishing, l.parking, l.facing, l.amenities,
      l.room_types "roomTypes", l.food_included "foodIncluded", l.flatmate_room "flatmateRoom",
      l.commercial_type "commercialType", l.owner_name "ownerName", l.posted_by_builder "postedByBuilder", l.description,
      l.active, l.inactive_reason "inactiveReason", l.photos, o.account_id "ownerId", a.name "accountName",
      coalesce(round(date_part('epoch', a.created_at) * 1000), 0) "ownerSince",
      round(date_part('epoch', l.posted_at) * 1000) "postedAt",
      round(date_part('epoch', l.confirmed_at) * 1000) "confirmedAt"
    from listing l left join listing_owner o on o.listing_id = l.id left join account a on a.id = o.account_id
    where ${where}
    order by l.posted_at, l.id`);
  return rows.map(({ photos, ...rest }) => ({
    ...rest,
    looks: photos === '' ? [] : photos.split(',').map((token) => looks.get(photoIdOf(token)) ?? photoIdOf(token)),
  }));
}

async function looksById(database: DatabaseOrTransaction): Promise<ReadonlyMap<string, string>> {
  const { rows } = await database.execute<{ photoId: string; look: string }>(
    sql`select photo_id "photoId", look from photo_look where photo_id <> look`,
  );
  return new Map(rows.map(({ photoId, look }) => [photoId, look]));
}
