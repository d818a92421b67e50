/**
 * What a landlord sends for KYC. `pan-card` proves who it is, `account-proof` whose the account is. The specification
 * names no papers; these are ours, after the due diligence of merchants (RBI, Master Direction of 15 September 2025).
 */
export const LANDLORD_PAPERS = ['pan-card', 'account-proof'] as const;

export type LandlordPaper = (typeof LANDLORD_PAPERS)[number];

/** Limits of papers; ours. */
export const LANDLORD_PAPER_LIMITS = {
  bytes: 5 * 1024 * 1024,
  /** Days after which papers are deleted that staff have not decided on. With a decision they are deleted at once. */
  storedDays: 30,
} as const;
