// What other modules may use.
export { bookRefund } from './book-refund.ts';
export type { NewLine, NewOrder } from './create-order.ts';
export { type Orders, orderDepsOf, ordersOf } from './open-orders.ts';
export type { OrderDeps } from './order-deps.ts';
export { type AttemptRow, attemptById, holdOrder, linesOf, type OrderRow, orderOf } from './orders.queries.ts';
export { orderAttempt, orderLine, salesOrder } from './orders.tables.ts';
