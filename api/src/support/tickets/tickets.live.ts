import type { ticketTopics } from '@aangan/shared-kit/contracts/tickets';
import type { Database } from '../../foundation/database/public.ts';
import type { TopicHandlers } from '../../foundation/module/public.ts';
import { notFound } from '../../foundation/server/public.ts';
import { NO_SUCH_TICKET } from './ticket-deps.ts';
import { ownTicket } from './tickets.queries.ts';

/** The live updates of a person's tickets. */
export function ticketTopicHandlers(database: Database): TopicHandlers<typeof ticketTopics> {
  return {
    async ticket(accountId, { number }) {
      const own = () => ownTicket(database, accountId, number);
      const found = await own();
      if (!found) throw notFound(NO_SUCH_TICKET);
      return {
        audience: number,
        async now() {
          const { lastSeq: seq, state } = (await own()) ?? found;
          return { seq, state };
        },
      };
    },
  };
}
