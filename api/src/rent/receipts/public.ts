// What other modules may use.
export { receiptsPath } from './receipt-files.routes.ts';
export { saveReceipts } from './receipts.queries.ts';
