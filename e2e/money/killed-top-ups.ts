import { type SignedIn, signedIn } from '../../api/testing/signed-in.ts';
import { type Killed, type KillSettings, killDuring } from './kill-during.ts';
import { type LedgerFindings, ledgerFindings } from './ledger-findings.ts';
import { topUpWhateverHappens } from './retrying-payer.ts';

/** Kills the API repeatedly while people add money, and then checks the ledger. */
export async function killDuringTopUps(settings: KillSettings): Promise<LedgerFindings & Killed> {
  const idle: SignedIn[] = [];
  return killDuring(settings, {
    async act(apiUrl, { database }, signal) {
      const payer = idle.pop() ?? (await signedIn(database, {}, Date.now()));
      const paid = await topUpWhateverHappens(apiUrl, payer, signal);
      idle.push(payer);
      return paid;
    },
    find: ({ pool }, paid) => ledgerFindings(pool, paid),
  });
}
