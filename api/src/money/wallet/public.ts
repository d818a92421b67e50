// What other modules may use.
export { type ClaimRow, claimById, consumeClaim, giveBackClaim, grantClaim, openClaims } from './claims.ts';
export { grantCredit } from './credits.ts';
export { giveBack, giveBackPart } from './give-back.ts';
export { spend, spendableBalance } from './spend.ts';
export { takeBack } from './take-back.ts';
export { walletClaim } from './wallet.tables.ts';
