import type { ticketTopics } from '@aangan/shared-kit/contracts/tickets';
import type { Database } from '../../foundation/database/public.ts';
import type { TopicHandlers } from '../../foundation/module/public.ts';
import { callError, notFound } from '../../foundation/server/public.ts';
import { QUEUE } from './move-ticket.ts';
import { NO_SUCH_TICKET } from './ticket-deps.ts';
import { isOfSupport, lastChange, ownTicket, ticketOf } from './tickets.queries.ts';

/** The live updates of a person's tickets, and of all tickets for support. */
export function ticketTopicHandlers(database: Database): TopicHandlers<typeof ticketTopics> {
  return {
    async ticket(accountId, { number }) {
      const isStaff = await isOfSupport(database, accountId);
      const readable = () => (isStaff ? ticketOf(database, number) : ownTicket(database, accountId, number));
      const found = await readable();
      if (!found) throw notFound(NO_SUCH_TICKET);
      return {
        audience: number,
        async now() {
          const { lastSeq: seq, state } = (await readable()) ?? found;
          return { seq, state };
        },
      };
    },

    async 'support-queue'(accountId) {
      if (!(await isOfSupport(database, accountId))) throw callError('no-queue');
      return { audience: QUEUE, now: async () => ({ changedOn: await lastChange(database) }) };
    },
  };
}
