import { defineModule } from '../../foundation/module/define-module.ts';
import { KEPT_FOR_LAW } from '../../foundation/module/personal-data.ts';
import { WALLET_BALANCE } from '../../people/privacy/wallet-balance.ts';
import { forfeitBalances, ownedBalance } from './forfeit.ts';
import * as tables from './ledger.tables.ts';

/** Every movement of money, balanced. */
export const ledger = defineModule({
  name: 'money/ledger',
  provides: (api) => api.provide(WALLET_BALANCE, ownedBalance),
  tables,
  personalData: {
    tables: [
      {
        name: 'wallet',
        table: tables.ledgerAccount,
        people: [tables.ledgerAccount.ownerId],
        onDeletion: KEPT_FOR_LAW,
      },
    ],
    beforeDeletion: forfeitBalances,
  },
});
