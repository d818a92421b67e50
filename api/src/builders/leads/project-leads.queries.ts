import type { LeadCall } from '@aangan/shared-kit/domain/project-lead';
import { and, asc, desc, eq, inArray, lt, or, type SQL } from 'drizzle-orm';
import type { Database, DatabaseOrTransaction, Transaction } from '../../foundation/database/public.ts';
import { firstName } from '../../meeting/visits/public.ts';
import { account } from '../../people/accounts/public.ts';
import { builder, project } from '../../places/public.ts';
import { projectLead, projectLeadCall } from './project-leads.tables.ts';

const FACTS = {
  row: projectLead,
  project: { id: project.id, name: project.name, builder: builder.name, city: project.city },
  visitor: {
    name: account.name,
    deletedAt: account.deletedAt,
    phone: account.phone,
    email: account.email,
    timeZone: account.timeZone,
    quietFrom: account.quietFrom,
    quietTo: account.quietTo,
  },
};

/** A showing of the number, with the first name of who saw it. */
interface NamedCall extends LeadCall {
  readonly by: string;
}

/** A lead with everything that either side may read of it. */
export type ProjectLeadFacts = Awaited<ReturnType<typeof leadsWhere>>[number];

/** Leads with their project, visitor and calls. */
export async function leadsWhere(database: DatabaseOrTransaction, where: SQL | undefined, limit = 100) {
  const rows = await database
    .select(FACTS)
    .from(projectLead)
    .innerJoin(project, eq(project.id, projectLead.projectId))
    .innerJoin(builder, eq(builder.id, projectLead.builderId))
    .innerJoin(account, eq(account.id, projectLead.accountId))
    .where(where)
    .orderBy(desc(projectLead.sentAt), desc(projectLead.id))
    .limit(limit);
  const calls = await callsOf(
    database,
    rows.map(({ row }) => row.id),
  );
  return rows.map((each) => ({ ...each, calls: calls.get(each.row.id) ?? [] }));
}

/** A person's own leads, newest first. */
export const leadsOf = (database: Database, accountId: string) =>
  leadsWhere(database, eq(projectLead.accountId, accountId));

/** A person's lead about a project. */
export async function leadAbout(database: DatabaseOrTransaction, accountId: string, projectId: string) {
  const [found] = await leadsWhere(
    database,
    and(eq(projectLead.accountId, accountId), eq(projectLead.projectId, projectId)),
  );
  return found;
}

/** A lead to a builder; undefined for those of other builders. */
export async function leadTo(database: DatabaseOrTransaction, builderId: string, leadId: string) {
  const [found] = await leadsWhere(database, and(eq(projectLead.builderId, builderId), eq(projectLead.id, leadId)));
  return found;
}

/** Leads to a builder after the last one of the page before, newest first. */
export function leadsTo(
  database: Database,
  builderId: string,
  { after, limit }: { readonly after: { readonly at: Date; readonly id: string } | undefined; readonly limit: number },
) {
  const older =
    after && or(lt(projectLead.sentAt, after.at), and(eq(projectLead.sentAt, after.at), lt(projectLead.id, after.id)));
  return leadsWhere(database, and(eq(projectLead.builderId, builderId), older), limit);
}

/** Makes everything else about this lead wait until the transaction ends. */
export async function lockLead(transaction: Transaction, leadId: string): Promise<void> {
  await transaction.select({ id: projectLead.id }).from(projectLead).where(eq(projectLead.id, leadId)).for('update');
}

async function callsOf(database: DatabaseOrTransaction, leadIds: readonly string[]): Promise<Map<string, NamedCall[]>> {
  const byLead = new Map<string, NamedCall[]>();
  if (leadIds.length === 0) return byLead;
  const rows = await database
    .select({
      leadId: projectLeadCall.leadId,
      callerId: projectLeadCall.callerId,
      at: projectLeadCall.at,
      by: { name: account.name, deletedAt: account.deletedAt },
    })
    .from(projectLeadCall)
    .innerJoin(account, eq(account.id, projectLeadCall.callerId))
    .where(inArray(projectLeadCall.leadId, [...leadIds]))
    .orderBy(asc(projectLeadCall.at));
  for (const { leadId, callerId, at, by } of rows) {
    byLead.set(leadId, [...(byLead.get(leadId) ?? []), { callerId, at: at.getTime(), by: firstName(by) }]);
  }
  return byLead;
}
