import { laterDue, mayReopen, REOPEN_DAYS, ticketDue } from '@aangan/shared-kit/domain/support/tickets';
import type { Transaction } from '../../foundation/database/public.ts';
import { CallError, callError } from '../../foundation/server/public.ts';
import { moveTicket } from './move-ticket.ts';
import { hasEntry } from './tickets.queries.ts';
import type { TicketRow } from './tickets.tables.ts';

const SOMEBODY_HAS_IT = 'A colleague is handling this request. Take it over first.';

const CALL_SOLVED = 'This request is solved. Tell us what is missing, then ask for a call.';

const TOO_LATE = `This request was solved more than ${REOPEN_DAYS} days ago. Please send a new request.`;

interface Reply {
  readonly text: string;
  /** The same key again is the same message. */
  readonly clientKey?: string | undefined;
}

/**
 * The person adds to their ticket. One that waited for the person waits for us again, with a new promise.
 * @throws CallError 409 for a ticket that was solved too long ago
 */
export async function addReply(
  transaction: Transaction,
  held: TicketRow,
  { text, clientKey }: Reply,
  at: Date,
): Promise<TicketRow> {
  if (clientKey !== undefined && (await hasEntry(transaction, held.number, clientKey))) return held;
  if (held.solvedAt && !mayReopen(held.solvedAt.getTime(), +at)) throw new CallError(409, TOO_LATE);
  const dueAt = held.dueAt ?? new Date(ticketDue(held.topic, +at, held.chat));
  const change = { state: 'open', dueAt, solvedAt: null, rating: null } as const;
  const reopened =
    held.state === 'solved' ? await moveTicket(transaction, held, { kind: 'reopened', author: 'aangan', at }) : held;
  return moveTicket(transaction, reopened, { kind: 'reply', author: 'person', text, clientKey, at, change });
}

/** The person says that nothing is left to do. A solved ticket stays as it is. */
export async function solveOwn(transaction: Transaction, held: TicketRow, at: Date): Promise<TicketRow> {
  if (held.state === 'solved') return held;
  const change = { state: 'solved', dueAt: null, solvedAt: at, callWantedAt: null } as const;
  return moveTicket(transaction, held, { kind: 'solved', author: 'person', at, change });
}

/**
 * The person wants a call about the ticket, or does not want it any more. Staff call by the dialer.
 * @throws CallError 409 for a solved ticket
 */
export async function wantCall(
  transaction: Transaction,
  held: TicketRow,
  wanted: boolean,
  at: Date,
): Promise<TicketRow> {
  if (wanted === (held.callWantedAt !== null)) return held;
  if (wanted && held.state === 'solved') throw new CallError(409, CALL_SOLVED);
  const kind = wanted ? 'call-asked' : 'call-left';
  return moveTicket(transaction, held, { kind, author: 'person', at, change: { callWantedAt: wanted ? at : null } });
}

/** Staff have called, or could not: the ticket waits for no call any more. */
export async function endCall(transaction: Transaction, held: TicketRow, spoke: boolean, at: Date): Promise<void> {
  const kind = spoke ? 'called' : 'not-called';
  await moveTicket(transaction, held, { kind, author: 'aangan', at, change: { callWantedAt: null } });
}

/** @throws CallError 409 while the ticket is not solved */
export async function rate(transaction: Transaction, held: TicketRow, stars: number, at: Date): Promise<TicketRow> {
  if (held.state !== 'solved') throw callError('request-not-solved');
  if (held.rating === stars) return held;
  return moveTicket(transaction, held, { kind: 'rated', author: 'person', at, change: { rating: stars } });
}

/**
 * A staff member has the ticket from now on.
 * @throws CallError 409 when somebody else has it: of two who take it at once, one gets it
 */
export async function take(transaction: Transaction, held: TicketRow, staffId: string, at: Date): Promise<TicketRow> {
  if (held.heldBy === staffId) return held;
  assertFree(held, staffId);
  return moveTicket(transaction, held, { kind: 'taken', author: 'staff', at, change: { heldBy: staffId } });
}

/** Another member of support has the ticket from now on, or nobody. */
export async function handOver(
  transaction: Transaction,
  held: TicketRow,
  to: string | null,
  at: Date,
): Promise<TicketRow> {
  if (held.heldBy === to) return held;
  return moveTicket(transaction, held, { kind: 'handed', author: 'staff', at, change: { heldBy: to } });
}

/** @throws CallError 409 when another staff member has the ticket */
export function assertFree({ heldBy }: TicketRow, staffId: string): void {
  if (heldBy !== null && heldBy !== staffId) throw new CallError(409, SOMEBODY_HAS_IT);
}

interface Answer extends Reply {
  readonly staffId: string;
  readonly solved: boolean;
  readonly at: Date;
}

/**
 * A staff member answers, and may solve the ticket with it.
 * @throws CallError 409 when somebody else has it
 */
export async function answer(
  transaction: Transaction,
  held: TicketRow,
  { staffId, text, clientKey, solved, at }: Answer,
): Promise<TicketRow> {
  if (clientKey !== undefined && (await hasEntry(transaction, held.number, clientKey))) return held;
  assertFree(held, staffId);
  const change = { heldBy: staffId, state: 'answered', dueAt: null, answeredAt: held.answeredAt ?? at } as const;
  const answered = await moveTicket(transaction, held, {
    kind: 'answer',
    author: 'staff',
    text,
    clientKey,
    at,
    change,
  });
  if (!solved) return answered;
  const done = { state: 'solved', solvedAt: at, callWantedAt: null } as const;
  return moveTicket(transaction, answered, { kind: 'solved', author: 'staff', at, change: done });
}

/** Gives a ticket whose promise we cannot keep a new one. */
export function promiseLater(transaction: Transaction, held: TicketRow, at: Date): Promise<TicketRow> {
  const dueAt = new Date(laterDue(Math.max(+at, held.dueAt?.getTime() ?? 0)));
  return moveTicket(transaction, held, { kind: 'late', author: 'aangan', at, change: { dueAt } });
}
