import { LISTING_CATEGORIES, type ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import { sql } from 'drizzle-orm';
import { type Database, type DatabaseOrTransaction, listen } from '../../foundation/database/public.ts';

/** Channel of the database on which all instances hear of changed listings. */
const CHANNEL = 'listing_changed';

/** The part of the listings that a search reads: one category of one city. */
export interface ListingShard {
  readonly city: string;
  readonly category: ListingCategory;
}

/** Tells every instance, once the transaction commits, that what it has cached of these listings is old. */
export async function noteListingChange(
  database: DatabaseOrTransaction,
  { city, category }: ListingShard,
): Promise<void> {
  await database.execute(sql`select pg_notify(${CHANNEL}, ${`${city} ${category}`})`);
}

interface Heard {
  /** A shard has changed, or every one may have when the connection broke: undefined. */
  onChange(shard: ListingShard | undefined): void;
  onError(error: unknown): void;
}

/** Hears of changed listings, on a connection of its own. */
export function hearListingChanges(database: Database, { onChange, onError }: Heard): { close(): Promise<void> } {
  return listen(database.$client.options, CHANNEL, {
    onNotification(payload) {
      const [city = '', name] = payload.split(' ');
      const category = LISTING_CATEGORIES.find((each) => each === name);
      if (category) onChange({ city, category });
    },
    // Notifications before this moment were missed.
    onConnect: () => onChange(undefined),
    onError,
  });
}
