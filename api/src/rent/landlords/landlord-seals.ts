import type { LandlordDestinationInput } from '@aangan/shared-kit/contracts/rent-landlords';
import { lastFour, maskedPan, maskedVpa } from '@aangan/shared-kit/domain/rent/landlord-rules';
import type { SealedText } from '../../foundation/sealed-text/public.ts';
import type { LandlordRow } from './landlords.tables.ts';

type Sealed = 'phoneSealed' | 'emailSealed' | 'destinationSealed' | 'panSealed';

/** Where a payout goes, in full. */
export type Beneficiary = { readonly name: string } & (
  | { readonly kind: 'bank'; readonly accountNumber: string; readonly ifsc: string }
  | { readonly kind: 'upi'; readonly vpa: string }
);

/** Encrypts a text for one column of one landlord. */
export function sealFor(sealedText: SealedText, id: string, column: Sealed, text: string): string {
  return sealedText.seal(text, placeOf(id, column));
}

/** The text of a sealed column; undefined where there is none, or once it is wiped. */
export function openSealed(
  sealedText: SealedText,
  row: Pick<LandlordRow, 'id' | Sealed>,
  column: Sealed,
): string | undefined {
  const sealed = row[column];
  return sealed === null ? undefined : sealedText.open(sealed, placeOf(row.id, column));
}

/** Finds landlords with a phone number. @param phone with country code */
export function phoneDigest(sealedText: SealedText, phone: string): string {
  return sealedText.digest(phone, 'landlord phone');
}

/** Finds landlords with the same account or UPI ID. */
export function destinationDigest(sealedText: SealedText, destination: LandlordDestinationInput): string {
  const text = destination.kind === 'bank' ? `${destination.ifsc} ${destination.accountNumber}` : destination.vpa;
  return sealedText.digest(text, 'landlord destination');
}

/** The columns of a phone number. */
export function phoneColumns(sealedText: SealedText, id: string, phone: string) {
  return {
    phoneSealed: sealFor(sealedText, id, 'phoneSealed', phone),
    phoneDigest: phoneDigest(sealedText, phone),
    phoneLast4: lastFour(phone),
  };
}

/** The columns of an account or a UPI ID. */
export function destinationColumns(sealedText: SealedText, id: string, destination: LandlordDestinationInput) {
  const isBank = destination.kind === 'bank';
  const secret = isBank ? destination.accountNumber : destination.vpa;
  return {
    kind: destination.kind,
    destinationSealed: sealFor(sealedText, id, 'destinationSealed', secret),
    destinationDigest: destinationDigest(sealedText, destination),
    destinationShown: isBank ? lastFour(secret) : maskedVpa(secret),
    ifsc: isBank ? destination.ifsc : null,
  };
}

/** The columns of a PAN; empty ones without. */
export function panColumns(sealedText: SealedText, id: string, pan: string) {
  return pan === ''
    ? { panSealed: null, panShown: null }
    : { panSealed: sealFor(sealedText, id, 'panSealed', pan), panShown: maskedPan(pan) };
}

/** Where money of this landlord goes; undefined once it is wiped. */
export function beneficiaryIn(sealedText: SealedText, row: LandlordRow): Beneficiary | undefined {
  const secret = openSealed(sealedText, row, 'destinationSealed');
  if (secret === undefined) return undefined;
  // A payout carries the name that the bank has, where it is known.
  const name = row.registeredName ?? row.name;
  if (row.kind === 'upi') return { name, kind: 'upi', vpa: secret };
  return row.ifsc === null ? undefined : { name, kind: 'bank', accountNumber: secret, ifsc: row.ifsc };
}

function placeOf(id: string, column: Sealed): string {
  return `rent_landlord.${column} ${id}`;
}
