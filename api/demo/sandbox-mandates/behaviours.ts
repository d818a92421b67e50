/** How the payer's bank treats the debits of a mandate. */
export const BEHAVIOURS = ['works', 'no-money-once', 'no-money', 'silent-once', 'revoked'] as const;
