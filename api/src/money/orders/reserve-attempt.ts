import type { Transaction } from '../../foundation/database/public.ts';
import { CallError } from '../../foundation/server/public.ts';
import { LedgerError } from '../ledger/public.ts';
import { consumeClaim, giveBack, giveBackClaim, giveBackPart, spend } from '../wallet/public.ts';
import { type AttemptRow, changeAttempt, type LineRow, type OrderRow } from './orders.queries.ts';
import { claimCodes } from './priced-order.ts';

/** Ledger account that holds the wallet's part of an order until it is paid. */
export const reservedAccount = (orderId: string) => `reserved:${orderId}` as const;

const spentKey = ({ id, round }: Pick<AttemptRow, 'id' | 'round'>) => `attempt:${id}:${round}:reserved`;

/**
 * Takes the wallet's part of an attempt. Its claim has been used.
 * @throws LedgerError `overdrawn` when the wallet holds less meanwhile
 */
export async function reserveWallet(
  transaction: Transaction,
  order: OrderRow,
  attempt: AttemptRow,
  at: Date,
): Promise<AttemptRow> {
  const next = { ...attempt, round: attempt.round + 1, isReserved: true };
  if (attempt.walletPaise > 0) {
    await spend(transaction, {
      key: spentKey(next),
      accountId: order.accountId,
      paise: attempt.walletPaise,
      description: order.title,
      at,
      to: reservedAccount(order.id),
    });
  }
  await changeAttempt(transaction, attempt.id, { round: next.round, isReserved: true });
  return next;
}

/**
 * Takes claim and wallet's part again, for money that came after the attempt was given up.
 * @returns undefined when the claim has been used or the wallet holds less; then nothing has changed
 */
export async function reserveAgain(
  transaction: Transaction,
  order: OrderRow,
  { attempt, lines }: { readonly attempt: AttemptRow; readonly lines: readonly LineRow[] },
  at: Date,
): Promise<AttemptRow | undefined> {
  try {
    return await transaction.transaction(async (nested) => {
      const { claimId } = attempt;
      const facts = { accountId: order.accountId, planCodes: claimCodes(lines), at };
      if (claimId !== null) await consumeClaim(nested, { ...facts, claimId });
      return reserveWallet(nested, order, attempt, at);
    });
  } catch (error) {
    if (isGone(error)) return undefined;
    throw error;
  }
}

/** Gives claim and wallet's part back. */
export async function releaseAttempt(
  transaction: Transaction,
  order: OrderRow,
  attempt: AttemptRow,
  at: Date,
): Promise<void> {
  if (!attempt.isReserved) return;
  await changeAttempt(transaction, attempt.id, { isReserved: false });
  if (attempt.claimId !== null) await giveBackClaim(transaction, attempt.claimId);
  await giveBackWallet(transaction, order, attempt, at);
}

/** Gives the wallet's part back, to where it came from. */
async function giveBackWallet(transaction: Transaction, order: OrderRow, attempt: AttemptRow, at: Date): Promise<void> {
  if (attempt.walletPaise === 0) return;
  await giveBack(transaction, {
    ...whatWasSpent(order, attempt),
    key: `attempt:${attempt.id}:${attempt.round}:released`,
    at,
  });
}

/** Gives back a part of what the wallet paid, after the parts before it. */
export async function giveBackWalletPart(
  transaction: Transaction,
  order: OrderRow,
  attempt: AttemptRow,
  { key, paise, at }: { readonly key: string; readonly paise: number; readonly at: Date },
): Promise<void> {
  const beforePaise = attempt.walletBackPaise;
  await giveBackPart(transaction, { ...whatWasSpent(order, attempt), key, paise, beforePaise, at });
}

function whatWasSpent({ id, accountId, title }: OrderRow, attempt: AttemptRow) {
  return { spentKey: spentKey(attempt), accountId, from: reservedAccount(id), description: `Given back: ${title}` };
}

/** The claim is used or over, or the wallet holds less. */
function isGone(error: unknown): boolean {
  if (error instanceof LedgerError) return error.problem === 'overdrawn';
  return error instanceof CallError && error.statusCode === 404;
}
