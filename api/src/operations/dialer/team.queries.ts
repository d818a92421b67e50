import type { CallKind } from '@aangan/shared-kit/domain/dialer/call-kinds';
import type { CallOutcome } from '@aangan/shared-kit/domain/dialer/call-outcomes';
import { indiaDay, indiaDayStart } from '@aangan/shared-kit/domain/india-day';
import { and, asc, count, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import { callCase, callEntry } from './dialer.tables.ts';

/** Open, due and late cases of each kind, and since when the longest waiting person waits. @param at epoch ms */
export async function waitingByKind(database: Database, kinds: readonly CallKind[], at: number) {
  const now = new Date(at);
  const unreached = sql`${callCase.reachedAt} is null`;
  const rows = await database
    .select({
      kind: callCase.kind,
      open: count(),
      due: sql<number>`count(*) filter (where ${callCase.dueAt} <= ${now})`.mapWith(Number),
      late: sql<number>`count(*) filter (where ${callCase.promisedAt} < ${now} and ${unreached})`.mapWith(Number),
      oldest: sql<Date | null>`min(${callCase.askedAt}) filter (where ${unreached})`.mapWith(callCase.askedAt),
    })
    .from(callCase)
    .where(and(eq(callCase.state, 'open'), inArray(callCase.kind, [...kinds])))
    .groupBy(callCase.kind)
    .orderBy(asc(callCase.kind));
  return rows.map(({ oldest, ...counts }) => ({ ...counts, oldestOn: oldest?.getTime() ?? null }));
}

/** Outcomes of the day in India. @param at epoch ms */
export async function outcomesToday(
  database: Database,
  kinds: readonly CallKind[],
  at: number,
): Promise<{ outcome: CallOutcome; count: number }[]> {
  const since = new Date(indiaDayStart(indiaDay(at)));
  const rows = await database
    .select({ outcome: callEntry.outcome, count: count() })
    .from(callEntry)
    .innerJoin(callCase, eq(callCase.id, callEntry.caseId))
    .where(and(eq(callEntry.kind, 'outcome'), gte(callEntry.at, since), inArray(callCase.kind, [...kinds])))
    .groupBy(callEntry.outcome);
  return rows.flatMap(({ outcome, count: many }) => (outcome === null ? [] : [{ outcome, count: many }]));
}

/** Cases that are due, of these kinds. */
export function countDueOf(database: Database, kinds: readonly CallKind[], at: number): Promise<number> {
  const due = sql`${callCase.dueAt} <= ${new Date(at)}`;
  return database.$count(callCase, and(eq(callCase.state, 'open'), inArray(callCase.kind, [...kinds]), due));
}
