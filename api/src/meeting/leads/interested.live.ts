import type { interestedTopics } from '@aangan/shared-kit/contracts/interested';
import type { Database } from '../../foundation/database/public.ts';
import type { TopicHandlers } from '../../foundation/module/public.ts';
import { lastInterestAt } from './interested.queries.ts';

/** The live updates of an owner's list of interested people. */
export function interestedTopicHandlers(database: Database): TopicHandlers<typeof interestedTopics> {
  return {
    async 'interested-people'(accountId) {
      return { audience: accountId, now: async () => ({ at: await lastInterestAt(database, accountId) }) };
    },
  };
}
