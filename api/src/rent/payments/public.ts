// What other modules may use.

export { settled } from './client-money.ts';
export { type ClientMoney, clientMoneyProof } from './client-money-proof.ts';
export { payeeOf } from './due-answer.ts';
export { dueOf, dueOfMonth, holdDue, sharesOf, tenancyOf } from './dues.queries.ts';
export { makeDue, replaceShares } from './make-due.ts';
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
  type SharePart,
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
export { MONTHLY_KIND, tenanciesFor } from './tenancies.queries.ts';
