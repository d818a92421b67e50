// What other modules may use.
export type { NewLine, NewOrder } from './create-order.ts';
export { type Orders, ordersOf } from './open-orders.ts';
export { salesOrder } from './orders.tables.ts';
