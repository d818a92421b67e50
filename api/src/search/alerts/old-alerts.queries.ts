import { lt } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import { alertMatch, alertMessage } from './alerts.tables.ts';
import { priceDropMessage } from './price-drops/price-drops.tables.ts';

/** Deletes found homes of alerts from before a moment. */
export async function deleteMatches(database: Database, before: Date): Promise<void> {
  await database.delete(alertMatch).where(lt(alertMatch.foundAt, before));
}

/** Deletes messages that were sent before a moment; their links no longer stop anything. */
export async function deleteMessages(database: Database, before: Date): Promise<void> {
  await database.delete(alertMessage).where(lt(alertMessage.createdAt, before));
  await database.delete(priceDropMessage).where(lt(priceDropMessage.createdAt, before));
}
