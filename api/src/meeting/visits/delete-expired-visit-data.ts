import { lt } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import { deletePositions } from './visit-positions.ts';
import { slotAlert, slotHold } from './visits.tables.ts';

/** Deletes expired holds, requests whose time has passed, and positions of executives. */
export async function deleteOldVisitRows(database: Database, before: Date): Promise<void> {
  await database.delete(slotHold).where(lt(slotHold.releaseAt, before));
  await database.delete(slotAlert).where(lt(slotAlert.untilAt, before));
  await deletePositions(database, before);
}
