import { GRIEVANCES_AT_ONCE } from '@aangan/shared-kit/contracts/grievances';
import type { GrievanceOutcome } from '@aangan/shared-kit/domain/grievance';
import { and, asc, desc, eq, gte, isNull, or, sql } from 'drizzle-orm';
import type { Database, DatabaseOrTransaction } from '../../foundation/database/public.ts';
import { account } from '../accounts/public.ts';
import { type GrievanceRow, grievance } from './grievances.tables.ts';

/** Grievances on a person's page. */
const MINE_AT_MOST = 50;

type NewGrievance = Omit<GrievanceRow, 'outcome' | 'answer' | 'decidedAt'>;

/** Stores a grievance; the same one again returns the existing row. @returns the row, and whether it is new */
export async function insertGrievance(
  database: DatabaseOrTransaction,
  row: NewGrievance,
): Promise<{ readonly row: GrievanceRow; readonly isNew: boolean }> {
  const [inserted] = await database.insert(grievance).values(row).onConflictDoNothing().returning();
  if (inserted) return { row: inserted, isNew: true };
  const [existing] = await database.select().from(grievance).where(eq(grievance.repeatKey, row.repeatKey));
  if (!existing) throw new Error('The stored grievance was not found.');
  return { row: existing, isNew: false };
}

/** Number of grievances of a person, or of a guest's address, since a moment. */
export function grievancesSince(
  database: DatabaseOrTransaction,
  { accountId, contact }: Pick<GrievanceRow, 'accountId' | 'contact'>,
  since: Date,
): Promise<number> {
  const sender = or(
    accountId === null ? undefined : eq(grievance.accountId, accountId),
    contact === null ? undefined : eq(grievance.contact, contact),
  );
  return database.$count(grievance, and(sender, gte(grievance.receivedAt, since)));
}

export async function grievanceByToken(database: Database, token: string): Promise<GrievanceRow | undefined> {
  const [found] = await database.select().from(grievance).where(eq(grievance.token, token));
  return found;
}

export async function grievanceByNumber(database: Database, number: string): Promise<GrievanceRow | undefined> {
  const [found] = await database.select().from(grievance).where(eq(grievance.number, number));
  return found;
}

/** A person's grievances, the newest first. */
export function grievancesOf(database: Database, accountId: string): Promise<GrievanceRow[]> {
  return database
    .select()
    .from(grievance)
    .where(eq(grievance.accountId, accountId))
    .orderBy(desc(grievance.receivedAt), grievance.number)
    .limit(MINE_AT_MOST);
}

/** Grievances without a decision, the first due first, with the senders' names. */
export function waitingGrievances(database: Database) {
  return database
    .select({ row: grievance, name: sql<string>`coalesce(${grievance.name}, ${account.name}, '')` })
    .from(grievance)
    .leftJoin(account, eq(account.id, grievance.accountId))
    .where(isNull(grievance.outcome))
    .orderBy(asc(grievance.dueAt), grievance.number)
    .limit(GRIEVANCES_AT_ONCE);
}

export function countWaiting(database: Database): Promise<number> {
  return database.$count(grievance, isNull(grievance.outcome));
}

/** Stores the decision of a grievance that waits. @returns undefined if there is none */
export async function decideGrievance(
  database: DatabaseOrTransaction,
  number: string,
  { outcome, answer, at }: { readonly outcome: GrievanceOutcome; readonly answer: string; readonly at: Date },
): Promise<GrievanceRow | undefined> {
  const [row] = await database
    .update(grievance)
    .set({ outcome, answer, decidedAt: at })
    .where(and(eq(grievance.number, number), isNull(grievance.outcome)))
    .returning();
  return row;
}
