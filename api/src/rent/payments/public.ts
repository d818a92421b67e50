// What other modules may use.
export { type ClientPart, settled } from './client-money.ts';
export { wholeDue } from './dues.queries.ts';
export type { NewPayout, PayoutBank, PayoutFacts } from './payout-bank.ts';
export { type PayoutMoves, payoutMoves } from './payout-moves.ts';
export { payoutWebhookPath } from './payout-webhook.ts';
export { HOLDS, type PayoutAhead } from './ports.ts';
export {
  type DueRow,
  rentDue,
  rentPayout,
  rentShare,
  rentTenancy,
  type ShareRow,
  type TenancyRow,
} from './rent-payments.tables.ts';
export { ownTenancy } from './tenancies.queries.ts';
