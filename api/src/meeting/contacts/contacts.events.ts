import type { Database } from '../../foundation/database/public.ts';
import type { Events } from '../../foundation/events/public.ts';
import { denyRentedOut } from './contact-claims.queries.ts';

/** An owner who confirms that a home is available answers all who said that it is rented out. */
export function contactEvents(database: Database, events: Events): void {
  events.on('listing.confirmed', 'contacts', ({ listingId }, { at }) => denyRentedOut(database, listingId, at));
}
