import type { ReceiptFacts } from '@aangan/shared-kit/contracts/rent-receipts';
import type { SealedText } from '../../foundation/sealed-text/public.ts';
import type { ReceiptsRow } from './receipts.tables.ts';

/** The columns of what receipts say: the landlord's PAN is encrypted for its own row. */
export function factsColumns(sealedText: SealedText, id: string, { landlordPan, ...facts }: ReceiptFacts) {
  return { facts, landlordPanSealed: landlordPan === '' ? null : sealedText.seal(landlordPan, placeOf(id)) };
}

/** What receipts say. */
export function openFacts(
  sealedText: SealedText,
  { id, facts, landlordPanSealed }: Pick<ReceiptsRow, 'id' | 'facts' | 'landlordPanSealed'>,
): ReceiptFacts {
  return { landlordPan: landlordPanSealed === null ? '' : sealedText.open(landlordPanSealed, placeOf(id)), ...facts };
}

function placeOf(id: string): string {
  return `rent_receipts.landlord_pan ${id}`;
}
