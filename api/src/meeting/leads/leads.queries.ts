import type { LeadStage } from '@aangan/shared-kit/domain/lead-kind';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database, DatabaseOrTransaction } from '../../foundation/database/public.ts';
import { lead } from './leads.tables.ts';

/** Which of these leads belong to a person, and their stages. */
export function ownLeads(database: Database, accountId: string, ids: readonly string[]) {
  return database
    .select({ id: lead.id, stage: lead.stage })
    .from(lead)
    .where(and(inArray(lead.id, [...ids]), eq(lead.accountId, accountId)));
}

/** One of a person's leads. */
export async function leadOf(reader: DatabaseOrTransaction, accountId: string, id: string) {
  const own = and(eq(lead.id, id), eq(lead.accountId, accountId));
  const [row] = await reader.select({ id: lead.id, stage: lead.stage }).from(lead).where(own);
  return row;
}

/** Moves leads to a stage, only a person's own if one is given. @returns how many there were */
export async function moveLeads(
  database: DatabaseOrTransaction,
  { leadIds, stage, accountId }: { leadIds: readonly string[]; stage: LeadStage; accountId?: string },
): Promise<number> {
  const rows = await database
    .update(lead)
    .set({ stage })
    .where(and(inArray(lead.id, [...leadIds]), accountId === undefined ? undefined : eq(lead.accountId, accountId)))
    .returning({ id: lead.id });
  return rows.length;
}

/** Adds what is known by now to a person's own lead that nobody has worked on yet. */
export async function renewLead(
  database: DatabaseOrTransaction,
  { id, accountId, details }: { id: string; accountId: string; details: Readonly<Record<string, string>> },
): Promise<void> {
  await database
    .update(lead)
    .set({ details: sql`${lead.details} || ${JSON.stringify(details)}::jsonb` })
    .where(and(eq(lead.id, id), eq(lead.accountId, accountId), eq(lead.stage, 'NEW')));
}
