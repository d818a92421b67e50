import type { rentPaymentTopics } from '@aangan/shared-kit/contracts/rent-payments';
import type { Database } from '../../foundation/database/public.ts';
import type { TopicHandlers } from '../../foundation/module/public.ts';
import { notFound } from '../../foundation/server/public.ts';
import { paidDue } from './dues.queries.ts';
import { receivedOf } from './move-due.ts';
import { RENT_PAYMENT_WORDS } from './rent-payment.words.ts';

/** The live updates of a person's payments. */
export function rentPaymentTopicHandlers(database: Database): TopicHandlers<typeof rentPaymentTopics> {
  return {
    async 'rent-due-state'(accountId, { dueId }) {
      const find = async () => {
        const found = await paidDue(database, { id: dueId, accountId });
        if (!found) throw notFound(RENT_PAYMENT_WORDS.noDue);
        return found;
      };
      await find();
      return {
        audience: dueId,
        now: async () => {
          const { due, shares } = await find();
          return { state: due.state, receivedPaise: receivedOf(shares) };
        },
      };
    },
  };
}
