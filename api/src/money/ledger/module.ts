import { defineModule, KEPT_FOR_LAW } from '../../foundation/module/public.ts';
import { WALLET_BALANCE } from '../../people/privacy/public.ts';
import { forfeitBalances, ownedBalance } from './forfeit.ts';
import * as tables from './ledger.tables.ts';
import { measureLedger } from './measure-ledger.ts';

/** Every movement of money, balanced. */
export const ledger = defineModule({
  name: 'money/ledger',
  provides: (api) => api.provide(WALLET_BALANCE, ownedBalance),
  tables,
  metrics: measureLedger,
  appendOnly: [tables.ledgerTransaction, tables.ledgerEntry],
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
