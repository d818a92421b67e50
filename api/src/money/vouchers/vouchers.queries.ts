import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../foundation/database/public.ts';
import { type VoucherRow, voucher } from './vouchers.tables.ts';

/** Maximum number of rows in a response. */
const LIST_LIMIT = 100;

export async function vouchersOf(database: DatabaseOrTransaction, accountId: string): Promise<VoucherRow[]> {
  return database
    .select()
    .from(voucher)
    .where(eq(voucher.accountId, accountId))
    .orderBy(desc(voucher.boughtAt), desc(voucher.id))
    .limit(LIST_LIMIT);
}

export async function voucherOf(
  database: DatabaseOrTransaction,
  accountId: string,
  id: string,
): Promise<VoucherRow | undefined> {
  const [row] = await database
    .select()
    .from(voucher)
    .where(and(eq(voucher.accountId, accountId), eq(voucher.id, id)));
  return row;
}

export async function saveVoucher(database: DatabaseOrTransaction, row: VoucherRow): Promise<void> {
  await database.insert(voucher).values(row);
}

/** Stores that the owner has seen the code, once and only while it is valid. */
export async function noteRevealed(
  database: DatabaseOrTransaction,
  { accountId, id, at }: { accountId: string; id: string; at: Date },
): Promise<void> {
  await database
    .update(voucher)
    .set({ revealedAt: at })
    .where(
      and(eq(voucher.accountId, accountId), eq(voucher.id, id), isNull(voucher.revealedAt), gt(voucher.expiresAt, at)),
    );
}
