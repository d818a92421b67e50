import { LEASE_MS } from '@aangan/shared-kit/domain/dialer/call-lease';
import type { Transaction } from '../../foundation/database/public.ts';
import { CallError, notFound } from '../../foundation/server/public.ts';
import { type Caller, changeCase, lockCase, releaseOthers } from './cases.queries.ts';
import type { CallCaseRow } from './dialer.tables.ts';
import { DIALER_WORDS } from './dialer.words.ts';

/** When a case that is taken now is free again. */
export const leaseEnd = (now: Date): Date => new Date(+now + LEASE_MS);

/** Whether somebody has a case at a moment. */
export function isHeldBy({ heldBy, heldUntil }: CallCaseRow, accountId: string, now: Date): boolean {
  return heldBy === accountId && heldUntil !== null && heldUntil > now;
}

/** Gives an open, locked case to the caller and frees their other ones. */
export async function hold(transaction: Transaction, id: string, accountId: string, now: Date): Promise<Date> {
  await releaseOthers(transaction, accountId, id);
  await changeCase(transaction, id, { heldBy: accountId, heldUntil: leaseEnd(now) });
  return leaseEnd(now);
}

/**
 * Takes an open case.
 * @returns until when the caller has it
 * @throws CallError 404 for a case of other roles, 409 for one that has ended or that somebody else has
 */
export async function takeCase(transaction: Transaction, caller: Caller, id: string, now: Date): Promise<Date> {
  const row = await lockCase(transaction, caller, id);
  if (!row) throw notFound(DIALER_WORDS.noSuchCase);
  if (row.state !== 'open') throw new CallError(409, DIALER_WORDS.ended);
  const isFree = row.heldBy === null || row.heldUntil === null || row.heldUntil <= now;
  if (!isFree && row.heldBy !== caller.accountId) throw new CallError(409, DIALER_WORDS.heldByOther);
  return hold(transaction, id, caller.accountId, now);
}

/**
 * A case that the caller has, locked until the transaction ends.
 * @throws CallError 404 for a case of other roles, 409 where the caller does not have it any more
 */
export async function lockHeld(transaction: Transaction, caller: Caller, id: string, now: Date): Promise<CallCaseRow> {
  const row = await lockCase(transaction, caller, id);
  if (!row) throw notFound(DIALER_WORDS.noSuchCase);
  if (row.state !== 'open') throw new CallError(409, DIALER_WORDS.ended);
  if (!isHeldBy(row, caller.accountId, now)) throw new CallError(409, DIALER_WORDS.notHeld);
  return row;
}
