import { indiaDay } from '@aangan/shared-kit/domain/india-day';
import type { Database } from '../../foundation/database/public.ts';
import type { Events } from '../../foundation/events/public.ts';
import { noteRentOnTime } from './note-rent-on-time.ts';

/** Counts a rent that has arrived for each payer who paid by its due day. Safe to repeat. */
export function countRentsOnTime(database: Database, events: Pick<Events, 'on'>): void {
  events.on('rent.arrived', 'renter-club', async ({ dueOn, shares }) => {
    for (const { shareId, accountId, receivedAt } of shares) {
      if (indiaDay(receivedAt) > dueOn) continue;
      await database.transaction((transaction) =>
        noteRentOnTime(transaction, { paymentId: shareId, accountId, at: new Date(receivedAt) }),
      );
    }
  });
}
