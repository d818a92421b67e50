import type { Database } from '../../foundation/database/public.ts';
import type { Events } from '../../foundation/events/public.ts';
import { grantCards } from './grant-cards.ts';

/** A card for a new account, and one for its first contact. A card is granted once, however often the event comes. */
export function rewardEvents(database: Database, events: Events): void {
  events.on('account.created', 'rewards', ({ accountId }, { at }) =>
    database.transaction(async (transaction) => {
      await grantCards(transaction, { event: 'account-created', accountId, at });
    }),
  );
  events.on('contact.made', 'rewards', ({ seekerId }, { at }) =>
    database.transaction(async (transaction) => {
      await grantCards(transaction, { event: 'first-contact', accountId: seekerId, at });
    }),
  );
}
