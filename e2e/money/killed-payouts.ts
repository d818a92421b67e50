import { type Killed, type KillSettings, killDuring } from './kill-during.ts';
import { type PayoutFindings, payoutFindings } from './payout-findings.ts';
import { payRentWhateverHappens } from './retrying-rent-payer.ts';

/** Kills the API repeatedly while rent is paid and sent, and then compares our books with the bank's. */
export async function killDuringPayouts(settings: KillSettings): Promise<PayoutFindings & Killed> {
  return killDuring(settings, {
    act: async (apiUrl, { database }, signal) => payRentWhateverHappens(apiUrl, database, signal),
    find: (open, paid) => payoutFindings(open, paid),
  });
}
