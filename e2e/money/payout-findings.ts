import type pg from 'pg';
import type { openDatabase } from '../../api/src/foundation/database/public.ts';
import { type ClientMoney, clientMoneyProof } from '../../api/src/rent/payments/public.ts';
import type { PaidRent } from './retrying-rent-payer.ts';

/** Inconsistencies of payouts. Each must be 0. */
export interface PayoutFindings {
  /** Rents that were said to have arrived and that the bank has not sent, or with another amount. */
  readonly lost: number;
  /** Sums that the bank has sent more than once. */
  readonly doubled: number;
  /** Payouts of the bank that our books do not have. */
  readonly unknown: number;
  /** By how much client money is off, in paise, and dues that are off. */
  readonly offByPaise: number;
  readonly offDues: number;
}

/** Compares the records of the bank with ours, and proves the ledger. */
export async function payoutFindings(
  { pool, database }: ReturnType<typeof openDatabase>,
  paid: readonly PaidRent[],
): Promise<PayoutFindings> {
  const rows = await sentByBank(pool);
  const byDue = Map.groupBy(rows, ({ dueId }) => dueId);
  const lost = paid.filter(({ dueId, paise }) => Number(byDue.get(dueId)?.[0]?.paise) !== paise);
  const proof: ClientMoney = await clientMoneyProof(database);
  return {
    lost: lost.length,
    doubled: [...byDue].filter(([dueId, sent]) => dueId !== null && sent.length > 1).length,
    unknown: byDue.get(null)?.length ?? 0,
    offByPaise: proof.offByPaise,
    offDues: proof.offDues.length,
  };
}

async function sentByBank(pool: pg.Pool): Promise<{ dueId: string | null; paise: string }[]> {
  const { rows } = await pool.query<{ dueId: string | null; paise: string }>(
    `select p.due_id as "dueId", s.paise from sandbox_payout s left join rent_payout p on p.id = s.key`,
  );
  return rows;
}
