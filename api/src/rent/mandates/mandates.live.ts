import type { rentMandateTopics } from '@aangan/shared-kit/contracts/rent-mandates';
import type { Database } from '../../foundation/database/public.ts';
import type { TopicHandlers } from '../../foundation/module/public.ts';
import { notFound } from '../../foundation/server/public.ts';
import { MANDATE_WORDS } from './mandate.words.ts';
import { mandateOf } from './mandates.queries.ts';
import type { MandateRow } from './mandates.tables.ts';

/** The live updates of mandates, for who has asked for them. */
export function mandateTopicHandlers(database: Database): TopicHandlers<typeof rentMandateTopics> {
  async function own(accountId: string, mandateId: string): Promise<MandateRow> {
    const mandate = await mandateOf(database, mandateId);
    if (mandate?.accountId !== accountId) throw notFound(MANDATE_WORDS.noMandate);
    return mandate;
  }
  return {
    async 'rent-mandate-state'(accountId, { mandateId }) {
      await own(accountId, mandateId);
      return {
        audience: mandateId,
        async now() {
          const { state } = await own(accountId, mandateId);
          return { state };
        },
      };
    },
  };
}
