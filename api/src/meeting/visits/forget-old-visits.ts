import { lt } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import { forgetPositions } from './visit-positions.ts';
import { slotHold, visitWish } from './visits.tables.ts';

/** Deletes expired holds, requests whose time has passed, and positions of executives. */
export async function deleteOldVisitRows(database: Database, before: Date): Promise<void> {
  await database.delete(slotHold).where(lt(slotHold.releaseAt, before));
  await database.delete(visitWish).where(lt(visitWish.untilAt, before));
  await forgetPositions(database, before);
}
