import type pg from 'pg';
import type { PaidTopUp } from './retrying-payer.ts';

/** Inconsistencies after purchases of plans. Each must be 0. */
export interface PlanFindings {
  /** Acknowledged purchases without a plan in force, or with another price. */
  readonly lost: number;
  /** People with more than one order, plan, or paid payment. */
  readonly doubled: number;
  /** Transactions whose entries do not add up to zero. */
  readonly unbalanced: number;
  /** Plans of unpaid orders, paid orders without revenue of their price, and money that is still reserved. */
  readonly halfDone: number;
}

/** Compares orders, plans and ledger with the API's responses. */
export async function planFindings(pool: pg.Pool, paid: readonly PaidTopUp[]): Promise<PlanFindings> {
  const plans = await pool.query<{ order_id: string; account_id: string; paise: string }>(
    `select order_id, account_id, terms ->> 'paidPaise' as paise from bought_plan where ended_at is null`,
  );
  const byOrder = new Map(plans.rows.map((row) => [row.order_id, row]));
  const lost = paid.filter(({ orderId, accountId, paise }) => {
    const plan = byOrder.get(orderId);
    return plan?.account_id !== accountId || Number(plan.paise) !== paise;
  });
  return {
    lost: lost.length,
    doubled: await count(
      pool,
      `select (select count(*) from (select 1 from sales_order group by account_id having count(*) > 1) as orders)
         + (select count(*) from (select 1 from bought_plan group by account_id having count(*) > 1) as plans)
         + (select count(*) from (select 1 from payment where state = 'paid' group by account_id having count(*) > 1) as paid)
         as count`,
    ),
    unbalanced: await count(
      pool,
      `select count(*) from (select 1 from ledger_entry group by transaction_id having sum(paise) <> 0) as off`,
    ),
    halfDone: await count(
      pool,
      `select (select count(*) from sales_order o where o.state = 'paid' and 79900 <> (
           select coalesce(sum(e.paise), 0) from ledger_transaction t join ledger_entry e on e.transaction_id = t.id
           where t.key = 'order:' || o.id || ':paid' and e.paise > 0))
         + (select count(*) from bought_plan p where not exists (
           select 1 from sales_order o where o.id = p.order_id and o.state = 'paid'))
         + (select count(*) from (select 1 from ledger_entry where ledger_account like 'reserved:%'
           group by ledger_account having sum(paise) <> 0) as reserved) as count`,
    ),
  };
}

async function count(pool: pg.Pool, statement: string): Promise<number> {
  const { rows } = await pool.query<{ count: string }>(statement);
  return Number(rows[0]?.count);
}
