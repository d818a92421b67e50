import type { Transaction } from '../../foundation/database/transaction.ts';
import { balanceOf, holdPots, postTransaction } from '../ledger/ledger.ts';
import { walletAccount } from '../ledger/ledger-account-name.ts';
import type { MoneyStep } from './payment-machine.ts';
import type { PaymentPurpose } from './payment-purposes.ts';
import type { PaymentRow } from './payments.queries.ts';

/** Does what a payment is for, or undoes it, in the transaction that changes its state. */
type PaymentEffect = (transaction: Transaction, payment: PaymentRow, at: Date) => Promise<void>;

/** What each step does, by what is paid for. */
export const PAYMENT_EFFECTS: Readonly<Record<PaymentPurpose, Readonly<Record<MoneyStep, PaymentEffect>>>> = {
  'wallet-topup': {
    async credit(transaction, { id, accountId, gateway, description, paise }, at) {
      await postTransaction(transaction, {
        key: `payment:${id}:paid`,
        kind: 'top-up',
        description,
        at,
        entries: [
          { ledgerAccount: `gateway:${gateway}`, paise: -paise },
          { ledgerAccount: walletAccount(accountId), paise },
        ],
      });
    },

    async 'take-back'(transaction, { id, accountId, gateway, paise }, at) {
      const wallet = walletAccount(accountId);
      await holdPots(transaction, [wallet]);
      // What has been spent cannot be taken out of a wallet: it is owed.
      const held = Math.min(paise, await balanceOf(transaction, wallet));
      await postTransaction(transaction, {
        key: `payment:${id}:refunded`,
        kind: 'refund',
        description: 'Paid back to you',
        at,
        entries: [
          { ledgerAccount: wallet, paise: -held },
          { ledgerAccount: `receivable:${accountId}`, paise: -(paise - held) },
          { ledgerAccount: `gateway:${gateway}`, paise },
        ],
      });
    },
  },
};
