import { and, desc, eq, gt, inArray, lt, ne } from 'drizzle-orm';
import type { Database, DatabaseOrTransaction } from '../../foundation/database/public.ts';
import { closeLiveOf } from '../../foundation/live/public.ts';
import { account } from '../accounts/public.ts';
import { session } from './sessions.tables.ts';

type SessionRow = typeof session.$inferSelect;

/** The active session of a token, with its account; undefined when there is none. */
export async function sessionOfToken(database: Database, tokenHash: string, now: Date) {
  const [row] = await database
    .select({
      id: session.id,
      accountId: session.accountId,
      staff: session.staff,
      passwordAt: session.passwordAt,
      secondFactorAt: session.secondFactorAt,
      createdAt: session.createdAt,
      lastSeenAt: session.lastSeenAt,
      role: account.role,
      staffRoles: account.staffRoles,
      deletedAt: account.deletedAt,
    })
    .from(session)
    .innerJoin(account, eq(account.id, session.accountId))
    .where(and(eq(session.tokenHash, tokenHash), gt(session.expiresAt, now)))
    // Every call asks this by its key, so the database plans it once for each connection.
    .prepare('session_of_token')
    .execute();
  return row?.deletedAt === null ? row : undefined;
}

export async function saveSession(database: Database, row: typeof session.$inferInsert): Promise<void> {
  await database.insert(session).values(row);
}

export async function noteSeen(database: Database, id: string, at: Date, expiresAt: Date): Promise<void> {
  await database.update(session).set({ lastSeenAt: at, expiresAt }).where(eq(session.id, id));
}

/** Stores that the account's password was right in this session. */
export async function notePassword(database: Database, id: string, at: Date): Promise<void> {
  await database.update(session).set({ passwordAt: at }).where(eq(session.id, id));
}

/** Stores that this staff session has a second factor. */
export async function noteSecondFactor(
  database: Pick<DatabaseOrTransaction, 'update'>,
  id: string,
  at: Date,
): Promise<void> {
  await database.update(session).set({ secondFactorAt: at }).where(eq(session.id, id));
}

/** The account's sessions, most recently used first. */
export async function sessionsOf(database: Database, accountId: string, now: Date): Promise<SessionRow[]> {
  return database
    .select()
    .from(session)
    .where(and(eq(session.accountId, accountId), gt(session.expiresAt, now)))
    .orderBy(desc(session.lastSeenAt));
}

/** Ends one session of the account. @returns whether it existed */
export async function endSession(database: Database, accountId: string, id: string): Promise<boolean> {
  const ended = await database
    .delete(session)
    .where(and(eq(session.accountId, accountId), eq(session.id, id)))
    .returning({ id: session.id });
  await closeLiveOf(database, idsOf(ended));
  return ended.length > 0;
}

/** Ends all sessions of the account except the given one. @returns how many */
export async function endSessions(database: DatabaseOrTransaction, accountId: string, saved?: string): Promise<number> {
  const ended = await database
    .delete(session)
    .where(and(eq(session.accountId, accountId), saved === undefined ? undefined : ne(session.id, saved)))
    .returning({ id: session.id });
  await closeLiveOf(database, idsOf(ended));
  return ended.length;
}

/** Which of these sessions have not ended. */
export async function activeSessions(
  database: Database,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const rows = await database
    .select({ id: session.id })
    .from(session)
    .where(and(inArray(session.id, [...ids]), gt(session.expiresAt, now)));
  return new Set(idsOf(rows));
}

function idsOf(rows: readonly { readonly id: string }[]): string[] {
  return rows.map(({ id }) => id);
}

export async function deleteExpiredSessions(database: Database, now: Date): Promise<void> {
  await database.delete(session).where(lt(session.expiresAt, now));
}
