import { and, eq, ne } from 'drizzle-orm';
import type { Transaction } from '../../foundation/database/public.ts';
import { CallError } from '../../foundation/server/public.ts';
import { changeShare, sharesOf } from './dues.queries.ts';
import { moveDue, showDue } from './move-due.ts';
import { type DueRow, rentDue, rentShare } from './rent-payments.tables.ts';
import { RENT_WORDS } from './rent-payments.words.ts';
import { covering, sharesHere } from './share-moves.ts';

const REFUSED = {
  own: RENT_WORDS.notNow,
  paid: RENT_WORDS.paidAlready,
  'being-paid': RENT_WORDS.beingPaid,
  begun: RENT_WORDS.ownFirst,
} as const;

/**
 * Another payer of a due takes over a share that is not paid. Money for an order of its former payer goes to that
 * person's wallet.
 * @param due locked
 * @returns the account of the former payer
 * @throws CallError 409 where it cannot change hands
 */
export async function coverShare(
  transaction: Transaction,
  due: DueRow,
  { shareId, accountId }: { readonly shareId: string; readonly accountId: string },
): Promise<string> {
  if (due.state !== 'collecting') throw new CallError(409, RENT_WORDS.notOpen);
  const found = covering(await sharesOf(transaction, due.id), shareId, accountId);
  if (found.way === 'refuse') throw new CallError(409, REFUSED[found.because]);
  if (found.way === 'merge') {
    await transaction.delete(rentShare).where(eq(rentShare.id, found.share.id));
    const paise = found.into.paise + found.share.paise;
    // An order that has ended was for the smaller sum.
    await changeShare(transaction, found.into.id, { paise, feePaise: 0, method: null, orderId: null });
  } else {
    await changeShare(transaction, found.share.id, { accountId, feePaise: 0, method: null, orderId: null });
  }
  await showDue(transaction, due);
  return found.share.accountId;
}

/**
 * The landlord gets what is here of a due; the missing shares are given up.
 * @param due locked
 * @throws CallError 409 while nothing is here, nothing is missing, or somebody is paying
 */
export async function sendPart(transaction: Transaction, due: DueRow, at: Date): Promise<void> {
  const here = sharesHere(await sharesOf(transaction, due.id));
  if (due.state !== 'collecting' || here === undefined) throw new CallError(409, RENT_WORDS.notNow);
  await transaction.delete(rentShare).where(and(eq(rentShare.dueId, due.id), ne(rentShare.state, 'received')));
  const paise = here.reduce((sum, share) => sum + share.paise, 0);
  const [changed] = await transaction.update(rentDue).set({ paise }).where(eq(rentDue.id, due.id)).returning();
  if (!changed) throw new Error(`There is no due ${due.id}.`);
  await moveDue(transaction, changed, 'all-paid', at);
}
