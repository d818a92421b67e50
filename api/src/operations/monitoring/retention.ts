import { sql } from 'drizzle-orm';
import type { Database } from '../../foundation/database/client.ts';
import { analyticsEvent } from '../../growth/analytics/analytics.tables.ts';
import { errorGroup, releaseDevice, vitalCount } from './monitoring.tables.ts';

/** Days that each table is kept. */
const KEPT_DAYS = { devices: 14, vitals: 90, errors: 30, events: 90 } as const;

/** ms between two clean-ups. */
const EVERY_MS = 60 * 60 * 1000;

/** Any number, the same in every instance: only one cleans up at a time. */
const RETENTION_LOCK = 41_726_002;

/**
 * Drops what is older than it may be kept.
 * @param now epoch ms
 * @returns false if another instance was at it
 */
export async function dropOld(database: Database, now: number): Promise<boolean> {
  const before = (days: number) => new Date(now - days * 24 * 60 * 60 * 1000);
  return database.transaction(async (transaction) => {
    const lock = await transaction.execute<{ mine: boolean }>(
      sql`select pg_try_advisory_xact_lock(${RETENTION_LOCK}) as mine`,
    );
    if (!lock.rows[0]?.mine) return false;
    const day = before(KEPT_DAYS.vitals).toISOString().slice(0, 10);
    await transaction.delete(releaseDevice).where(sql`${releaseDevice.window} < ${before(KEPT_DAYS.devices)}`);
    await transaction.delete(vitalCount).where(sql`${vitalCount.day} < ${day}`);
    await transaction.delete(errorGroup).where(sql`${errorGroup.lastAt} < ${before(KEPT_DAYS.errors)}`);
    await transaction.delete(analyticsEvent).where(sql`${analyticsEvent.at} < ${before(KEPT_DAYS.events)}`);
    return true;
  });
}

/** Cleans up once an hour, the first time soon. @returns what ends that */
export function keepRetention(database: Database, now: () => number, onError: (error: unknown) => void): () => void {
  const cleanUp = () => void dropOld(database, now()).catch(onError);
  const first = setTimeout(cleanUp, 30_000);
  const timer = setInterval(cleanUp, EVERY_MS);
  first.unref();
  timer.unref();
  return () => {
    clearTimeout(first);
    clearInterval(timer);
  };
}
