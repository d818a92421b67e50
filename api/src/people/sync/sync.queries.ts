import { SYNC_INTERVAL_MS } from '@aangan/shared-kit/domain/platform-limits';
import { and, count, eq } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import { contactConsent, syncedNumber } from './sync.tables.ts';

export type SyncSource = 'contacts' | 'friends';

const LAST_SYNC = { contacts: 'contactsAt', friends: 'friendsAt' } as const satisfies Record<SyncSource, string>;

/** Stores the consent of a device's owner; an earlier consent stays unchanged. */
export async function noteConsent(database: Database, deviceId: string, at: Date): Promise<void> {
  await database.insert(contactConsent).values({ deviceId, agreedAt: at }).onConflictDoNothing();
}

/** Withdraws the consent, and deletes everything that was stored under it. */
export async function withdrawConsent(database: Database, deviceId: string): Promise<void> {
  await database.delete(contactConsent).where(eq(contactConsent.deviceId, deviceId));
}

interface SyncedNumbers {
  readonly deviceId: string;
  readonly source: SyncSource;
  readonly hashes: readonly string[];
  readonly at: Date;
}

/** Replaces a device's numbers, once a day at most and only with consent. */
export async function saveNumbers(
  database: Database,
  { deviceId, source, hashes, at }: SyncedNumbers,
): Promise<'kept' | 'no-consent' | 'too-soon'> {
  return database.transaction(async (transaction) => {
    // The row is locked, so that a withdrawal happens either before this write or deletes it.
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

export async function savedNumbers(database: Database, deviceId: string): Promise<number> {
  const [row] = await database.select({ kept: count() }).from(syncedNumber).where(eq(syncedNumber.deviceId, deviceId));
  return row?.kept ?? 0;
}
