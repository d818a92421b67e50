import type { Database } from '../../foundation/database/public.ts';
import { sendEach } from '../../foundation/messages/public.ts';
import { personById } from '../../people/accounts/public.ts';
import type { LenderDesks } from './lender-desk.ts';
import { endLeads, moveLead, unsentLeads, untoldLeads } from './loan-leads.queries.ts';
import { LOAN_WORDS } from './loans.words.ts';

/** Sends requests to lenders, and tells them of withdrawals. */
export const DELIVER_LEADS_JOB = 'loan-leads';

/**
 * Sends what waits. It is safe to repeat, because a lender takes a request of the same id once. A request that is
 * withdrawn while it is under way is withdrawn at the lender, too.
 * @throws AggregateError of lenders that did not answer; the job is tried again
 */
export async function deliverLeads(database: Database, desks: LenderDesks, now: () => number): Promise<void> {
  await endLeads(database, new Date(now()));
  await sendEach(await unsentLeads(database), 'requests to lenders', async ({ id, accountId }) => {
    const lead = await moveLead(database, id, ['sending'], { triedAt: new Date(now()) });
    const person = await personById(database, accountId);
    if (!lead?.facts || !person?.phone) return;
    const { lender, facts, consent, consentVersion, askedAt } = lead;
    const outcome = await desks.send({
      ...{ id, lender, name: person.name, phone: person.phone, facts },
      ...{ consent, consentVersion, agreedAt: askedAt.getTime() },
    });
    const refused = { state: 'declined', answer: LOAN_WORDS.refused, answeredAt: new Date(now()) } as const;
    await moveLead(database, id, ['sending'], outcome === 'taken' ? { state: 'sent' } : refused);
  });
  await sendEach(await untoldLeads(database, new Date(now())), 'withdrawals to lenders', async ({ id, lender }) => {
    await desks.withdraw(lender, id);
    await moveLead(database, id, ['withdrawn'], { toldAt: new Date(now()) });
  });
}
