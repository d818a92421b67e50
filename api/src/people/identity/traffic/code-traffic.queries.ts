import { HOUR_MS } from '@aangan/shared-kit/domain/time-spans';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database, DatabaseOrTransaction } from '../../../foundation/database/public.ts';
import { codeTraffic } from '../identity.tables.ts';
import type { CodeTraffic } from './code-countries.ts';

const DAY_HOURS = 24;

/** Codes to a country since some hours ago. @param now epoch ms */
export async function trafficOf(
  database: DatabaseOrTransaction,
  scope: string,
  hours: number,
  now: number,
): Promise<CodeTraffic> {
  const [found] = await database
    .select({
      sent: sql<number>`coalesce(sum(${codeTraffic.sent}), 0)::int`,
      used: sql<number>`coalesce(sum(${codeTraffic.used}), 0)::int`,
    })
    .from(codeTraffic)
    .where(and(eq(codeTraffic.scope, scope), gt(codeTraffic.hour, new Date(now - hours * HOUR_MS))));
  return found ?? { sent: 0, used: 0 };
}

/**
 * Counts a code, unless the country has had its codes of a day. The row of the hour is locked meanwhile.
 * @param most codes a day; undefined counts without a limit
 * @returns codes of the last day with this one, or undefined when it was not counted
 */
export function countSent(
  database: Database,
  scope: string,
  most: number | undefined,
  now: number,
): Promise<number | undefined> {
  return database.transaction(async (transaction) => {
    await change(transaction, scope, now, { sent: 0, used: 0 });
    const { sent } = await trafficOf(transaction, scope, DAY_HOURS, now);
    if (most !== undefined && sent >= most) return undefined;
    await change(transaction, scope, now, { sent: 1, used: 0 });
    return sent + 1;
  });
}

export function countUsed(database: DatabaseOrTransaction, scope: string, now: number): Promise<void> {
  return change(database, scope, now, { sent: 0, used: 1 });
}

/** Takes the last code back, because it was not sent. */
export function countUnsent(database: DatabaseOrTransaction, scope: string, now: number): Promise<void> {
  return change(database, scope, now, { sent: -1, used: 0 });
}

async function change(
  database: DatabaseOrTransaction,
  scope: string,
  now: number,
  { sent, used }: CodeTraffic,
): Promise<void> {
  await database
    .insert(codeTraffic)
    .values({ scope, hour: new Date(now - (now % HOUR_MS)), sent, used })
    .onConflictDoUpdate({
      target: [codeTraffic.scope, codeTraffic.hour],
      set: { sent: sql`${codeTraffic.sent} + ${sent}`, used: sql`${codeTraffic.used} + ${used}` },
    });
}

export async function deleteOldTraffic(database: Database, before: Date): Promise<void> {
  await database.delete(codeTraffic).where(lt(codeTraffic.hour, before));
}
