import type { contactTopics } from '@aangan/shared-kit/contracts/contacts';
import type { Database, Transaction } from '../../foundation/database/public.ts';
import { emitLive } from '../../foundation/live/public.ts';
import type { TopicHandlers } from '../../foundation/module/public.ts';
import { requestAbout } from './contacts.queries.ts';
import type { ContactRequestRow } from './contacts.tables.ts';

/** The live updates of a seeker's requests. */
export function contactTopicHandlers(database: Database): TopicHandlers<typeof contactTopics> {
  return {
    async 'contact-request'(accountId, { propertyId }) {
      const listingId = propertyId.toLowerCase();
      return {
        audience: audienceOf({ seekerId: accountId, listingId }),
        now: async () => ({ state: (await requestAbout(database, accountId, listingId))?.state ?? null }),
      };
    },
  };
}

/** Shows the seeker's open page that the owner has answered. */
export async function showAnswer(transaction: Transaction, request: ContactRequestRow): Promise<void> {
  await emitLive(transaction, 'contact-request', audienceOf(request), { state: request.state });
}

/** Shows the owner's open page that somebody is interested in a listing. */
export async function showInterest(transaction: Transaction, ownerId: string, at: Date): Promise<void> {
  await emitLive(transaction, 'interested-people', ownerId, { at: at.getTime() });
}

/** A request is unique by its seeker and its listing. */
function audienceOf({ seekerId, listingId }: Pick<ContactRequestRow, 'seekerId' | 'listingId'>): string {
  return `${seekerId} ${listingId}`;
}
