import { isDebitHour } from '@aangan/shared-kit/domain/rent/mandate-calendar';
import { MANDATE_LIMITS } from '@aangan/shared-kit/domain/rent/mandate-states';
import { dueLink } from '@aangan/shared-kit/links/rent-pay';
import { CallError } from '../../foundation/server/public.ts';
import { orderOf } from '../../money/orders/public.ts';
import { collectByMandate } from '../../money/payments/public.ts';
import { holdDue, payShare, tenancyOf } from '../payments/public.ts';
import type { MandateDeps } from './mandate-deps.ts';
import { changeDebit, holdDebit } from './mandates.queries.ts';
import type { DebitRow } from './mandates.tables.ts';
import { debitPaise, ownShare } from './plan-debit.ts';
import { failDebit, repeatDebit } from './settle-debit.ts';

/** Time after which a debit looks again whether a payment by hand was finished. */
const LATER_MS = 10 * 60_000;

/**
 * Makes order and payment of a noticed debit whose time has come, as a press on "Pay" does. Nothing is asked of the
 * gateway here. A debit that is not needed or not allowed any more is dropped.
 */
export async function beginDebit(deps: MandateDeps, noticed: DebitRow, at: Date): Promise<void> {
  const later = { workAt: new Date(at.getTime() + LATER_MS) };
  if (!isDebitHour(at.getTime())) return changeDebit(deps.database, noticed.id, later);
  try {
    const isOrdered = await makeOrder(deps, noticed, at);
    if (!isOrdered) return;
  } catch (error) {
    // The landlord cannot be paid: no PAN, an unknown account, or a refusal.
    if (error instanceof CallError) return failDebit(deps, noticed, 'other', at);
    throw error;
  }
  await deps.database.transaction(async (transaction) => {
    const held = await holdDebit(transaction, noticed);
    if (held?.debit.state !== 'noticed' || held.debit.orderId === null || held.debit.gatewayOrder === null) return;
    const { id, orderId, paise, gatewayOrder, dueId } = held.debit;
    const { accountId } = held.mandate;
    const paymentId = await deps.orders.beginDebit(transaction, { accountId, orderId, paise }, at);
    // The payer is paying by hand.
    if (paymentId === undefined) return changeDebit(transaction, id, later);
    const checkoutUrl = new URL(dueLink(dueId ?? ''), deps.siteUrl).href;
    const expiresAt = new Date(at.getTime() + MANDATE_LIMITS.answerMs);
    await collectByMandate(transaction, paymentId, { gatewayOrder, checkoutUrl, expiresAt });
    await changeDebit(transaction, id, { state: 'asked', paymentId, workAt: at });
  });
}

/** Makes the order of the payer's share. @returns whether there is one to pay */
async function makeOrder(deps: MandateDeps, noticed: DebitRow, at: Date): Promise<boolean> {
  return deps.database.transaction(async (transaction) => {
    const held = await holdDebit(transaction, noticed);
    if (held?.debit.state !== 'noticed') return false;
    const { debit, mandate } = held;
    const { accountId, tenancyId } = mandate;
    const drop = async () => {
      await changeDebit(transaction, debit.id, { state: 'dropped', workAt: null, endedAt: at });
      return false;
    };
    const tenancy = await tenancyOf(transaction, tenancyId);
    const due = debit.dueId === null ? undefined : await holdDue(transaction, debit.dueId);
    const share = due && (await ownShare(transaction, due, accountId));
    if (mandate.state !== 'active' || !tenancy || tenancy.endedAt !== null || !share) return drop();
    if (debitPaise(share, debit.debitAt) !== debit.paise) {
      // The notice named another amount.
      await repeatDebit(transaction, { ...debit, paise: debitPaise(share, debit.debitAt) }, mandate.mostPaise, at);
      return drop();
    }
    const { orderId } = await payShare(transaction, deps.orders, { accountId, shareId: share.id, method: 'upi' }, at);
    const isPaying = (await orderOf(transaction, accountId, orderId))?.state === 'waiting';
    const workAt = new Date(at.getTime() + LATER_MS);
    await changeDebit(transaction, debit.id, isPaying ? { workAt } : { orderId });
    return !isPaying;
  });
}
