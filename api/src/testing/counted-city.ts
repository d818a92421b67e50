import { ne, type SQL } from 'drizzle-orm';
import { listing } from '../property/property.tables.ts';

/** Tests of searches count the homes of this city: what pauses or posts any takes it from elsewhere. */
export const COUNTED_CITY = 'bangalore';

/** A listing that a test may change. */
export function mayBeChanged(): SQL {
  return ne(listing.city, COUNTED_CITY);
}
