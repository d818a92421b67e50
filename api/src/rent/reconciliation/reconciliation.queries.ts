import { and, asc, eq, inArray, isNull, max } from 'drizzle-orm';
import type { Database, Transaction } from '../../foundation/database/public.ts';
import { newId } from '../../foundation/random/public.ts';
import type { Book } from './book.ts';
import { moneyDifference, reconciledDay, reconciledLine } from './reconciliation.tables.ts';

type NewDifference = Omit<typeof moneyDifference.$inferInsert, 'id'>;

/** Differences that staff see at once. */
const AT_MOST = 200;

/** Begins the comparison of a day; false if it was done. Another one that begins it waits for the end of this one. */
export async function claimDay(transaction: Transaction, file: Book['file'], day: string, at: Date): Promise<boolean> {
  const rows = await transaction
    .insert(reconciledDay)
    .values({ file, day, at })
    .onConflictDoNothing()
    .returning({ day: reconciledDay.day });
  return rows.length > 0;
}

/** The last day whose file was compared; undefined before the first. */
export async function lastDay(database: Database, file: Book['file']): Promise<string | undefined> {
  const [row] = await database
    .select({ day: max(reconciledDay.day) })
    .from(reconciledDay)
    .where(eq(reconciledDay.file, file));
  return row?.day ?? undefined;
}

/** Those of the subjects that an earlier file had. */
export async function linesBefore(
  transaction: Transaction,
  file: Book['file'],
  subjects: readonly string[],
): Promise<ReadonlySet<string>> {
  if (subjects.length === 0) return new Set();
  const rows = await transaction
    .select({ subject: reconciledLine.subject })
    .from(reconciledLine)
    .where(and(eq(reconciledLine.file, file), inArray(reconciledLine.subject, [...subjects])));
  return new Set(rows.map(({ subject }) => subject));
}

export async function saveLines(
  transaction: Transaction,
  file: Book['file'],
  day: string,
  subjects: readonly string[],
): Promise<void> {
  if (subjects.length === 0) return;
  await transaction.insert(reconciledLine).values(subjects.map((subject) => ({ file, subject, day })));
}

/** @returns number of those that were not known */
export async function saveDifferences(transaction: Transaction, rows: readonly NewDifference[]): Promise<number> {
  if (rows.length === 0) return 0;
  const saved = await transaction
    .insert(moneyDifference)
    .values(rows.map((row) => ({ id: newId('dif'), ...row })))
    .onConflictDoNothing()
    .returning({ id: moneyDifference.id });
  return saved.length;
}

/** Differences that nobody has explained, oldest first. */
export async function openDifferences(database: Database) {
  const rows = await database
    .select()
    .from(moneyDifference)
    .where(isNull(moneyDifference.explainedAt))
    .orderBy(asc(moneyDifference.foundAt), asc(moneyDifference.id))
    .limit(AT_MOST);
  return rows.map(({ explainedAt, foundAt, ...row }) => ({ ...row, foundAt: foundAt.getTime() }));
}

export function countOpen(database: Database): Promise<number> {
  return database.$count(moneyDifference, isNull(moneyDifference.explainedAt));
}

/** @returns whether it was open */
export async function explainDifference(transaction: Transaction, id: string, at: Date): Promise<boolean> {
  const rows = await transaction
    .update(moneyDifference)
    .set({ explainedAt: at })
    .where(and(eq(moneyDifference.id, id), isNull(moneyDifference.explainedAt)))
    .returning({ id: moneyDifference.id });
  return rows.length > 0;
}
