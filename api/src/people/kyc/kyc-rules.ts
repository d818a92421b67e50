import type { Kyc, KycDocument, KycUserType } from '@aangan/shared-kit/contracts/kyc';
import { aadhaarProblem, addressProblem, panProblem } from '@aangan/shared-kit/domain/kyc-fields';

export const NOT_NOW = 'Our staff are checking your documents, or have checked them. You cannot change them now.';

/** Whether the person may still change the file. */
export function mayChange({ state }: Pick<Kyc, 'state'>): boolean {
  return state === 'draft' || state === 'rejected';
}

/** What must be complete before a KYC file can be submitted. */
const NEEDED_DOCUMENTS: Readonly<Record<KycUserType, readonly KycDocument[]>> = {
  owner: ['identity', 'address', 'ownership'],
  tenant: ['identity', 'address'],
};

const DOCUMENT_WORDS: Readonly<Record<KycDocument, string>> = {
  identity: 'a document that shows who you are',
  address: 'a proof of your address',
  ownership: 'a document that shows that the property is yours',
};

interface KycPapers {
  readonly pan: string | null;
  readonly aadhaarLast4: string | null;
  readonly address: string | null;
  readonly documents: readonly KycDocument[];
}

interface MissingPaper {
  readonly field: string;
  readonly reason: string;
}

/** What is missing or invalid before submission. */
export function missingPapers(userType: KycUserType, papers: KycPapers): MissingPaper[] {
  const fields = [
    ['pan', panProblem(papers.pan ?? '')],
    ['aadhaarLast4', aadhaarProblem(papers.aadhaarLast4 ?? '')],
    ['address', addressProblem(papers.address ?? '')],
  ] as const;
  const documents = NEEDED_DOCUMENTS[userType].filter((document) => !papers.documents.includes(document));
  return [
    ...fields.flatMap(([field, reason]) => (reason ? [{ field, reason }] : [])),
    ...documents.map((document) => ({ field: document, reason: `Add ${DOCUMENT_WORDS[document]}.` })),
  ];
}
