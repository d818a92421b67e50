import type { WireVisit } from '@aangan/shared-kit/contracts/visits';
import { indiaDay, indiaHour } from '@aangan/shared-kit/domain/india-day';
import { VISIT_LIMITS } from '@aangan/shared-kit/domain/visit-limits';
import { NAMELESS } from '../contacts/shown-person.ts';
import type { Database } from '../database/client.ts';
import { recordsById } from '../property/records-by-id.ts';
import { isOver, mayChange, visitState } from './visit-state.ts';
import { timeOf } from './visit-week.ts';
import { attendanceOf, peopleById, roleIn } from './visits.queries.ts';
import type { VisitRow } from './visits.tables.ts';

export interface Showing {
  readonly accountId: string;
  readonly assetUrl: string;
  /** Epoch ms. */
  readonly now: number;
}

/** Visits as one of their two people is shown them: of the other side its first name, and nothing to call or write to. */
export async function wireVisits(
  database: Database,
  rows: readonly VisitRow[],
  { accountId, assetUrl, now }: Showing,
): Promise<WireVisit[]> {
  if (rows.length === 0) return [];
  const shown = rows.map((row) => ({ row, role: roleIn(row, accountId) }));
  const others = shown.map(({ row, role }) => (role === 'visitor' ? row.ownerId : row.visitorId));
  const visitors = shown.flatMap(({ row, role }) => (role === 'owner' ? [row.visitorId] : []));
  const [people, attendance, records] = await Promise.all([
    peopleById(database, others),
    attendanceOf(database, visitors),
    recordsById(
      database,
      rows.map(({ listingId }) => listingId),
      assetUrl,
    ),
  ]);
  return shown.map(({ row, role }) => {
    const startsAt = row.startsAt.getTime();
    const hour = indiaHour(startsAt);
    return {
      id: row.id,
      propertyId: row.listingId,
      record: records.get(row.listingId) ?? null,
      timeEpoch: startsAt,
      endEpoch: startsAt + VISIT_LIMITS.slotMs,
      date: indiaDay(startsAt),
      startTime: timeOf(hour),
      endTime: timeOf(hour + 1),
      state: visitState(row, role),
      role,
      person: firstName(people.get(role === 'visitor' ? row.ownerId : row.visitorId)),
      attendance: role === 'owner' ? (attendance.get(row.visitorId) ?? { visited: 0, missed: 0 }) : null,
      sponsored: row.sponsored,
      sequence: row.sequence,
      cancelledBy: row.cancelledBy,
      mayChange: mayChange(row, now),
      maySayOutcome: isOver(row, now),
      calendarUrl: `/api/v1/visits/${row.id}/calendar.ics`,
    };
  });
}

/** The one visit, as {@link wireVisits}. */
export async function wireVisit(database: Database, row: VisitRow, showing: Showing): Promise<WireVisit> {
  const [shown] = await wireVisits(database, [row], showing);
  if (!shown) throw new Error(`Visit ${row.id} was not shown.`);
  return shown;
}

/** @param person undefined once there is no such account */
export function firstName(person: { readonly name: string; readonly deletedAt: Date | null } | undefined): string {
  if (!person || person.deletedAt !== null) return 'Deleted account';
  return person.name.split(' ', 1)[0] || NAMELESS;
}
