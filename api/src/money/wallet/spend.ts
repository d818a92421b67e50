import type { DatabaseOrTransaction } from '../../foundation/database/public.ts';
import {
  balanceOf,
  creditAccount,
  holdPots,
  type LedgerAccountName,
  LedgerError,
  type Posted,
  postedUnder,
  postTransaction,
  walletAccount,
} from '../ledger/public.ts';
import { openCredits } from './credits.ts';
import { drawOn } from './draw-on.ts';

interface Spending {
  /** Identifies what is paid, `plan-order:ord_…`: it is paid once. */
  readonly key: string;
  readonly accountId: string;
  readonly paise: number;
  /** Text for the owner: `Freedom plan`. */
  readonly description: string;
  readonly at: Date;
  /** Ledger account that receives the money: `sales:plan`. */
  readonly to: LedgerAccountName;
}

/**
 * Pays from a wallet: credits first, in the order in which they lapse, then money.
 * @throws LedgerError `overdrawn` when the wallet holds less; then nothing has moved
 */
export async function spend(
  database: DatabaseOrTransaction,
  { key, accountId, paise, description, at, to }: Spending,
): Promise<Posted> {
  return database.transaction(async (transaction) => {
    const wallet = walletAccount(accountId);
    // The lock on the wallet covers all accounts of its owner: two spends of one person run one after the other.
    await holdPots(transaction, [wallet]);
    const before = await postedUnder(transaction, key);
    if (before !== undefined) return { transactionId: before, replayed: true };
    const credits = await openCredits(transaction, accountId, at);
    const pots = [
      ...credits.map((credit) => ({ name: creditAccount(accountId, credit.id), paise: credit.paise })),
      { name: wallet, paise: await balanceOf(transaction, wallet) },
    ];
    const out = drawOn(pots, paise);
    if (!out) throw new LedgerError('overdrawn', `The wallet of ${accountId} holds less than the amount`);
    const entries = [...out, { ledgerAccount: to, paise }];
    return postTransaction(transaction, { key, kind: 'spend', description, at, entries });
  });
}

/** Money and open credits together, in paise. */
export async function spendableBalance(database: DatabaseOrTransaction, accountId: string, at: Date): Promise<number> {
  const [money, credits] = await Promise.all([
    balanceOf(database, walletAccount(accountId)),
    openCredits(database, accountId, at),
  ]);
  return credits.reduce((sum, { paise }) => sum + paise, money);
}
