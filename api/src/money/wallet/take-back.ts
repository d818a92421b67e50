import type { Transaction } from '../../foundation/database/public.ts';
import { balanceOf, holdPots, type LedgerAccountName, postTransaction, walletAccount } from '../ledger/public.ts';

interface TakingBack {
  /** Identifies the event: it is taken back once. */
  readonly key: string;
  readonly accountId: string;
  readonly paise: number;
  /** Ledger account that the money goes to. */
  readonly to: LedgerAccountName;
  readonly at: Date;
}

/** Takes money out of a wallet that was paid back to the person elsewhere. What has been spent meanwhile is owed. */
export async function takeBack(transaction: Transaction, { key, accountId, paise, to, at }: TakingBack): Promise<void> {
  const wallet = walletAccount(accountId);
  await holdPots(transaction, [wallet]);
  const held = Math.min(paise, await balanceOf(transaction, wallet));
  await postTransaction(transaction, {
    key,
    kind: 'refund',
    description: 'Refunded to you',
    at,
    entries: [
      { ledgerAccount: wallet, paise: -held },
      { ledgerAccount: `receivable:${accountId}`, paise: -(paise - held) },
      { ledgerAccount: to, paise },
    ],
  });
}
