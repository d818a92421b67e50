import type { TicketEntryKind } from '@aangan/shared-kit/domain/support/tickets';
import type { Transaction } from '../../foundation/database/public.ts';
import { emitLive } from '../../foundation/live/public.ts';
import { addEntry, changeTicket } from './tickets.queries.ts';
import type { TicketEntryRow, TicketRow } from './tickets.tables.ts';

interface TicketMove {
  readonly kind: TicketEntryKind;
  readonly author: TicketEntryRow['author'];
  readonly text?: string;
  readonly at: Date;
  readonly change?: Partial<TicketRow>;
}

/**
 * Adds an entry to a ticket that the transaction holds, with what it changes, and tells open pages.
 * @returns the ticket as it is then
 */
export async function moveTicket(
  transaction: Transaction,
  held: TicketRow,
  { kind, author, text = '', at, change = {} }: TicketMove,
): Promise<TicketRow> {
  const { number, accountId } = held;
  const seq = held.lastSeq + 1;
  const changed = { ...change, lastSeq: seq, changedAt: at };
  await changeTicket(transaction, number, changed);
  await addEntry(transaction, { number, seq, accountId, kind, author, text, at, dueAt: change.dueAt ?? null });
  const moved = { ...held, ...changed };
  await emitLive(transaction, 'ticket', number, { seq, state: moved.state });
  return moved;
}
