import type { rentPaymentTopics } from '@aangan/shared-kit/contracts/rent-payments';
import type { Database } from '../../foundation/database/public.ts';
import type { TopicHandlers } from '../../foundation/module/public.ts';
import { sharesOf } from './dues.queries.ts';
import { readableDue } from './dues.routes.ts';

/** The live updates of dues, for who pays a part of them. */
export function rentPaymentTopicHandlers(database: Database): TopicHandlers<typeof rentPaymentTopics> {
  return {
    async 'rent-due-state'(accountId, { dueId }) {
      await readableDue(database, accountId, dueId);
      return {
        audience: dueId,
        async now() {
          const { state } = await readableDue(database, accountId, dueId);
          const shares = await sharesOf(database, dueId);
          const receivedPaise = shares.reduce((sum, each) => sum + (each.state === 'received' ? each.paise : 0), 0);
          return { state, receivedPaise };
        },
      };
    },
  };
}
