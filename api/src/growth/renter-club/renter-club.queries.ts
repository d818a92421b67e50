import { and, count, eq, isNotNull, isNull } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../foundation/database/public.ts';
import { renterClubMember, rentOnTime } from './renter-club.tables.ts';

/** When the account joined; undefined for non-members. */
export async function memberSince(database: DatabaseOrTransaction, accountId: string): Promise<Date | undefined> {
  const [row] = await database
    .select({ joinedAt: renterClubMember.joinedAt })
    .from(renterClubMember)
    .where(and(eq(renterClubMember.accountId, accountId), isNull(renterClubMember.leftAt)));
  return row?.joinedAt;
}

export async function saveMember(
  database: DatabaseOrTransaction,
  row: { accountId: string; joinedAt: Date; consentVersion: string },
): Promise<void> {
  const { joinedAt, consentVersion } = row;
  await database
    .insert(renterClubMember)
    .values(row)
    .onConflictDoUpdate({
      target: renterClubMember.accountId,
      set: { joinedAt, consentVersion, leftAt: null },
      setWhere: isNotNull(renterClubMember.leftAt),
    });
}

/** The count is deleted with the membership. */
export async function endMembership(database: DatabaseOrTransaction, accountId: string, at: Date): Promise<void> {
  await database
    .update(renterClubMember)
    .set({ leftAt: at })
    .where(and(eq(renterClubMember.accountId, accountId), isNull(renterClubMember.leftAt)));
  await database.delete(rentOnTime).where(eq(rentOnTime.accountId, accountId));
}

export async function rentsOnTime(database: DatabaseOrTransaction, accountId: string): Promise<number> {
  const [row] = await database.select({ rents: count() }).from(rentOnTime).where(eq(rentOnTime.accountId, accountId));
  return row?.rents ?? 0;
}

/** @returns whether the payment was new */
export async function saveRent(
  database: DatabaseOrTransaction,
  row: { paymentId: string; accountId: string; paidAt: Date },
): Promise<boolean> {
  const saved = await database
    .insert(rentOnTime)
    .values(row)
    .onConflictDoNothing()
    .returning({ paymentId: rentOnTime.paymentId });
  return saved.length > 0;
}
