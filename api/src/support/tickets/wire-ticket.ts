import type { Ticket, TicketSummary } from '@aangan/shared-kit/contracts/tickets';
import { mayReopen } from '@aangan/shared-kit/domain/support/tickets';
import type { DatabaseOrTransaction } from '../../foundation/database/public.ts';
import { partsOf } from './tickets.queries.ts';
import type { TicketRow } from './tickets.tables.ts';

/** A ticket as lists show it. @param heldBy first name of who has it */
export function wireSummary(row: TicketRow, heldBy: string | null): TicketSummary {
  const { number, topic, about, reference, state, chat, receivedAt, dueAt } = row;
  const dates = { receivedOn: receivedAt.getTime(), dueOn: dueAt?.getTime() ?? null };
  return { number, topic, about, reference, state, chat, ...dates, heldBy };
}

/** A ticket with its timeline. @param now epoch ms */
export async function wireTicket(database: DatabaseOrTransaction, row: TicketRow, now: number): Promise<Ticket> {
  const { entries, files, holder } = await partsOf(database, row);
  return {
    ...wireSummary(row, holder),
    ...{ page: row.page, seenSeq: row.seenSeq },
    entries: entries.map(({ seq, kind, author, text, at, dueAt, fileId }) => ({
      ...{ seq, kind, author, text, fileId },
      at: at.getTime(),
      dueOn: dueAt?.getTime() ?? null,
    })),
    files: files.map(({ id, mediaType, bytes, at }) => ({ id, mediaType, bytes, at: at.getTime() })),
    inTime: row.answeredAt === null ? null : row.answeredAt <= row.promisedAt,
    rating: row.rating,
    wantsCall: row.callWantedAt !== null,
    mayReopen: row.solvedAt !== null && mayReopen(row.solvedAt.getTime(), now),
  };
}
