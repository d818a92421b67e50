import type { Kyc, KycDocument, KycUserType } from '@aangan/shared-kit/contracts/kyc';
import type { UploadRules } from '@aangan/shared-kit/contracts/uploads';

export const KYC_USER_TYPES_WORDS: Readonly<Record<KycUserType, string>> = { owner: 'owner', tenant: 'tenant' };

export function isKycUserType(text: string): text is KycUserType {
  return Object.hasOwn(KYC_USER_TYPES_WORDS, text);
}

/** The name of each kind of document, and the papers that it accepts. */
export const DOCUMENTS: Readonly<Record<KycDocument, { readonly name: string; readonly help: string }>> = {
  identity: { name: 'Identity', help: 'Passport, driving licence or voter card' },
  address: { name: 'Address', help: 'Electricity, gas or water bill of the last three months, or a bank statement' },
  ownership: { name: 'Ownership', help: 'Sale deed, or the latest property tax receipt' },
};

/** The documents that each kind of user needs. */
export const NEEDED: Readonly<Record<KycUserType, readonly KycDocument[]>> = {
  owner: ['identity', 'address', 'ownership'],
  tenant: ['identity', 'address'],
};

/** The rules of the API's kind `kyc-document`. They are known before the first call, so that the page needs none. */
export const DOCUMENT_RULES: UploadRules = {
  content: 'document',
  types: ['application/pdf', 'image/jpeg', 'image/png'],
  maximumBytes: 5 * 1024 * 1024,
  maximumCount: 1,
};

/** Formats bytes: `1.2 MB`, `340 kB`. */
export function fileSize(bytes: number): string {
  return bytes >= 1e6 ? `${(bytes / 1e6).toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / 1e3))} kB`;
}

export type Papers = Kyc;
