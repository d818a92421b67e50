import type { Jobs } from '../../foundation/jobs/public.ts';
import { announceDebit } from './announce-debit.ts';
import { beginDebit } from './begin-debit.ts';
import { workOnMandate } from './follow-mandate.ts';
import { MandateBankError } from './mandate-bank.ts';
import type { MandateDeps } from './mandate-deps.ts';
import { takeDebits, takeMandates } from './mandates.queries.ts';
import type { DebitRow } from './mandates.tables.ts';
import { askDebit } from './settle-debit.ts';

export const MANDATES_JOB = 'rent-mandates';

/** Every minute: what mandates and their debits need. A row is taken by one run, and by a later one after a crash. */
export function mandateJobs(jobs: Jobs, deps: MandateDeps, now: () => number): void {
  jobs.work(MANDATES_JOB, () => workOnMandates(deps, new Date(now())));
  jobs.schedule(MANDATES_JOB, '* * * * *');
}

async function workOnMandates(deps: MandateDeps, at: Date): Promise<void> {
  for (const mandate of await takeMandates(deps.database, at)) {
    await unlessSilent(deps, mandate.id, () => workOnMandate(deps, mandate, at));
  }
  // A debit that was announced or begun now waits for its own time; one whose time has come goes on at once.
  for (let round = 0; round < ROUNDS; round += 1) {
    const debits = await takeDebits(deps.database, at);
    if (debits.length === 0) return;
    for (const debit of debits) await unlessSilent(deps, debit.id, () => workOnDebit(deps, debit, at));
  }
}

/** Announced, begun, asked for. */
const ROUNDS = 3;

function workOnDebit(deps: MandateDeps, debit: DebitRow, at: Date): Promise<void> {
  if (debit.state === 'planned') return announceDebit(deps, debit, at);
  return debit.state === 'noticed' ? beginDebit(deps, debit, at) : askDebit(deps, debit, at);
}

/** A gateway that does not answer is asked again in the next run. */
async function unlessSilent({ onTrouble }: MandateDeps, id: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof MandateBankError)) throw error;
    onTrouble(id, error);
  }
}
