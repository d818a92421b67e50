import type { Database } from '../../foundation/database/public.ts';
import type { Events } from '../../foundation/events/public.ts';
import { denyRentedOut } from './contact-claims.queries.ts';

/** When an owner confirms availability, this answers all claims that the home was rented out. */
export function contactEvents(database: Database, events: Events): void {
  events.on('listing.confirmed', 'contacts', ({ listingId }, { at }) => denyRentedOut(database, listingId, at));
}
