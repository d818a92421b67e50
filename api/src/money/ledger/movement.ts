import { createHash } from 'node:crypto';
import { isLedgerAccountName, type LedgerAccountName } from './ledger-account-name.ts';
import { LedgerError } from './ledger-error.ts';

/** One side of a movement. */
export interface LedgerEntry {
  readonly ledgerAccount: LedgerAccountName;
  /** Whole paise: into the ledger account when positive, out of it when negative. */
  readonly paise: number;
}

/** Money that moves between ledger accounts. */
export interface Movement {
  /** Identifies the event that moves the money, `payment:pay_…:paid`: it moves once, whatever is repeated. */
  readonly key: string;
  /** `top-up`, `reward`, `spend`, `expiry`, `refund` … */
  readonly kind: string;
  /** Text for the owner in the history: `Added by UPI`. */
  readonly description: string;
  readonly at: Date;
  /** At least two; their sum is zero. */
  readonly entries: readonly LedgerEntry[];
}

/**
 * The entries with each ledger account once, in the order of their names.
 * @throws LedgerError `unbalanced`
 */
export function checkedEntries({ key, entries }: Movement): LedgerEntry[] {
  const byAccount = new Map<LedgerAccountName, number>();
  for (const { ledgerAccount, paise } of entries) {
    if (!isLedgerAccountName(ledgerAccount))
      throw new LedgerError('unbalanced', `${ledgerAccount} is not a ledger account`);
    if (!Number.isSafeInteger(paise)) throw new LedgerError('unbalanced', `${paise} is not a whole number of paise`);
    byAccount.set(ledgerAccount, (byAccount.get(ledgerAccount) ?? 0) + paise);
  }
  const net = [...byAccount]
    .filter(([, paise]) => paise !== 0)
    .map(([ledgerAccount, paise]) => ({ ledgerAccount, paise }))
    .sort((one, other) => (one.ledgerAccount < other.ledgerAccount ? -1 : 1));
  const total = net.reduce((sum, { paise }) => sum + paise, 0);
  if (total !== 0) throw new LedgerError('unbalanced', `Movement ${key} is off by ${total} paise`);
  if (net.length < 2) throw new LedgerError('unbalanced', `Movement ${key} moves nothing`);
  return net;
}

/** Digest that distinguishes different movements under one key. Time and texts may differ between two attempts. */
export function movementDigest(kind: string, entries: readonly LedgerEntry[]): string {
  return createHash('sha256')
    .update(JSON.stringify([kind, ...entries.map(({ ledgerAccount, paise }) => [ledgerAccount, paise])]))
    .digest('hex');
}
