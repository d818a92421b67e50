import { maskedPan } from '@aangan/shared-kit/domain/kyc-fields';
import type { SealedText } from '../../foundation/sealed-text/public.ts';
import type { KycRow } from './kyc.tables.ts';

type FileKey = Pick<KycRow, 'accountId' | 'userType'>;

/** The columns of a PAN; empty ones without. */
export function panColumns(
  sealedText: SealedText,
  file: FileKey,
  pan: string,
): Pick<KycRow, 'panSealed' | 'panShown' | 'plainPan'> {
  if (pan === '') return { panSealed: null, panShown: null, plainPan: null };
  return { panSealed: sealedText.seal(pan, placeOf(file)), panShown: maskedPan(pan), plainPan: null };
}

/** The PAN of a file, or null. */
export function openPan(sealedText: SealedText, row: FileKey & Pick<KycRow, 'panSealed' | 'plainPan'>): string | null {
  return row.panSealed === null ? row.plainPan : sealedText.open(row.panSealed, placeOf(row));
}

function placeOf({ accountId, userType }: FileKey): string {
  return `kyc.pan ${accountId} ${userType}`;
}
