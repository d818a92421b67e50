import { VISIT_LIMITS } from '@aangan/shared-kit/domain/visit-limits';
import { eq, lt } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import { type VisitRow, visit, visitPosition } from './visits.tables.ts';

interface ShownPosition {
  readonly latitude: number;
  readonly longitude: number;
  /** Epoch ms. */
  readonly at: number;
  /** No update arrived for a while. */
  readonly stale: boolean;
}

/** Whether the position of a visit's executive may be shown. @param now epoch ms */
export function isTracked({ state, startsAt }: Pick<VisitRow, 'state' | 'startsAt'>, now: number): boolean {
  const start = startsAt.getTime();
  const until = start + VISIT_LIMITS.slotMs + VISIT_LIMITS.positionAfterMs;
  return state === 'booked' && now >= start - VISIT_LIMITS.positionBeforeMs && now < until;
}

/** Any visit, for staff. */
export async function visitById(database: Database, visitId: string): Promise<VisitRow | undefined> {
  const [found] = await database.select().from(visit).where(eq(visit.id, visitId));
  return found;
}

/** Saves the executive's position, only the latest. @param now epoch ms */
export async function savePosition(
  database: Database,
  { id }: VisitRow,
  place: { readonly staffAccountId: string; readonly latitude: number; readonly longitude: number },
  now: number,
): Promise<void> {
  const here = { ...place, at: new Date(now) };
  await database
    .insert(visitPosition)
    .values({ visitId: id, ...here })
    .onConflictDoUpdate({ target: visitPosition.visitId, set: here });
}

/** The executive's position, or null while it is unknown or private. @param now epoch ms */
export async function positionOf(database: Database, row: VisitRow, now: number): Promise<ShownPosition | null> {
  if (!isTracked(row, now)) return null;
  const [found] = await database.select().from(visitPosition).where(eq(visitPosition.visitId, row.id));
  if (!found) return null;
  const at = found.at.getTime();
  const { latitude, longitude } = found;
  return { latitude, longitude, at, stale: now - at > VISIT_LIMITS.positionStaleMs };
}

/** Deletes positions of executives from the days before. */
export async function deletePositions(database: Database, before: Date): Promise<void> {
  await database.delete(visitPosition).where(lt(visitPosition.at, before));
}
