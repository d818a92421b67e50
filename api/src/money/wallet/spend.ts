import type { DatabaseOrTransaction } from '../../foundation/database/transaction.ts';
import { balanceOf, holdPots, type Posted, postedUnder, postTransaction } from '../ledger/ledger.ts';
import { creditAccount, type LedgerAccountName, walletAccount } from '../ledger/ledger-account-name.ts';
import { LedgerError } from '../ledger/ledger-error.ts';
import { openCredits } from './credits.ts';
import { drawOn } from './draw-on.ts';

interface Spending {
  /** Names what is paid, `plan-order:ord_…`: it is paid once. */
  readonly key: string;
  readonly accountId: string;
  readonly paise: number;
  /** What the owner reads: `Freedom plan`. */
  readonly description: string;
  readonly at: Date;
  /** Where the money goes: `sales:plan`. */
  readonly to: LedgerAccountName;
}

/**
 * Pays out of a wallet: credits first, those that lapse first before the others, then money.
 * @throws LedgerError `overdrawn` when the wallet holds less; nothing has moved
 */
export async function spend(
  database: DatabaseOrTransaction,
  { key, accountId, paise, description, at, to }: Spending,
): Promise<Posted> {
  return database.transaction(async (transaction) => {
    const wallet = walletAccount(accountId);
    // The wallet stands for all pots of its owner: two spends of one person follow each other.
    await holdPots(transaction, [wallet]);
    const before = await postedUnder(transaction, key);
    if (before !== undefined) return { transactionId: before, replayed: true };
    const credits = await openCredits(transaction, accountId, at);
    const pots = [
      ...credits.map((credit) => ({ name: creditAccount(accountId, credit.id), paise: credit.paise })),
      { name: wallet, paise: await balanceOf(transaction, wallet) },
    ];
    const out = drawOn(pots, paise);
    if (!out) throw new LedgerError('overdrawn', `The wallet of ${accountId} holds less than that`);
    const entries = [...out, { ledgerAccount: to, paise }];
    return postTransaction(transaction, { key, kind: 'spend', description, at, entries });
  });
}
