import { TICKET_SUBJECTS, TICKET_TOPICS } from '@aangan/shared-kit/domain/support/tickets';
import { and, asc, eq, gte, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { CallSource } from '../../foundation/module/public.ts';
import { account } from '../../people/accounts/public.ts';
import { endCall } from './ticket-steps.ts';
import { holdTicket } from './tickets.queries.ts';
import { type TicketRow, ticket } from './tickets.tables.ts';

const AT_ONCE = 500;

/** A call that is asked for again is another request. */
const refOf = (number: string, wantedAt: Date) => `${number}@${wantedAt.getTime()}`;

const numberOf = (ref: string) => ref.slice(0, ref.lastIndexOf('@'));

/** People who want a call about their request to support. A solved request waits for no call. */
export const ticketCallSource: CallSource = {
  kinds: ['ticket'],

  async waiting(database, since) {
    const rows = await database
      .select({ number: ticket.number, askedAt: ticket.callWantedAt })
      .from(ticket)
      .where(and(gte(ticket.callWantedAt, since), ne(ticket.state, 'solved')))
      .orderBy(asc(ticket.callWantedAt))
      .limit(AT_ONCE);
    return rows.flatMap(({ number, askedAt }) =>
      askedAt === null ? [] : [{ kind: 'ticket' as const, ref: refOf(number, askedAt), askedAt }],
    );
  },

  async people(reader, _kind, refs) {
    const firstText = sql<string>`coalesce((select entry.text from ticket_entry entry
        where entry.number = ${ticket.number} and entry.author = 'person' and entry.text <> ''
        order by entry.seq limit 1), '')`;
    const rows = await reader
      .select({ row: ticket, name: account.name, phone: account.phone, firstText })
      .from(ticket)
      .innerJoin(account, eq(account.id, ticket.accountId))
      .where(and(inArray(ticket.number, refs.map(numberOf)), ne(ticket.state, 'solved'), isNull(account.deletedAt)));
    return new Map(
      rows.flatMap(({ row, name, phone, firstText }) => {
        if (phone === null || row.callWantedAt === null) return [];
        const { number, accountId, callWantedAt } = row;
        return [[refOf(number, callWantedAt), { name, phone, accountId, about: aboutOf(row, firstText) }] as const];
      }),
    );
  },

  async called(transaction, _kind, ref, news, at) {
    if (news === 'reached') return;
    const held = await holdTicket(transaction, numberOf(ref));
    // The person may have asked anew, or not want it any more.
    if (!held?.callWantedAt || refOf(held.number, held.callWantedAt) !== ref) return;
    await endCall(transaction, held, news === 'done', at);
  },
};

function aboutOf({ number, topic, about, reference }: TicketRow, firstText: string): string[] {
  return [
    `Request: ${number}, ${TICKET_TOPICS[topic].label}`,
    ...(about === null ? [] : [`${TICKET_SUBJECTS[about].label}: ${reference}`]),
    ...(firstText === '' ? [] : [`They wrote: ${firstText.slice(0, 400)}`]),
  ];
}
