import { LEAD_CONSENT_VERSION, leadConsent } from '@aangan/shared-kit/domain/project-lead';
import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import { eq } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import { newId } from '../../foundation/random/public.ts';
import { badInput, callError } from '../../foundation/server/public.ts';
import { accountOfId, lockAccount } from '../../people/accounts/public.ts';
import { builder, project } from '../../places/public.ts';
import { builderOf } from '../own-projects/public.ts';
import { leadAbout, type ProjectLeadFacts } from './project-leads.queries.ts';
import { type ProjectLeadRow, projectLead } from './project-leads.tables.ts';

/** What a visitor asks for, and on which terms. */
type NewProjectLead = Pick<
  ProjectLeadRow,
  | 'accountId'
  | 'projectId'
  | 'wish'
  | 'callers'
  | 'frequency'
  | 'days'
  | 'brochure'
  | 'visitOn'
  | 'message'
  | 'attribution'
>;

/**
 * Sends a lead to the builder of the project, and to nobody else. The same lead again returns the one that is open.
 * Other terms, or a lead after the last one has ended, are a new agreement: calls count from then on.
 * @throws CallError 404 without such a project, 409 for people of the same builder, 400 for a brochure without an e-mail
 * address
 */
export async function sendProjectLead(database: Database, lead: NewProjectLead, at: Date): Promise<ProjectLeadFacts> {
  return database.transaction(async (transaction) => {
    await lockAccount(transaction, lead.accountId);
    const [to] = await transaction
      .select({ id: builder.id, name: builder.name })
      .from(project)
      .innerJoin(builder, eq(builder.id, project.builderId))
      .where(eq(project.id, lead.projectId));
    if (!to) throw callError('no-project');
    if ((await builderOf(transaction, lead.accountId))?.builderId === to.id) {
      throw callError('own-project');
    }
    if (lead.brochure && !(await accountOfId(transaction, lead.accountId))?.email) {
      throw badInput('form.brochure', 'Add your e-mail address to your profile first, for the brochure.');
    }
    const before = await leadAbout(transaction, lead.accountId, lead.projectId);
    if (before && isOpen(before.row, at) && SAME.every((field) => before.row[field] === lead[field])) return before;
    const row = {
      ...lead,
      builderId: to.id,
      consent: leadConsent({ builder: to.name, ...lead }),
      consentVersion: LEAD_CONSENT_VERSION,
      state: 'SENT',
      sentAt: at,
      endsAt: new Date(at.getTime() + lead.days * DAY_MS),
    } as const;
    await transaction
      .insert(projectLead)
      .values({ id: newId('plead'), ...row })
      .onConflictDoUpdate({ target: [projectLead.accountId, projectLead.projectId], set: row });
    const sent = await leadAbout(transaction, lead.accountId, lead.projectId);
    if (!sent) throw new Error('The lead is missing right after it was sent.');
    return sent;
  });
}

/** What makes two leads of a person about a project the same. */
const SAME = ['wish', 'callers', 'frequency', 'days', 'brochure', 'visitOn', 'message'] as const;

function isOpen({ state, endsAt }: Pick<ProjectLeadRow, 'state' | 'endsAt'>, at: Date): boolean {
  return (state === 'SENT' || state === 'ANSWERED') && at < endsAt;
}
