import type { ExitCategory } from '@aangan/shared-kit/domain/feedback';
import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import { and, eq, gte, or } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import { newId } from '../../foundation/random/public.ts';
import { exitFeedback } from './feedback.tables.ts';

/** Time without a new exit question after an answer. */
const NOT_AGAIN_MS = 90 * DAY_MS;

/** The leaving visitor, as far as known. */
interface Leaver {
  readonly accountId: string | null;
  readonly deviceHash: string | null;
}

/** Whether a visitor gave a reason for leaving recently. */
export async function hasGivenReason(
  database: Pick<Database, '$count'>,
  { accountId, deviceHash }: Leaver,
  category: ExitCategory,
  now: number,
): Promise<boolean> {
  const who = or(
    accountId === null ? undefined : eq(exitFeedback.accountId, accountId),
    deviceHash === null ? undefined : eq(exitFeedback.deviceHash, deviceHash),
  );
  // A guest without a device id cannot be told from others.
  if (!who) return false;
  const since = gte(exitFeedback.createdAt, new Date(now - NOT_AGAIN_MS));
  return (await database.$count(exitFeedback, and(who, eq(exitFeedback.category, category), since))) > 0;
}

export async function saveExitFeedback(
  database: Pick<Database, 'insert'>,
  said: Omit<typeof exitFeedback.$inferInsert, 'id'>,
): Promise<void> {
  await database.insert(exitFeedback).values({ id: newId('exf'), ...said });
}
