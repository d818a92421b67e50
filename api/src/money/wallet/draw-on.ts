import type { LedgerAccountName, LedgerEntry } from '../ledger/public.ts';

/** A person's ledger account with its balance. */
interface Pot {
  readonly name: LedgerAccountName;
  /** ≥ 0. */
  readonly paise: number;
}

/**
 * Takes an amount out of ledger accounts in their order, each fully before the next.
 * @returns the entries out of them, or undefined when they hold less in total
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
