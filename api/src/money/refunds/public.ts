// What other modules may use.
export { askRefund, type RefundDeps } from './ask-refund.ts';
export { refundDepsOf } from './open-refunds.ts';
export { orderRefund, type RefundRow } from './refunds.tables.ts';
