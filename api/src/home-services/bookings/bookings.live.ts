import type { bookingTopics } from '@aangan/shared-kit/contracts/bookings';
import type { Database } from '../../foundation/database/public.ts';
import type { TopicHandlers } from '../../foundation/module/public.ts';
import { lastPositionAt } from '../packers/job-position.ts';
import { ownBooking } from './booking.queries.ts';

/** The live updates of a person's bookings. */
export function bookingTopicHandlers(database: Database): TopicHandlers<typeof bookingTopics> {
  return {
    async 'booking-state'(accountId, { bookingId }) {
      await ownBooking(database, accountId, bookingId);
      return {
        audience: bookingId,
        now: async () => {
          const { state, changedAt } = await ownBooking(database, accountId, bookingId);
          return { state, at: changedAt.getTime() };
        },
      };
    },
    async 'booking-position'(accountId, { bookingId }) {
      await ownBooking(database, accountId, bookingId);
      return { audience: bookingId, now: async () => ({ at: await lastPositionAt(database, bookingId) }) };
    },
  };
}
