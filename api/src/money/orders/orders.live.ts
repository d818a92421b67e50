import type { orderTopics } from '@aangan/shared-kit/contracts/orders';
import type { Database } from '../../foundation/database/public.ts';
import type { TopicHandlers } from '../../foundation/module/public.ts';
import { callError } from '../../foundation/server/public.ts';
import { orderOf } from './orders.queries.ts';

/** The live updates of a person's orders. */
export function orderTopicHandlers(database: Database): TopicHandlers<typeof orderTopics> {
  return {
    async 'order-state'(accountId, { orderId }) {
      const own = () => orderOf(database, accountId, orderId);
      const found = await own();
      if (!found) throw callError('no-order');
      return { audience: orderId, now: async () => ({ state: ((await own()) ?? found).state }) };
    },
  };
}
