import { and, asc, count, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Database, DatabaseOrTransaction } from '../../../foundation/database/public.ts';
import { account } from '../../accounts/public.ts';
import { staffRecoveryCode, staffSecondFactor } from './second-factor.tables.ts';

type SecondFactorRow = typeof staffSecondFactor.$inferSelect;

/** The account's second factor, also before it is confirmed. */
export async function secondFactorOf(database: Database, accountId: string): Promise<SecondFactorRow | undefined> {
  const [row] = await database.select().from(staffSecondFactor).where(eq(staffSecondFactor.accountId, accountId));
  return row;
}

/** Whether the account has set up a second factor. */
export async function hasSecondFactor(database: Database, accountId: string): Promise<boolean> {
  return Boolean((await secondFactorOf(database, accountId))?.confirmedAt);
}

/** Stores the key of an app that has yet to be confirmed. @returns false if the account has a second factor */
export async function saveKey(database: Database, accountId: string, keySealed: string, at: Date): Promise<boolean> {
  const saved = await database
    .insert(staffSecondFactor)
    .values({ accountId, keySealed, createdAt: at })
    .onConflictDoUpdate({
      target: staffSecondFactor.accountId,
      set: { keySealed, createdAt: at },
      setWhere: isNull(staffSecondFactor.confirmedAt),
    })
    .returning({ accountId: staffSecondFactor.accountId });
  return saved.length > 0;
}

/** Confirms the app and stores its recovery codes. @returns false if somebody was faster, or started again */
export async function confirmKey(
  transaction: DatabaseOrTransaction,
  { accountId, keySealed }: SecondFactorRow,
  step: number,
  hashes: readonly string[],
  at: Date,
): Promise<boolean> {
  const confirmed = await transaction
    .update(staffSecondFactor)
    .set({ confirmedAt: at, lastStep: step })
    .where(
      and(
        eq(staffSecondFactor.accountId, accountId),
        eq(staffSecondFactor.keySealed, keySealed),
        isNull(staffSecondFactor.confirmedAt),
      ),
    )
    .returning({ accountId: staffSecondFactor.accountId });
  if (confirmed.length === 0) return false;
  await transaction.insert(staffRecoveryCode).values(hashes.map((codeHash) => ({ accountId, codeHash })));
  return true;
}

/** Uses up the code of a time step, and all earlier ones. @returns false if it was used already */
export async function useStep(database: Database, accountId: string, step: number): Promise<boolean> {
  const { lastStep } = staffSecondFactor;
  const used = await database
    .update(staffSecondFactor)
    .set({ lastStep: step })
    .where(and(eq(staffSecondFactor.accountId, accountId), or(isNull(lastStep), lt(lastStep, step))))
    .returning({ accountId: staffSecondFactor.accountId });
  return used.length > 0;
}

/** Uses up a recovery code. @returns false if there is no such code, or it was used already */
export async function useRecoveryCode(
  database: Database,
  accountId: string,
  codeHash: string,
  at: Date,
): Promise<boolean> {
  const used = await database
    .update(staffRecoveryCode)
    .set({ usedAt: at })
    .where(
      and(
        eq(staffRecoveryCode.accountId, accountId),
        eq(staffRecoveryCode.codeHash, codeHash),
        isNull(staffRecoveryCode.usedAt),
      ),
    )
    .returning({ accountId: staffRecoveryCode.accountId });
  return used.length > 0;
}

export async function recoveryCodesLeft(database: Database, accountId: string): Promise<number> {
  const [row] = await database
    .select({ left: count() })
    .from(staffRecoveryCode)
    .where(and(eq(staffRecoveryCode.accountId, accountId), isNull(staffRecoveryCode.usedAt)));
  return row?.left ?? 0;
}

/** Accounts with the staff role, by name, with their confirmed second factor. */
export function staffWithSecondFactors(database: Database) {
  return database
    .select({
      id: account.id,
      name: account.name,
      roles: account.staffRoles,
      confirmedAt: staffSecondFactor.confirmedAt,
    })
    .from(account)
    .leftJoin(
      staffSecondFactor,
      and(eq(staffSecondFactor.accountId, account.id), isNotNull(staffSecondFactor.confirmedAt)),
    )
    .where(and(eq(account.role, 'staff'), isNull(account.deletedAt)))
    .orderBy(asc(account.name), asc(account.id));
}

/** Removes the account's second factor with its recovery codes. @returns whether it was set up */
export async function deleteSecondFactor(transaction: DatabaseOrTransaction, accountId: string): Promise<boolean> {
  await transaction.delete(staffRecoveryCode).where(eq(staffRecoveryCode.accountId, accountId));
  const removed = await transaction
    .delete(staffSecondFactor)
    .where(eq(staffSecondFactor.accountId, accountId))
    .returning({ confirmedAt: staffSecondFactor.confirmedAt });
  return removed.some(({ confirmedAt }) => confirmedAt !== null);
}
