/**
 * What a landlord sends for KYC. `pan-card` proves who it is, `account-proof` whose the account is. The specification
 * names no papers; these are ours, after the due diligence of merchants (RBI, Master Direction of 15 September 2025).
 */
export const LANDLORD_PAPERS = ['pan-card', 'account-proof'] as const;

export type LandlordPaper = (typeof LANDLORD_PAPERS)[number];

/** How a paper is sent: as one file. */
export const LANDLORD_PAPER_RULES = {
  content: 'document',
  types: ['application/pdf', 'image/jpeg', 'image/png'],
  maximumBytes: 5 * 1024 * 1024,
  maximumCount: 1,
} as const;

/** Name of the kind of uploads; their subject is the paper. */
export const LANDLORD_PAPER_UPLOAD = 'landlord-paper';

/** Days after which papers are deleted that staff have not decided on; ours. With a decision they are deleted at once. */
export const LANDLORD_PAPER_DAYS = 30;
