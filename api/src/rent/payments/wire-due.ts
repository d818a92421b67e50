import type { RentDue, RentTenancy } from '@aangan/shared-kit/contracts/rent-payments';
import { arrivalDay } from '@aangan/shared-kit/domain/rent/fee';
import { dueReference, dueStep, mayMove } from '@aangan/shared-kit/domain/rent/payment-states';
import { indiaMonth, laterMonth } from '@aangan/shared-kit/domain/rent-receipts/receipt-month';
import { type LandlordRow, shownDestination } from '../landlords/public.ts';
import { receiptsPath } from '../receipts/public.ts';
import type { WholeDue } from './dues.queries.ts';
import type { TenancyRow } from './rent-payments.tables.ts';

/** A due as one of its payers sees it. */
export function wireDue({ due, tenancy, landlord, shares, payouts }: WholeDue, viewerId: string): RentDue {
  const isOver = due.state === 'arrived' || due.state === 'refunded' || due.state === 'cancelled';
  const method = shares.find(({ method: chosen }) => chosen !== null)?.method ?? 'upi';
  const receiptId = shares.find(({ accountId }) => accountId === viewerId)?.receiptId;
  const time = (at: Date | null) => at?.getTime() ?? null;
  return {
    id: due.id,
    reference: dueReference(due.id),
    tenancyId: due.tenancyId,
    tenancyKind: tenancy.kind,
    kind: due.kind,
    month: due.month,
    dueOn: due.dueOn,
    paise: due.paise,
    state: due.state,
    step: dueStep(due.state),
    returnReason: due.returnReason,
    landlord: wirePayee(landlord),
    home: tenancy.home,
    shares: shares.map(({ id, accountId, name, paise, feePaise, state, method: by, orderId, paidAt }) => ({
      id,
      isOwn: accountId === viewerId,
      name: (name ?? '').split(' ')[0] ?? '',
      paise,
      feePaise: accountId === viewerId ? feePaise : 0,
      state,
      method: accountId === viewerId ? by : null,
      orderId: accountId === viewerId ? orderId : null,
      paidAt: time(paidAt),
    })),
    payouts: payouts.map(({ state, bankReference, returnReason, createdAt, sentAt, settledAt }) => ({
      state,
      bankReference,
      returnReason,
      at: (settledAt ?? sentAt ?? createdAt).getTime(),
    })),
    createdAt: due.createdAt.getTime(),
    receivedAt: time(due.receivedAt),
    sentAt: time(due.sentAt),
    arrivedAt: time(due.arrivedAt),
    arrivalDay: due.receivedAt === null || isOver ? null : arrivalDay(due.receivedAt.getTime(), method),
    mayCancel: mayMove(due.state, 'cancel', 'payer') || mayMove(due.state, 'give-back', 'payer'),
    maySendAgain: mayMove(due.state, 'send-again', 'payer'),
    receiptUrl: receiptId == null ? null : receiptsPath(receiptId),
  };
}

/** A tenancy as somebody who pays for it sees it. */
export function wireTenancy(
  row: TenancyRow,
  {
    landlord,
    months,
    viewerId,
    now,
  }: { landlord: LandlordRow; months: readonly string[]; viewerId: string; now: number },
): RentTenancy {
  const nextMonth = nextUnpaid(months, now);
  return {
    id: row.id,
    kind: row.kind,
    landlord: wirePayee(landlord),
    home: row.home,
    monthlyPaise: row.monthlyPaise,
    dueDay: row.dueDay,
    isOwn: row.accountId === viewerId,
    nextMonth,
    nextDueOn: dueOn(nextMonth, row.dueDay),
    createdAt: row.createdAt.getTime(),
  };
}

/** The day in India on which a month is due. */
export function dueOn(month: string, dueDay: number): string {
  return `${month}-${String(dueDay).padStart(2, '0')}`;
}

/** This month, or the first one after it that nobody pays yet. */
function nextUnpaid(months: readonly string[], now: number): string {
  let month = indiaMonth(now);
  while (months.includes(month)) month = laterMonth(month, 1);
  return month;
}

/** A landlord as people see them who may not see the account. */
export function wirePayee(landlord: LandlordRow) {
  const shown = shownDestination(landlord);
  const destination = shown.kind === 'bank' ? `${shown.ifsc.slice(0, 4)} •••• ${shown.last4}` : shown.masked;
  return { id: landlord.id, name: landlord.name, destination };
}
