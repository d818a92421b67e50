import type { paymentTopics } from '@aangan/shared-kit/contracts/payments';
import type { Database } from '../../foundation/database/public.ts';
import type { TopicHandlers } from '../../foundation/module/public.ts';
import { callError } from '../../foundation/server/public.ts';
import { paymentOf } from './payments.queries.ts';

/** The live updates of a person's payments. */
export function paymentTopicHandlers(database: Database): TopicHandlers<typeof paymentTopics> {
  return {
    async 'payment-state'(accountId, { paymentId }) {
      const own = () => paymentOf(database, accountId, paymentId);
      const found = await own();
      if (!found) throw callError('no-payment');
      return { audience: paymentId, now: async () => ({ state: ((await own()) ?? found).state }) };
    },
  };
}
