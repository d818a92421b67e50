import { SYNC_INTERVAL_MS } from '@aangan/shared-kit/domain/platform-limits';
import { and, count, eq } from 'drizzle-orm';
import type { Database } from '../../foundation/database/client.ts';
import { contactConsent, syncedNumber } from './sync.tables.ts';

export type SyncSource = 'contacts' | 'friends';

const LAST_SYNC = { contacts: 'contactsAt', friends: 'friendsAt' } as const satisfies Record<SyncSource, string>;

/** Notes that the owner of a device has agreed; an earlier consent stays as it is. */
export async function noteConsent(database: Database, deviceId: string, at: Date): Promise<void> {
  await database.insert(contactConsent).values({ deviceId, agreedAt: at }).onConflictDoNothing();
}

/** Takes the consent back, and with it everything that was kept under it. */
export async function withdrawConsent(database: Database, deviceId: string): Promise<void> {
  await database.delete(contactConsent).where(eq(contactConsent.deviceId, deviceId));
}

interface SyncedNumbers {
  readonly deviceId: string;
  readonly source: SyncSource;
  readonly hashes: readonly string[];
  readonly at: Date;
}

/** Puts a device's numbers in the place of those it sent before, once a day at most and only with consent. */
export async function keepNumbers(
  database: Database,
  { deviceId, source, hashes, at }: SyncedNumbers,
): Promise<'kept' | 'no-consent' | 'too-soon'> {
  return database.transaction(async (transaction) => {
    // The row is locked, so that a withdrawal either comes before or takes what is written here along.
    const [consent] = await transaction
      .select()
      .from(contactConsent)
      .where(eq(contactConsent.deviceId, deviceId))
      .for('update');
    if (!consent) return 'no-consent';
    const last = consent[LAST_SYNC[source]];
    if (last && at.getTime() - last.getTime() < SYNC_INTERVAL_MS) return 'too-soon';
    await transaction
      .delete(syncedNumber)
      .where(and(eq(syncedNumber.deviceId, deviceId), eq(syncedNumber.source, source)));
    const rows = [...new Set(hashes)].map((numberHash) => ({ deviceId, source, numberHash }));
    if (rows.length > 0) await transaction.insert(syncedNumber).values(rows);
    await transaction
      .update(contactConsent)
      .set({ [LAST_SYNC[source]]: at })
      .where(eq(contactConsent.deviceId, deviceId));
    return 'kept';
  });
}

export async function keptNumbers(database: Database, deviceId: string): Promise<number> {
  const [row] = await database.select({ kept: count() }).from(syncedNumber).where(eq(syncedNumber.deviceId, deviceId));
  return row?.kept ?? 0;
}
