import { ne, type SQL } from 'drizzle-orm';
import { listing } from '../property/property.tables.ts';

/** Tests of searches count the homes of this city: other tests take theirs from elsewhere when they pause or post any. */
export const COUNTED_CITY = 'bangalore';

/** A listing that a test may change, while others run. */
export function mayBeChanged(): SQL {
  return ne(listing.city, COUNTED_CITY);
}
