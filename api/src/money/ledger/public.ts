// What other modules may use.

export { ledgerAccount, ledgerEntry, ledgerTransaction } from './ledger.tables.ts';
export { balanceOf, balancesOf, holdPots, type Posted, postedUnder, postTransaction } from './ledger.ts';
export {
  creditAccount,
  isClientAccount,
  isLedgerAccountName,
  type LedgerAccountName,
  walletAccount,
} from './ledger-account-name.ts';
export { LedgerError } from './ledger-error.ts';
export type { LedgerEntry } from './movement.ts';
