// What other modules may use.
export { type ClientPart, settled } from './client-money.ts';
export { wholeDue } from './dues.queries.ts';
export type { NewPayout, PayoutBank, PayoutFacts } from './payout-bank.ts';
export { type PayoutMoves, payoutMoves } from './payout-moves.ts';
export { payoutWebhookPath } from './payout-webhook.ts';
export { HOLDS, type PayoutAhead } from './ports.ts';
export { dueTitle } from './rent-payment.words.ts';
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
export { ownTenancy } from './tenancies.queries.ts';
export { wirePayee } from './wire-due.ts';
