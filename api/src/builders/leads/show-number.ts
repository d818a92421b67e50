import { CALL_REFUSALS, callRefusal, isSameCall } from '@aangan/shared-kit/domain/project-lead';
import type { Database } from '../../foundation/database/public.ts';
import { CallError, callError } from '../../foundation/server/public.ts';
import type { ActingBuilder } from '../own-projects/public.ts';
import { leadTo, lockLead, type ProjectLeadFacts } from './project-leads.queries.ts';
import { projectLeadCall } from './project-leads.tables.ts';
import { countedCalls, termsOf } from './wire-project-lead.ts';

/**
 * Shows a visitor's number to a person of the builder, within the visitor's terms. Presses on one lead wait for each
 * other, so that several at once count as they should.
 * @throws CallError 404 for a lead to another builder, 409 with the reason where the terms forbid it
 */
export async function showNumber(
  database: Database,
  { accountId, builderId }: ActingBuilder,
  leadId: string,
  at: Date,
): Promise<{ readonly phone: string; readonly lead: ProjectLeadFacts }> {
  return database.transaction(async (transaction) => {
    await lockLead(transaction, leadId);
    const found = await leadTo(transaction, builderId, leadId);
    if (!found?.visitor.phone) throw callError('no-request');
    const now = at.getTime();
    const calls = countedCalls(found);
    const refusal = callRefusal(termsOf(found), calls, accountId, now);
    if (refusal) throw new CallError(409, CALL_REFUSALS[refusal]);
    if (!isSameCall(calls, accountId, now)) {
      await transaction.insert(projectLeadCall).values({ leadId, callerId: accountId, at });
    }
    const lead = (await leadTo(transaction, builderId, leadId)) ?? found;
    return { phone: found.visitor.phone, lead };
  });
}
