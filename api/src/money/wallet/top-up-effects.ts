import type { PaymentEffects } from '../../foundation/module/public.ts';
import { balanceOf, holdPots, postTransaction, walletAccount } from '../ledger/public.ts';

/** Credits a top-up to the wallet. A refund takes back what is unspent. */
export const topUpEffects: PaymentEffects = {
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
    // What has been spent cannot be taken out of a wallet: the person owes it.
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
};
