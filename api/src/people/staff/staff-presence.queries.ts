import { LOOKS_FOR_MS } from '@aangan/shared-kit/domain/staff-decision';
import { and, asc, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../foundation/database/public.ts';
import { account } from '../accounts/public.ts';
import { staffDecision } from './staff-decisions.tables.ts';
import { staffPresence } from './staff-presence.tables.ts';

/** Stores which case somebody looks at. @returns whether it is another one than before */
export async function lookAt(
  transaction: Transaction,
  { queue, staffId, caseId, at }: { queue: string; staffId: string; caseId: string; at: Date },
): Promise<boolean> {
  const mine = and(eq(staffPresence.queue, queue), eq(staffPresence.staffId, staffId));
  const [before] = await transaction.select().from(staffPresence).where(mine).for('update');
  await transaction
    .insert(staffPresence)
    .values({ queue, staffId, caseId, seenAt: at })
    .onConflictDoUpdate({ target: [staffPresence.queue, staffPresence.staffId], set: { caseId, seenAt: at } });
  return before?.caseId !== caseId || before.seenAt.getTime() < at.getTime() - LOOKS_FOR_MS;
}

/** Which cases of a queue other staff look at, and which they have just decided. */
export async function othersAt(database: Database, queue: string, staffId: string, at: Date) {
  const since = new Date(at.getTime() - LOOKS_FOR_MS);
  const [looking, decided] = await Promise.all([
    database
      .select({ caseId: staffPresence.caseId, name: account.name })
      .from(staffPresence)
      .innerJoin(account, eq(account.id, staffPresence.staffId))
      .where(and(eq(staffPresence.queue, queue), ne(staffPresence.staffId, staffId), gt(staffPresence.seenAt, since)))
      .orderBy(asc(account.name)),
    database
      .select({ caseId: staffDecision.caseId, name: account.name })
      .from(staffDecision)
      .innerJoin(account, eq(account.id, staffDecision.staffId))
      .where(
        and(
          eq(staffDecision.queue, queue),
          ne(staffDecision.staffId, staffId),
          gt(staffDecision.at, since),
          isNull(staffDecision.takenBackAt),
        ),
      ),
  ]);
  return { looking, decided };
}

/** When something last happened in a queue: somebody looked at another case, or decided one. Epoch ms. */
export async function lastActivity(database: Database, queue: string): Promise<number> {
  const { rows } = await database.execute<{ at: string | null }>(sql`
    select greatest(
      (select max(seen_at) from ${staffPresence} where queue = ${queue}),
      (select max(greatest(at, taken_back_at)) from ${staffDecision} where queue = ${queue})) at`);
  return rows[0]?.at ? new Date(rows[0].at).getTime() : 0;
}

export async function deletePresence(database: Database, before: Date): Promise<void> {
  await database.delete(staffPresence).where(lt(staffPresence.seenAt, before));
}
