import { holdReason } from '@aangan/shared-kit/domain/rent/holds';
import type { Transaction } from '../../foundation/database/public.ts';
import type { SealedText } from '../../foundation/sealed-text/public.ts';
import type { LandlordRow } from '../landlords/public.ts';
import type { DueRow } from '../payments/public.ts';
import { payoutFacts } from './payout-facts.ts';
import { saveHold } from './rent-holds.queries.ts';

/** Judges a payout that is about to be made, and stores the hold if it has to wait. @returns whether it waits */
export async function holdPayout(
  transaction: Transaction,
  sealedText: SealedText,
  { due, landlord }: { readonly due: DueRow; readonly landlord: LandlordRow },
  at: Date,
): Promise<boolean> {
  const reason = holdReason(await payoutFacts(transaction, { due, landlord, sealedText }, at), at.getTime());
  if (reason === undefined) return false;
  const { destinationDigest } = landlord;
  await saveHold(transaction, { dueId: due.id, destinationDigest, reason, paise: due.paise, heldAt: at });
  return true;
}
