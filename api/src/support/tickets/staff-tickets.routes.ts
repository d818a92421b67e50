import type { ticketCalls } from '@aangan/shared-kit/contracts/tickets';
import type { Transaction } from '../../foundation/database/public.ts';
import { badInput, type CallHandlers, notFound } from '../../foundation/server/public.ts';
import { personById } from '../../people/accounts/public.ts';
import { NO_SUCH_TICKET, type TicketDeps } from './ticket-deps.ts';
import { answer, handOver, take } from './ticket-steps.ts';
import {
  colleaguesOf,
  countWaiting,
  holdTicket,
  isOfSupport,
  lastChange,
  ticketOf,
  waitingTickets,
} from './tickets.queries.ts';
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

  async function firstNameOf(accountId: string): Promise<string> {
    return (await personById(database, accountId))?.name.split(' ', 1)[0] ?? '';
  }

  return {
    async 'GET /api/v1/staff/tickets'(_input, request) {
      const { accountId } = await sessions.staff(request, 'support');
      // Read before the list: a change in between is shown again rather than missed.
      const changedOn = await lastChange(database);
      const rows = await waitingTickets(database);
      return {
        tickets: rows.map(({ row, heldBy, name, lastText }) => ({
          ...wireSummary(row, heldBy),
          ...{ name, lastText, mine: row.heldBy === accountId },
        })),
        changedOn,
      };
    },

    async 'GET /api/v1/staff/tickets/waiting'(_input, request) {
      await sessions.staff(request, 'support');
      return { waiting: await countWaiting(database) };
    },

    async 'GET /api/v1/staff/tickets/colleagues'(_input, request) {
      const { accountId } = await sessions.staff(request, 'support');
      return { colleagues: await colleaguesOf(database, accountId) };
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
        return { heldBy: await firstNameOf(accountId) };
      });
    },

    async 'POST /api/v1/staff/tickets/{number}/hand-over'({ params: { number }, body }, request) {
      const { accountId } = await sessions.staff(request, 'support');
      const to = body.to === 'me' ? accountId : body.to;
      if (to !== null && !(await isOfSupport(database, to))) throw badInput('body.to', 'Choose a member of support.');
      await database.transaction(async (transaction) =>
        handOver(transaction, await held(transaction, number), to, new Date(now())),
      );
      await audit.note({ event: 'staff-action', accountId, detail: 'ticket handed over' }, request);
      return { heldBy: to === null ? null : await firstNameOf(to) };
    },

    async 'POST /api/v1/staff/tickets/{number}/answer'({ params: { number }, body }, request) {
      const { accountId: staffId } = await sessions.staff(request, 'support');
      const state = await database.transaction(async (transaction) => {
        const row = await held(transaction, number);
        const answered = await answer(transaction, row, { staffId, ...body, at: new Date(now()) });
        const isRepeated = answered.lastSeq === row.lastSeq;
        if (!isRepeated) await messages.tell({ news: 'answered', number, seq: answered.lastSeq }, transaction);
        return answered.state;
      });
      await audit.note({ event: 'staff-action', accountId: staffId, detail: 'ticket answered' }, request);
      return { state };
    },
  };
}
