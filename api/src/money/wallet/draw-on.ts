import type { LedgerAccountName } from '../ledger/ledger-account-name.ts';
import type { LedgerEntry } from '../ledger/movement.ts';

/** A pot of a person, and what is in it. */
interface Pot {
  readonly name: LedgerAccountName;
  /** ≥ 0. */
  readonly paise: number;
}

/**
 * Takes an amount out of the pots in their order, each to its bottom before the next.
 * @returns the entries out of them, or undefined when they hold less than that together
 */
export function drawOn(pots: readonly Pot[], paise: number): LedgerEntry[] | undefined {
  const entries: LedgerEntry[] = [];
  let missing = paise;
  for (const pot of pots) {
    const taken = Math.min(pot.paise, missing);
    if (taken > 0) entries.push({ ledgerAccount: pot.name, paise: -taken });
    missing -= taken;
  }
  return missing > 0 ? undefined : entries;
}
