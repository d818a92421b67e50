import type { Api } from '../../foundation/module/public.ts';
import { bookVisit, upcomingVisit } from './book-visit.ts';
import { homeToVisit } from './home-to-visit.queries.ts';
import { isOpen } from './slot-state.ts';
import { slotStates } from './slots.queries.ts';
import { visitsOf } from './visit-deps.ts';
import type { VisitRow } from './visits.tables.ts';

interface Asked {
  readonly listingId: string;
  readonly visitorId: string;
}

/** Bookings that another module makes for a visitor, such as those that two people agree on in a chat. */
export interface VisitBookings {
  /** The slots among these times that the visitor can book now. @param times epoch ms */
  free(asked: Asked, times: readonly number[]): Promise<number[]>;
  /**
   * Books a slot, or moves the visitor's visit to it, and notifies the owner. Repeating it changes nothing.
   * @param startsAt epoch ms
   * @throws CallError as `bookVisit` does
   */
  book(asked: Asked, startsAt: number): Promise<VisitRow>;
}

/** Bookings of an API. */
export function visitBookingsOf(api: Api): VisitBookings {
  const deps = api.use(visitsOf);
  const { database, notices, slotAlerts, now } = deps;
  return {
    async free({ listingId, visitorId }, times) {
      const home = await homeToVisit(database, listingId, now());
      const states = await slotStates(database, home, { accountId: visitorId, holders: [] }, now());
      return times.filter((time) => isOpen(states.get(time) ?? 'taken'));
    },

    async book({ listingId, visitorId }, startsAt) {
      const home = await homeToVisit(database, listingId, now());
      const before = await upcomingVisit(database, visitorId, listingId, now());
      const reschedule = before !== undefined && before.startsAt.getTime() !== startsAt;
      const asked = { accountId: visitorId, holders: [], sponsored: false, attribution: {} };
      const { visit, effect } = await bookVisit(deps, { ...asked, home, startsAt, reschedule }, now());
      if (effect !== 'repeated') await notices.tell(visit, effect);
      if (effect === 'moved') await slotAlerts.look(visit.listingId);
      return visit;
    },
  };
}
