import { NO_EFFECT, type Sale } from '../../foundation/module/public.ts';
import { postTransaction, walletAccount } from '../ledger/public.ts';
import { takeBack } from '../wallet/public.ts';

/** The purpose of top-ups. */
export const TOP_UP = 'wallet-topup';

const SALES = `sales:${TOP_UP}` as const;

/** Money in the wallet. No tax is due before it is spent, and the wallet cannot pay for itself. */
export const topUpSale: Sale = {
  tax: 'untaxed',
  acceptsWallet: false,

  async paid(transaction, { id, accountId, paise }, at) {
    await postTransaction(transaction, {
      key: `order:${id}:top-up`,
      kind: 'top-up',
      description: 'Money added to wallet',
      at,
      entries: [
        { ledgerAccount: SALES, paise: -paise },
        { ledgerAccount: walletAccount(accountId), paise },
      ],
    });
  },

  async refunded(transaction, { accountId }, { key, paise }, at) {
    await takeBack(transaction, { key: `${key}:top-up`, accountId, paise, to: SALES, at });
  },

  failed: NO_EFFECT,
  expired: NO_EFFECT,
};
