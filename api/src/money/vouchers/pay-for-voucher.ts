import type { Transaction } from '../../foundation/database/public.ts';
import { CallError } from '../../foundation/server/public.ts';
import { LedgerError } from '../ledger/public.ts';
import { spend } from '../wallet/public.ts';
import type { VoucherRow } from './vouchers.tables.ts';

export const TOO_LITTLE = 'Your wallet balance is too low for this voucher. Add money first.';

/**
 * Takes a voucher's price from its owner's wallet, once.
 * @throws CallError 402 when the wallet holds less; then nothing has moved
 */
export async function payForVoucher(
  tx: Transaction,
  { voucher, partner }: { voucher: VoucherRow; partner: string },
): Promise<void> {
  const { id, accountId, pricePaise: paise, boughtAt: at } = voucher;
  const description = `Voucher of ${partner}`;
  try {
    await spend(tx, { key: `voucher:${id}`, accountId, paise, description, at, to: 'sales:voucher' });
  } catch (error) {
    if (error instanceof LedgerError && error.problem === 'overdrawn') throw new CallError(402, TOO_LITTLE);
    throw error;
  }
}
