import { and, desc, eq, isNotNull, lt } from 'drizzle-orm';
import type { Database } from '../database/public.ts';
import { securityEvent } from './audit.tables.ts';
import type { SecurityEventName } from './security-events.ts';

type SecurityEventRow = typeof securityEvent.$inferSelect;

/** The account's most recent events, newest first. */
export async function lastSecurityEvents(
  database: Database,
  accountId: string,
  count: number,
): Promise<SecurityEventRow[]> {
  return database
    .select()
    .from(securityEvent)
    .where(eq(securityEvent.accountId, accountId))
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

export async function deleteSecurityEvents(database: Database, before: Date): Promise<void> {
  await database.delete(securityEvent).where(lt(securityEvent.at, before));
}
