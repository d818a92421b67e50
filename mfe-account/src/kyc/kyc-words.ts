import type { Kyc, KycDocument, KycUserType } from '@aangan/shared-kit/contracts/kyc';

export const KYC_USER_TYPES_WORDS: Readonly<Record<KycUserType, string>> = { owner: 'owner', tenant: 'tenant' };

export function isKycUserType(text: string): text is KycUserType {
  return Object.hasOwn(KYC_USER_TYPES_WORDS, text);
}

/** What each kind of document can be. */
export const DOCUMENTS: Readonly<Record<KycDocument, { readonly name: string; readonly help: string }>> = {
  identity: { name: 'Identity', help: 'Passport, driving licence or voter card' },
  address: { name: 'Address', help: 'Electricity, gas or water bill of the last three months, or a bank statement' },
  ownership: { name: 'Ownership', help: 'Sale deed, or the latest property tax receipt' },
};

/** Which documents are asked of whom. */
export const NEEDED: Readonly<Record<KycUserType, readonly KycDocument[]>> = {
  owner: ['identity', 'address', 'ownership'],
  tenant: ['identity', 'address'],
};

/** Bytes as people read them: `1.2 MB`, `340 kB`. */
export function fileSize(bytes: number): string {
  return bytes >= 1e6 ? `${(bytes / 1e6).toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / 1e3))} kB`;
}

export type Papers = Kyc;
