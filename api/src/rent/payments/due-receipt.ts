import type { ReceiptFacts } from '@aangan/shared-kit/contracts/rent-receipts';
import type { RentMethod } from '@aangan/shared-kit/domain/rent/fee';
import type { Database } from '../../foundation/database/public.ts';
import type { SealedText } from '../../foundation/sealed-text/public.ts';
import { personById } from '../../people/accounts/public.ts';
import { landlordOf, openSealed } from '../landlords/public.ts';
import { saveReceipts } from '../receipts/public.ts';
import { dueOf, sharesOf, tenancyOf } from './dues.queries.ts';

const PAID_BY: Readonly<Record<RentMethod, ReceiptFacts['paidBy']>> = { upi: 'upi', netbanking: 'bank', card: 'bank' };

/**
 * Makes the receipt of one payer for a rent that has arrived, once.
 * @returns its id, or undefined where there is none
 */
export async function saveDueReceipt(
  database: Database,
  sealedText: SealedText,
  { dueId, accountId }: { readonly dueId: string; readonly accountId: string },
  at: Date,
): Promise<string | undefined> {
  const due = await dueOf(database, dueId);
  if (due?.state !== 'arrived' || due.kind !== 'rent') return undefined;
  const own = (await sharesOf(database, dueId)).filter((each) => each.accountId === accountId);
  const [share] = own;
  const tenancy = await tenancyOf(database, due.tenancyId);
  const landlord = await landlordOf(database, due.landlordId);
  const person = await personById(database, accountId);
  if (!share || !tenancy?.home || !landlord || !person) return undefined;
  const facts: ReceiptFacts = {
    tenant: person.name,
    landlord: landlord.name,
    landlordPan: openSealed(sealedText, landlord, 'panSealed') ?? '',
    landlordHasNoPan: landlord.hasNoPan,
    address: tenancy.home,
    rentRupees: Math.round(own.reduce((sum, { paise }) => sum + paise, 0) / 100),
    paidBy: PAID_BY[share.method ?? 'upi'],
    from: due.month,
    to: due.month,
    interval: 'month',
  };
  return saveReceipts(database, sealedText, { accountId, device: null }, facts, at);
}
