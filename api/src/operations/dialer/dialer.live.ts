import type { dialerTopics } from '@aangan/shared-kit/contracts/dialer';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import type { TopicHandlers } from '../../foundation/module/public.ts';
import { notFound } from '../../foundation/server/public.ts';
import { lastCall } from './cases.queries.ts';
import { callCase } from './dialer.tables.ts';
import { DIALER_WORDS } from './dialer.words.ts';

/** The live updates of a case, for the staff member who has it. */
export function dialerTopicHandlers(database: Database): TopicHandlers<typeof dialerTopics> {
  return {
    async 'call-case'(accountId, { caseId }) {
      const [held] = await database
        .select({ lastSeq: callCase.lastSeq })
        .from(callCase)
        .where(and(eq(callCase.id, caseId), eq(callCase.heldBy, accountId)));
      if (!held) throw notFound(DIALER_WORDS.noSuchCase);
      return {
        audience: caseId,
        async now() {
          const call = await lastCall(database, caseId);
          const [row] = await database
            .select({ lastSeq: callCase.lastSeq })
            .from(callCase)
            .where(eq(callCase.id, caseId));
          return { seq: row?.lastSeq ?? held.lastSeq, state: call?.callState ?? null };
        },
      };
    },
  };
}
