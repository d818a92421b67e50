// What other modules may use.

export { coverShare, sendPart } from './change-shares.ts';
export { settled } from './client-money.ts';
export { type ClientMoney, clientMoneyProof } from './client-money-proof.ts';
export { payeeOf } from './due-answer.ts';
export { dueOf, dueOfMonth, holdDue, shareOf, sharesOf, tenancyOf } from './dues.queries.ts';
export { makeDue, replaceShares } from './make-due.ts';
export { moveDue } from './move-due.ts';
export { payoutBankOf } from './open-payout-bank.ts';
export { payShare } from './pay-share.ts';
export { BankError, type PayoutBank, type PayoutFacts } from './payout-bank.ts';
export { payoutMovesOf } from './payout-moves.ts';
export type { OpenPayoutBank } from './payout-settings.ts';
export { payoutWebhookPath } from './payout-webhook.routes.ts';
export {
  PAYOUT_HOLDS,
  type PayoutHolds,
  type PayoutMoves,
  RENT_SPLITS,
  type RentSplits,
} from './ports.ts';
export { razorpayX } from './razorpayx.ts';
export {
  type DueRow,
  type PayoutRow,
  rentDue,
  rentPayout,
  rentShare,
  rentTenancy,
  type ShareRow,
  type TenancyRow,
} from './rent-payments.tables.ts';
export { RENT_WORDS } from './rent-payments.words.ts';
export { covering, sharesHere } from './share-moves.ts';
export { MONTHLY_KIND, tenanciesFor } from './tenancies.queries.ts';
