import { randomBytes } from 'node:crypto';
import type { ExitCategory } from '@aangan/shared-kit/domain/feedback';
import { and, eq, gte, or } from 'drizzle-orm';
import type { Database } from '../../foundation/database/client.ts';
import { exitFeedback } from './feedback.tables.ts';

const DAY_MS = 86_400_000;
/** Somebody who has answered is left alone for so long. */
const NOT_AGAIN_MS = 90 * DAY_MS;

/** Who leaves, as far as it is known. */
interface Leaver {
  readonly accountId: string | null;
  readonly deviceHash: string | null;
}

/** Whether somebody has said why they leave, not long ago. */
export async function hasSaidWhy(
  database: Pick<Database, '$count'>,
  { accountId, deviceHash }: Leaver,
  category: ExitCategory,
  now: number,
): Promise<boolean> {
  const who = or(
    accountId === null ? undefined : eq(exitFeedback.accountId, accountId),
    deviceHash === null ? undefined : eq(exitFeedback.deviceHash, deviceHash),
  );
  // A stranger without a device cannot be told from others.
  if (!who) return false;
  const since = gte(exitFeedback.createdAt, new Date(now - NOT_AGAIN_MS));
  return (await database.$count(exitFeedback, and(who, eq(exitFeedback.category, category), since))) > 0;
}

export async function keepExitFeedback(
  database: Pick<Database, 'insert'>,
  said: Omit<typeof exitFeedback.$inferInsert, 'id'>,
): Promise<void> {
  await database.insert(exitFeedback).values({ id: `exf_${randomBytes(15).toString('base64url')}`, ...said });
}
