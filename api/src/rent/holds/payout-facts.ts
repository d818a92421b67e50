import { AGREEMENT_UPLOAD } from '@aangan/shared-kit/contracts/rent-agreements';
import { HOLD_LIMITS, type PayoutFacts } from '@aangan/shared-kit/domain/rent/holds';
import { comparePayeeNames } from '@aangan/shared-kit/domain/rent/payee-name';
import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import type { Transaction } from '../../foundation/database/public.ts';
import type { SealedText } from '../../foundation/sealed-text/public.ts';
import { readyUploads } from '../../foundation/uploads/public.ts';
import { type LandlordRow, phoneDigest } from '../landlords/public.ts';
import type { DueRow } from '../payments/public.ts';
import { arrivedAt, clearedReasons, homesPaidTo, payersOfDue, payoutsOf } from './payout-facts.queries.ts';

/** What is known about the payout of a due before it is made. @param at now */
export async function payoutFacts(
  transaction: Transaction,
  { due, landlord, sealedText }: { due: DueRow; landlord: LandlordRow; sealedText: SealedText },
  at: Date,
): Promise<PayoutFacts> {
  const { destinationDigest: digest, registeredName, kyc } = landlord;
  const payers = await payersOfDue(transaction, due.id);
  const owner = payers.find(({ isOwner }) => isOwner);
  const since = new Date(at.getTime() - HOLD_LIMITS.tenantDays * DAY_MS);
  const subject = { kind: AGREEMENT_UPLOAD, subject: due.tenancyId };
  return {
    paise: due.paise,
    paidByCard: payers.some(({ method }) => method === 'card'),
    landlordIsPayer: payers.some(
      ({ phone }) => phone !== null && phoneDigest(sealedText, phone) === landlord.phoneDigest,
    ),
    bankNamesPayer:
      registeredName !== null &&
      payers.some(({ name }) => name !== '' && comparePayeeNames(name, registeredName) === 'same'),
    arrivedBefore: await arrivedAt(transaction, digest),
    landlordVerified: kyc === 'verified',
    hasAgreement:
      owner !== undefined && (await readyUploads(transaction, { accountId: owner.accountId, ...subject })).length > 0,
    homesToAccount: await homesPaidTo(transaction, digest, since),
    changedAt: await changedAt(transaction, due, landlord),
    changeConfirmed:
      landlord.consent === 'given' && (landlord.consentAt?.getTime() ?? 0) > landlord.destinationChangedAt.getTime(),
    cleared: await clearedReasons(transaction, digest),
  };
}

/**
 * When the landlord's account was replaced, epoch ms: after money had arrived at the former one, or while this money was
 * under way. A correction after a payout came back, or before anything was paid, is none.
 */
async function changedAt(
  transaction: Transaction,
  due: DueRow,
  { id, createdAt, destinationChangedAt: changed }: LandlordRow,
): Promise<number | null> {
  if (changed <= createdAt) return null;
  const payouts = await payoutsOf(transaction, id);
  const hadMoney = payouts.some(({ state, settledAt }) => state === 'arrived' && settledAt && settledAt < changed);
  const cameBack = payouts.some(({ dueId, state }) => dueId === due.id && state === 'failed');
  const underWay = due.receivedAt !== null && due.receivedAt < changed && !cameBack;
  return hadMoney || underWay ? changed.getTime() : null;
}
