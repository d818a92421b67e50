import type { ticketCalls } from '@aangan/shared-kit/contracts/tickets';
import type { Transaction } from '../../foundation/database/public.ts';
import { type CallHandlers, notFound } from '../../foundation/server/public.ts';
import { personById } from '../../people/accounts/public.ts';
import { NO_SUCH_TICKET, type TicketDeps } from './ticket-deps.ts';
import { answer, take } from './ticket-steps.ts';
import { countWaiting, holdTicket, ticketOf, waitingTickets } from './tickets.queries.ts';
import type { TicketRow } from './tickets.tables.ts';
import { wireSummary, wireTicket } from './wire-ticket.ts';

type StaffCall = Extract<keyof typeof ticketCalls, `${string} /api/v1/staff/${string}`>;

/** The queue of tickets, and the answers of staff. */
export function staffTicketHandlers({
  database,
  sessions,
  audit,
  messages,
  now,
}: TicketDeps): CallHandlers<Pick<typeof ticketCalls, StaffCall>> {
  async function held(transaction: Transaction, number: string): Promise<TicketRow> {
    const row = await holdTicket(transaction, number);
    if (!row) throw notFound(NO_SUCH_TICKET);
    return row;
  }

  return {
    async 'GET /api/v1/staff/tickets'(_input, request) {
      await sessions.staff(request, 'support');
      const rows = await waitingTickets(database);
      return {
        tickets: rows.map(({ row, heldBy, name, lastText }) => ({ ...wireSummary(row, heldBy), name, lastText })),
      };
    },

    async 'GET /api/v1/staff/tickets/waiting'(_input, request) {
      await sessions.staff(request, 'support');
      return { waiting: await countWaiting(database) };
    },

    async 'GET /api/v1/staff/tickets/{number}'({ params }, request) {
      const { accountId } = await sessions.staff(request, 'support');
      const row = await ticketOf(database, params.number);
      const person = row && (await personById(database, row.accountId));
      if (!row || !person) throw notFound(NO_SUCH_TICKET);
      return { ...(await wireTicket(database, row, now())), name: person.name, mine: row.heldBy === accountId };
    },

    async 'POST /api/v1/staff/tickets/{number}/take'({ params }, request) {
      const { accountId } = await sessions.staff(request, 'support');
      return database.transaction(async (transaction) => {
        await take(transaction, await held(transaction, params.number), accountId, new Date(now()));
        return { heldBy: (await personById(transaction, accountId))?.name.split(' ', 1)[0] ?? '' };
      });
    },

    async 'POST /api/v1/staff/tickets/{number}/answer'({ params: { number }, body: { text, solved } }, request) {
      const { accountId: staffId } = await sessions.staff(request, 'support');
      const state = await database.transaction(async (transaction) => {
        const row = await held(transaction, number);
        const answered = await answer(transaction, row, { staffId, text, solved, at: new Date(now()) });
        await messages.tell({ news: 'answered', number, seq: answered.lastSeq }, transaction);
        return answered.state;
      });
      await audit.note({ event: 'staff-action', accountId: staffId, detail: 'ticket answered' }, request);
      return { state };
    },
  };
}
