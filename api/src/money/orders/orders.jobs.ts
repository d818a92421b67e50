import type { Database } from '../../foundation/database/public.ts';
import type { Jobs } from '../../foundation/jobs/public.ts';
import { expireOrder } from './expire-order.ts';
import type { OrderDeps } from './order-deps.ts';
import { holdOrder, overdueOrders } from './orders.queries.ts';

/** Orders per run. */
const BATCH = 200;

/** Every minute: orders that nobody paid in time expire. One whose payment is under way expires with its payment. */
export function orderJobs(
  database: Database,
  deps: OrderDeps,
  { jobs, now }: { readonly jobs: Jobs; readonly now: () => number },
): void {
  jobs.work('orders-expire', async () => {
    const at = new Date(now());
    for (const id of await overdueOrders(database, at, BATCH)) await expireOverdue(database, deps, id, at);
  });
  jobs.schedule('orders-expire', '* * * * *');
}

async function expireOverdue(database: Database, deps: OrderDeps, id: string, at: Date): Promise<void> {
  await database.transaction(async (transaction) => {
    const order = await holdOrder(transaction, id);
    if (order?.state === 'open') await expireOrder(transaction, deps, order, at);
  });
}
