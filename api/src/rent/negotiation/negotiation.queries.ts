import { changedNegotiation, type NegotiationChange } from '@aangan/shared-kit/domain/rent-negotiation/negotiation';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Database, DatabaseOrTransaction, Transaction } from '../../foundation/database/public.ts';
import { CallError } from '../../foundation/server/public.ts';
import { type NegotiationRow, rentNegotiation } from './negotiation.tables.ts';
import { NEGOTIATION_WORDS } from './negotiation.words.ts';

const OPEN = ['unpaid', 'paid', 'talking'] as const;

/** Negotiations of a tenant, newest first. */
export function negotiationsOf(database: Database, accountId: string): Promise<NegotiationRow[]> {
  return database
    .select()
    .from(rentNegotiation)
    .where(eq(rentNegotiation.accountId, accountId))
    .orderBy(desc(rentNegotiation.createdAt), desc(rentNegotiation.id))
    .limit(50);
}

/** A tenant's negotiation; undefined for those of others. */
export async function ownNegotiation(
  database: DatabaseOrTransaction,
  accountId: string,
  id: string,
): Promise<NegotiationRow | undefined> {
  const [row] = await database
    .select()
    .from(rentNegotiation)
    .where(and(eq(rentNegotiation.id, id), eq(rentNegotiation.accountId, accountId)));
  return row;
}

/** The tenant's negotiation about a home that has not ended. */
export async function openNegotiation(
  database: DatabaseOrTransaction,
  accountId: string,
  listingId: string,
): Promise<NegotiationRow | undefined> {
  const [row] = await database
    .select()
    .from(rentNegotiation)
    .where(
      and(
        eq(rentNegotiation.accountId, accountId),
        eq(rentNegotiation.listingId, listingId),
        inArray(rentNegotiation.state, [...OPEN]),
      ),
    );
  return row;
}

/** Paid negotiations that have not ended, oldest first. */
export function waitingNegotiations(database: Database): Promise<NegotiationRow[]> {
  return database
    .select()
    .from(rentNegotiation)
    .where(inArray(rentNegotiation.state, ['paid', 'talking']))
    .orderBy(asc(rentNegotiation.changedAt), asc(rentNegotiation.id))
    .limit(50);
}

export function countWaiting(database: Database): Promise<number> {
  return database.$count(rentNegotiation, inArray(rentNegotiation.state, ['paid', 'talking']));
}

/** A negotiation, locked until the transaction ends. */
export async function holdNegotiation(transaction: Transaction, id: string): Promise<NegotiationRow | undefined> {
  const [row] = await transaction.select().from(rentNegotiation).where(eq(rentNegotiation.id, id)).for('update');
  return row;
}

/**
 * Moves a locked negotiation.
 * @throws CallError 409 where its state does not allow it
 */
export async function moveNegotiation(
  transaction: Transaction,
  row: NegotiationRow,
  change: NegotiationChange,
  facts: Partial<Pick<NegotiationRow, 'result' | 'refundedPaise'>>,
  at: Date,
): Promise<NegotiationRow> {
  const state = changedNegotiation(row.state, change);
  if (!state) throw new CallError(409, NEGOTIATION_WORDS.notNow);
  const [moved] = await transaction
    .update(rentNegotiation)
    .set({ ...facts, state, changedAt: at })
    .where(eq(rentNegotiation.id, row.id))
    .returning();
  return moved ?? row;
}

/** Notes money that went back. */
export async function noteRefund(transaction: Transaction, id: string, refundedPaise: number): Promise<void> {
  await transaction.update(rentNegotiation).set({ refundedPaise }).where(eq(rentNegotiation.id, id));
}

export async function addNegotiation(transaction: Transaction, row: NegotiationRow): Promise<void> {
  await transaction.insert(rentNegotiation).values(row);
}

/** Ends a locked negotiation. */
export async function endNegotiation(
  transaction: Transaction,
  id: string,
  end: Pick<NegotiationRow, 'state' | 'result'>,
  at: Date,
): Promise<NegotiationRow> {
  const [row] = await transaction
    .update(rentNegotiation)
    .set({ ...end, changedAt: at })
    .where(eq(rentNegotiation.id, id))
    .returning();
  if (!row) throw new Error('The ended negotiation was not found.');
  return row;
}
