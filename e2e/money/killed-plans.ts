import { signedIn } from '../../api/testing/signed-in.ts';
import { type Killed, type KillSettings, killDuring } from './kill-during.ts';
import { type PlanFindings, planFindings } from './plan-findings.ts';
import { buyPlanWhateverHappens } from './retrying-plan-buyer.ts';

/** Kills the API repeatedly while people buy plans, each one plan, and then checks orders, plans and ledger. */
export async function killDuringPlans(settings: KillSettings): Promise<PlanFindings & Killed> {
  return killDuring(settings, {
    act: async (apiUrl, { database }, signal) =>
      buyPlanWhateverHappens(apiUrl, await signedIn(database, {}, Date.now()), signal),
    find: ({ pool }, paid) => planFindings(pool, paid),
  });
}
