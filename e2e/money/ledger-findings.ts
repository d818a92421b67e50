import type pg from 'pg';
import type { PaidTopUp } from './retrying-payer.ts';

/** Inconsistencies in the ledger. Each must be 0. */
export interface LedgerFindings {
  /** Acknowledged top-ups that are missing in the ledger or have another amount. */
  readonly lost: number;
  /** Payments with more than one credit, or attempts with more than one payment. */
  readonly doubled: number;
  /** Transactions whose entries do not add up to zero. */
  readonly unbalanced: number;
  /** Wallets whose balance differs from what their owners were shown. */
  readonly wrongBalances: number;
  /** Credits of unpaid payments, and paid payments without a credit. */
  readonly halfDone: number;
}

/** Compares the ledger with the API's responses. */
export async function ledgerFindings(pool: pg.Pool, paid: readonly PaidTopUp[]): Promise<LedgerFindings> {
  const credits = await pool.query<{ key: string; pot: string; paise: string }>(
    `select t.key, e.ledger_account as pot, e.paise from ledger_transaction t
     join ledger_entry e on e.transaction_id = t.id and e.paise > 0 where t.kind = 'top-up'`,
  );
  const byKey = Map.groupBy(credits.rows, ({ key }) => key);
  const lost = paid.filter(({ orderId, accountId, paise }) => {
    const [credit] = byKey.get(`order:${orderId}:top-up`) ?? [];
    return credit?.pot !== `wallet:${accountId}` || Number(credit.paise) !== paise;
  });
  const expected = new Map<string, number>();
  for (const { accountId, paise } of paid) expected.set(accountId, (expected.get(accountId) ?? 0) + paise);
  const balances = await pool.query<{ pot: string; paise: string }>(
    `select ledger_account as pot, sum(paise) as paise from ledger_entry where ledger_account like 'wallet:%' group by 1`,
  );
  const wrong = balances.rows.filter(({ pot, paise }) => expected.get(pot.slice('wallet:'.length)) !== Number(paise));
  return {
    lost: lost.length,
    doubled:
      [...byKey.values()].filter((rows) => rows.length > 1).length +
      // One idempotency key of a person gives one order or one payment.
      (await count(
        pool,
        `select (select count(*) from sales_order) + (select count(*) from payment)
           - (select count(*) from idempotent_call) as count`,
      )),
    unbalanced: await count(
      pool,
      `select count(*) from (select 1 from ledger_entry group by transaction_id having sum(paise) <> 0) as off`,
    ),
    wrongBalances: wrong.length + (expected.size - balances.rows.length),
    halfDone: await count(
      pool,
      `select (select count(*) from sales_order o where o.state = 'paid'
         and not exists (select 1 from ledger_transaction t where t.key = 'order:' || o.id || ':top-up'))
       + (select count(*) from ledger_transaction t where t.kind = 'top-up'
         and not exists (select 1 from sales_order o where o.state = 'paid' and t.key = 'order:' || o.id || ':top-up')) as count`,
    ),
  };
}

async function count(pool: pg.Pool, statement: string): Promise<number> {
  const { rows } = await pool.query<{ count: string }>(statement);
  return Number(rows[0]?.count);
}
