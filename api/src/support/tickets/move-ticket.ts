import type { TicketEntryKind } from '@aangan/shared-kit/domain/support/tickets';
import type { Transaction } from '../../foundation/database/public.ts';
import { emitLive } from '../../foundation/live/public.ts';
import { addEntry, changeTicket } from './tickets.queries.ts';
import type { TicketEntryRow, TicketRow } from './tickets.tables.ts';

/** Audience of the queue's events. */
export const QUEUE = 'support';

interface TicketMove {
  readonly kind: TicketEntryKind;
  readonly author: TicketEntryRow['author'];
  readonly text?: string;
  readonly clientKey?: string | undefined;
  readonly fileId?: string;
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
  { kind, author, text = '', clientKey, fileId, at, change = {} }: TicketMove,
): Promise<TicketRow> {
  const { number, accountId } = held;
  const seq = held.lastSeq + 1;
  // Who writes has seen what is there.
  const seen = author === 'person' ? { seenSeq: seq } : {};
  const changed = { ...change, ...seen, lastSeq: seq, changedAt: at };
  await changeTicket(transaction, number, changed);
  const keys = { clientKey: clientKey ?? null, fileId: fileId ?? null };
  await addEntry(transaction, { number, seq, accountId, kind, author, text, at, dueAt: change.dueAt ?? null, ...keys });
  const moved = { ...held, ...changed };
  await emitLive(transaction, 'ticket', number, { seq, state: moved.state });
  await emitLive(transaction, 'support-queue', QUEUE, { changedOn: at.getTime() });
  return moved;
}
