import type { Database } from '../../foundation/database/public.ts';
import type { Events } from '../../foundation/events/public.ts';
import { grantCards } from './grant-cards.ts';

/**
 * Gives a card for a new account, and one for its first contact. A card is given once, however often the event is
 * delivered.
 */
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
