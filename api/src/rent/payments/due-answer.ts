import type { RentDue } from '@aangan/shared-kit/contracts/rent-payments';
import { arrivalDay } from '@aangan/shared-kit/domain/rent/fee';
import { dueReference, dueStep, mayMove } from '@aangan/shared-kit/domain/rent/payment-states';
import { shortName } from '@aangan/shared-kit/domain/short-name';
import { asc, eq, inArray } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../foundation/database/public.ts';
import { account } from '../../people/accounts/public.ts';
import { type LandlordRow, rentLandlord } from '../landlords/public.ts';
import { dueReceiptPath } from './due-receipt-path.ts';
import {
  type DueRow,
  type PayoutRow,
  rentPayout,
  rentShare,
  rentTenancy,
  type ShareRow,
  type TenancyRow,
} from './rent-payments.tables.ts';

interface DueFacts {
  readonly due: DueRow;
  readonly tenancy: TenancyRow;
  readonly landlord: LandlordRow;
  readonly shares: readonly (ShareRow & { readonly name: string })[];
  readonly payouts: readonly PayoutRow[];
}

/** Dues as one of their payers sees them, in the given order. */
export async function dueAnswers(
  database: DatabaseOrTransaction,
  accountId: string,
  dues: readonly DueRow[],
): Promise<RentDue[]> {
  if (dues.length === 0) return [];
  const ids = dues.map(({ id }) => id);
  // One after the other: it may be a transaction, which has one connection.
  const tenancies = await database
    .select()
    .from(rentTenancy)
    .where(
      inArray(
        rentTenancy.id,
        dues.map(({ tenancyId }) => tenancyId),
      ),
    );
  const landlords = await database
    .select()
    .from(rentLandlord)
    .where(
      inArray(
        rentLandlord.id,
        dues.map(({ landlordId }) => landlordId),
      ),
    );
  const shares = await database
    .select({ share: rentShare, name: account.name })
    .from(rentShare)
    .innerJoin(account, eq(account.id, rentShare.accountId))
    .where(inArray(rentShare.dueId, ids))
    .orderBy(asc(rentShare.id));
  const payouts = await database
    .select()
    .from(rentPayout)
    .where(inArray(rentPayout.dueId, ids))
    .orderBy(asc(rentPayout.attempt));
  return dues.map((due) => {
    const tenancy = tenancies.find(({ id }) => id === due.tenancyId);
    const landlord = landlords.find(({ id }) => id === due.landlordId);
    if (!tenancy || !landlord) throw new Error(`Due ${due.id} has no tenancy`);
    const own = shares.flatMap(({ share, name }) => (share.dueId === due.id ? [{ ...share, name }] : []));
    return wireDue(accountId, {
      due,
      tenancy,
      landlord,
      shares: own,
      payouts: payouts.filter((each) => each.dueId === due.id),
    });
  });
}

/** One due. */
export async function dueAnswer(database: DatabaseOrTransaction, accountId: string, due: DueRow): Promise<RentDue> {
  const [answer] = await dueAnswers(database, accountId, [due]);
  if (!answer) throw new Error(`Due ${due.id} has no answer`);
  return answer;
}

/** Where money goes, masked: `HDFC •••• 4821`. */
export function payeeOf({ id, name, kind, ifsc, destinationShown }: LandlordRow): RentDue['landlord'] {
  return {
    id,
    name,
    destination: kind === 'upi' ? destinationShown : `${ifsc?.slice(0, 4) ?? ''} •••• ${destinationShown}`,
  };
}

function wireDue(accountId: string, { due, tenancy, landlord, shares, payouts }: DueFacts): RentDue {
  const { id, state } = due;
  const isOwner = tenancy.accountId === accountId;
  const paid = shares.some((share) => share.state === 'received');
  return {
    id,
    reference: dueReference(id),
    tenancyId: due.tenancyId,
    tenancyKind: tenancy.kind,
    kind: due.kind,
    month: due.month,
    dueOn: due.dueOn,
    paise: due.paise,
    state,
    step: dueStep(state),
    returnReason: due.returnReason,
    landlord: payeeOf(landlord),
    home: tenancy.home ?? '',
    shares: shares.map((share) => wireShare(share, accountId)),
    payouts: payouts.map(wirePayout),
    createdAt: due.createdAt.getTime(),
    receivedAt: due.receivedAt?.getTime() ?? null,
    sentAt: due.sentAt?.getTime() ?? null,
    arrivedAt: due.arrivedAt?.getTime() ?? null,
    arrivalDay: expectedDay(due, shares),
    mayCancel: isOwner && mayMove(state, paid ? 'give-back' : 'cancel', 'payer'),
    maySendAgain: isOwner && mayMove(state, 'send-again', 'payer'),
    receiptUrl: state === 'arrived' && due.kind === 'rent' ? dueReceiptPath(id) : null,
  };
}

/** By when money on its way is in the account: the latest day of its ways to pay. */
function expectedDay({ state, receivedAt }: DueRow, shares: readonly ShareRow[]): string | null {
  if (receivedAt === null || (state !== 'received' && state !== 'sending' && state !== 'sent')) return null;
  const days = shares.map(({ method }) => arrivalDay(receivedAt.getTime(), method ?? 'upi'));
  return days.toSorted().at(-1) ?? null;
}

function wireShare(share: DueFacts['shares'][number], accountId: string): RentDue['shares'][number] {
  const isOwn = share.accountId === accountId;
  return {
    id: share.id,
    isOwn,
    name: isOwn ? 'You' : shortName(share.name),
    paise: share.paise,
    feePaise: share.feePaise,
    state: share.state,
    method: share.method,
    orderId: isOwn ? share.orderId : null,
    paidAt: share.paidAt?.getTime() ?? null,
  };
}

function wirePayout({
  state,
  bankReference,
  returnReason,
  createdAt,
  sentAt,
  settledAt,
}: PayoutRow): RentDue['payouts'][number] {
  return { state, bankReference, returnReason, at: (settledAt ?? sentAt ?? createdAt).getTime() };
}
