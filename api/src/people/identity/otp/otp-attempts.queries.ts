import { and, desc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../../foundation/database/public.ts';
import { type OtpAttemptRow, otpAttempt } from '../identity.tables.ts';
import { OTP_EXPIRES_MS } from './otp-schedule.ts';

export type OtpPurpose = OtpAttemptRow['purpose'];

/** Identifies an attempt. An attempt of another device, purpose or account is not found. */
export interface AttemptNamed {
  readonly id: string;
  readonly deviceId: string;
  readonly purposes: readonly OtpPurpose[];
  /** The logged-in account, for codes of an account's own pages; null for those of strangers. */
  readonly accountId: string | null;
}

const named = ({ id, deviceId, purposes, accountId }: AttemptNamed) =>
  and(
    eq(otpAttempt.id, id),
    eq(otpAttempt.deviceId, deviceId),
    inArray(otpAttempt.purpose, [...purposes]),
    ofAccount(accountId),
  );

function ofAccount(accountId: string | null) {
  return accountId === null ? isNull(otpAttempt.accountId) : eq(otpAttempt.accountId, accountId);
}

export async function findAttempt(
  database: DatabaseOrTransaction,
  which: AttemptNamed,
): Promise<OtpAttemptRow | undefined> {
  const [row] = await database.select().from(otpAttempt).where(named(which));
  return row;
}

/** The newest unused attempt of an account for a purpose. */
export async function newestAttempt(
  database: DatabaseOrTransaction,
  accountId: string,
  purpose: OtpPurpose,
): Promise<OtpAttemptRow | undefined> {
  const [row] = await database
    .select()
    .from(otpAttempt)
    .where(and(eq(otpAttempt.accountId, accountId), eq(otpAttempt.purpose, purpose), isNull(otpAttempt.usedAt)))
    .orderBy(desc(otpAttempt.sentAt))
    .limit(1);
  return row;
}

/** The newest attempt of a device to prove a phone, while its code can still be used. */
export async function openAttempt(
  database: DatabaseOrTransaction,
  of: Pick<OtpAttemptRow, 'purpose' | 'deviceId' | 'accountId'> & { readonly phone: string; readonly now: Date },
): Promise<OtpAttemptRow | undefined> {
  const [row] = await database
    .select()
    .from(otpAttempt)
    .where(
      and(
        // The index is by time, and attempts of the last minutes are few.
        gt(otpAttempt.sentAt, new Date(of.now.getTime() - OTP_EXPIRES_MS)),
        eq(otpAttempt.deviceId, of.deviceId),
        eq(otpAttempt.purpose, of.purpose),
        ofAccount(of.accountId),
        eq(otpAttempt.phone, of.phone),
        isNull(otpAttempt.usedAt),
        gt(otpAttempt.triesLeft, 0),
      ),
    )
    .orderBy(desc(otpAttempt.sentAt))
    .limit(1);
  return row;
}

/**
 * Checks a code in one statement, so that only one of two parallel requests succeeds, and five wrong codes count as
 * five. A right code is used up, a wrong one uses up an attempt.
 * @param digests of the code, one for each key that is accepted
 * @returns the attempt after the check, used or not; undefined when no code can be right any more
 */
export async function judgeCode(
  database: DatabaseOrTransaction,
  which: AttemptNamed,
  digests: readonly string[],
  now: Date,
): Promise<OtpAttemptRow | undefined> {
  const right = inArray(otpAttempt.codeDigest, [...digests]);
  const [row] = await database
    .update(otpAttempt)
    .set({
      triesLeft: sql`case when ${right} then ${otpAttempt.triesLeft} else ${otpAttempt.triesLeft} - 1 end`,
      usedAt: sql`case when ${right} then ${now.toISOString()}::timestamptz end`,
    })
    .where(and(named(which), isNull(otpAttempt.usedAt), gt(otpAttempt.expiresAt, now), gt(otpAttempt.triesLeft, 0)))
    .returning();
  return row;
}

export async function saveAttempt(database: DatabaseOrTransaction, row: OtpAttemptRow): Promise<void> {
  await database.insert(otpAttempt).values(row);
}

/** Replaces the code by the next one. @returns false when another call was faster */
export async function replaceCode(
  database: DatabaseOrTransaction,
  before: OtpAttemptRow,
  after: OtpAttemptRow,
): Promise<boolean> {
  const { id, ...changed } = after;
  const replaced = await database
    .update(otpAttempt)
    .set(changed)
    .where(and(eq(otpAttempt.id, id), eq(otpAttempt.sends, before.sends), isNull(otpAttempt.usedAt)))
    .returning({ id: otpAttempt.id });
  return replaced.length > 0;
}

export async function dropAttempt(database: DatabaseOrTransaction, id: string): Promise<void> {
  await database.delete(otpAttempt).where(eq(otpAttempt.id, id));
}

export async function deleteExpiredAttempts(database: DatabaseOrTransaction, before: Date): Promise<void> {
  await database.delete(otpAttempt).where(lt(otpAttempt.sentAt, before));
}
