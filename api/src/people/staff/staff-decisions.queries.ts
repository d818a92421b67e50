import type { StaffRole } from '@aangan/shared-kit/domain/staff-role';
import { and, desc, eq, gt, inArray, isNull, lt } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, DatabaseOrTransaction } from '../../foundation/database/public.ts';
import { account } from '../accounts/public.ts';
import { staffDecision } from './staff-decisions.tables.ts';

/** Decisions of a queue in one answer. */
const LAST = 10;

type NewDecision = Omit<typeof staffDecision.$inferInsert, 'takenBackAt' | 'takenBackBy'>;

export async function saveDecision(writer: Pick<DatabaseOrTransaction, 'insert'>, row: NewDecision): Promise<void> {
  await writer.insert(staffDecision).values(row);
}

/** Marks the last decision on a case as taken back. @returns it, or undefined if it may not be taken back (any more) */
export async function markTakenBack(
  transaction: Pick<DatabaseOrTransaction, 'select' | 'update'>,
  {
    queue,
    caseId,
    by,
    at,
  }: { readonly queue: string; readonly caseId: string; readonly by: string; readonly at: Date },
): Promise<string | undefined> {
  const [last] = await transaction
    .select({ id: staffDecision.id })
    .from(staffDecision)
    .where(and(eq(staffDecision.queue, queue), eq(staffDecision.caseId, caseId)))
    .orderBy(desc(staffDecision.id))
    .limit(1);
  if (!last) return undefined;
  const [marked] = await transaction
    .update(staffDecision)
    .set({ takenBackAt: at, takenBackBy: by })
    .where(and(eq(staffDecision.id, last.id), isNull(staffDecision.takenBackAt), gt(staffDecision.reversibleUntil, at)))
    .returning({ decision: staffDecision.decision });
  return marked?.decision;
}

/** The last decisions of a queue with the names of their authors, newest first, as far as the roles may read them. */
export function lastDecisions(database: Database, queue: string, roles: readonly StaffRole[]) {
  const undoer = alias(account, 'undoer');
  return database
    .select({ decision: staffDecision, by: account.name, takenBackBy: undoer.name })
    .from(staffDecision)
    .innerJoin(account, eq(account.id, staffDecision.staffId))
    .leftJoin(undoer, eq(undoer.id, staffDecision.takenBackBy))
    .where(and(eq(staffDecision.queue, queue), inArray(staffDecision.role, [...roles])))
    .orderBy(desc(staffDecision.id))
    .limit(LAST);
}

export async function deleteDecisions(database: Database, before: Date): Promise<void> {
  await database.delete(staffDecision).where(lt(staffDecision.at, before));
}
