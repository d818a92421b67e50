import { and, desc, eq, gte, isNotNull, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '../database/public.ts';
import { securityEvent } from './audit.tables.ts';
import type { SecurityEventName } from './security-events.ts';

type SecurityEventRow = typeof securityEvent.$inferSelect;

/**
 * The account's most recent events, newest first. Numbers that it was given are not about its security, and are in its
 * list of contacts.
 */
export async function lastSecurityEvents(
  database: Database,
  accountId: string,
  count: number,
): Promise<SecurityEventRow[]> {
  return database
    .select()
    .from(securityEvent)
    .where(and(eq(securityEvent.accountId, accountId), ne(securityEvent.event, 'number-revealed')))
    .orderBy(desc(securityEvent.id))
    .limit(count);
}

/** Whether the account already has an event of this kind on this device. */
export async function knownDevice(
  database: Database,
  { accountId, event, deviceHash }: { accountId: string; event: SecurityEventName; deviceHash: string },
): Promise<boolean> {
  const [row] = await database
    .select({ id: securityEvent.id })
    .from(securityEvent)
    .where(
      and(
        eq(securityEvent.accountId, accountId),
        eq(securityEvent.event, event),
        isNotNull(securityEvent.deviceHash),
        eq(securityEvent.deviceHash, deviceHash),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** Columns by which events are counted. */
const COUNTED_BY = {
  account: securityEvent.accountId,
  device: securityEvent.deviceHash,
  network: securityEvent.addressPrefix,
} as const;

/** Who, or what, an event of a day belongs to most often. */
interface BusyOne {
  /** Account id, digest of a device, or prefix of a network. */
  readonly who: string;
  readonly count: number;
  /** Number of accounts behind it. */
  readonly accounts: number;
}

/** The busiest accounts, devices or networks of an event within a time, busiest first. */
export async function busiestBy(
  database: Database,
  { event, by, from, to }: { event: SecurityEventName; by: keyof typeof COUNTED_BY; from: Date; to: Date },
  atMost: number,
): Promise<BusyOne[]> {
  const column = COUNTED_BY[by];
  const count = sql<number>`count(*)::int`;
  const rows = await database
    .select({ who: column, count, accounts: sql<number>`count(distinct ${securityEvent.accountId})::int` })
    .from(securityEvent)
    .where(
      and(eq(securityEvent.event, event), gte(securityEvent.at, from), lt(securityEvent.at, to), isNotNull(column)),
    )
    .groupBy(column)
    .orderBy(desc(count), column)
    .limit(atMost);
  return rows.map(({ who, ...counts }) => ({ who: who ?? '', ...counts }));
}

export async function deleteSecurityEvents(database: Database, before: Date): Promise<void> {
  await database.delete(securityEvent).where(lt(securityEvent.at, before));
}
