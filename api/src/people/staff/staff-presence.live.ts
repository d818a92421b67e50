import type { staffTopics } from '@aangan/shared-kit/contracts/staff';
import type { Database } from '../../foundation/database/public.ts';
import type { TopicHandlers } from '../../foundation/module/public.ts';
import { callError } from '../../foundation/server/public.ts';
import { accountOfId } from '../accounts/public.ts';
import { lastActivity } from './staff-presence.queries.ts';

/** The live updates of a queue, for accounts with the staff role. They name nobody: the call beside them does. */
export function staffTopicHandlers(database: Database): TopicHandlers<typeof staffTopics> {
  return {
    async 'staff-queue'(accountId, { queue }) {
      const found = await accountOfId(database, accountId);
      if (found?.role !== 'staff') throw callError('no-queue');
      return { audience: queue, now: async () => ({ at: await lastActivity(database, queue) }) };
    },
  };
}
