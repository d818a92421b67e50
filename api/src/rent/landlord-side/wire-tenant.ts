import type { LandlordPayment, LandlordTenant } from '@aangan/shared-kit/contracts/rent-landlord-side';
import { indiaDay } from '@aangan/shared-kit/domain/india-day';
import { disputeKindsOf } from '@aangan/shared-kit/domain/rent/disputes';
import { dueReference, dueStep } from '@aangan/shared-kit/domain/rent/payment-states';
import type { DatabaseOrTransaction } from '../../foundation/database/public.ts';
import { accountOfId } from '../../people/accounts/public.ts';
import type { LandlordRow } from '../landlords/public.ts';
import { payeeOf } from '../payments/public.ts';
import { paymentsTo, type SentDue } from './landlord-payments.queries.ts';
import { disputesOf } from './rent-disputes.queries.ts';
import type { DisputeRow } from './rent-disputes.tables.ts';

/** Who pays a landlord, and each payment, as the landlord sees them. */
export async function tenantOf(database: DatabaseOrTransaction, landlord: LandlordRow): Promise<LandlordTenant> {
  const [payer, payments, disputes] = await Promise.all([
    accountOfId(database, landlord.addedBy),
    paymentsTo(database, landlord.id),
    disputesOf(database, landlord.id),
  ]);
  // Of several reports about one payment, the last one is shown.
  const disputeOf = new Map(disputes.map((dispute) => [dispute.dueId, dispute]));
  return {
    landlordId: landlord.id,
    payer: (payer?.name ?? '').split(' ')[0] ?? '',
    destination: payeeOf(landlord).destination,
    consent: landlord.consent,
    payments: payments.map((payment) => wirePayment(payment, disputeOf.get(payment.due.id))),
  };
}

function wirePayment({ due, payout }: SentDue, dispute: DisputeRow | undefined): LandlordPayment {
  return {
    dueId: due.id,
    reference: dueReference(due.id),
    kind: due.kind,
    month: due.month,
    paise: due.paise,
    // Why money waits is a matter between the payer and us.
    step: due.state === 'held' ? 'received' : dueStep(due.state),
    bankReference: payout?.bankReference ?? null,
    arrivedOn: due.state === 'arrived' && due.arrivedAt ? indiaDay(due.arrivedAt.getTime()) : null,
    dispute: dispute ? { kind: dispute.kind, state: dispute.state, text: dispute.text, answer: dispute.answer } : null,
    disputeKinds: dispute?.state === 'open' ? [] : [...disputeKindsOf(due.state)],
  };
}
