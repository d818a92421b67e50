import type { WireVisit } from '@aangan/shared-kit/contracts/visits';
import { indiaDay, indiaHour } from '@aangan/shared-kit/domain/india-day';
import { VISIT_LIMITS } from '@aangan/shared-kit/domain/visit-limits';
import type { Database } from '../../foundation/database/public.ts';
import { recordsById } from '../../search/listings/public.ts';
import { NAMELESS } from '../contacts/public.ts';
import { keptShares } from './kept-visits.queries.ts';
import { isOver, mayChange, type VisitRole, visitState } from './visit-state.ts';
import { timeOf } from './visit-week.ts';
import { peopleById, roleIn } from './visits.queries.ts';
import type { VisitRow } from './visits.tables.ts';

interface Showing {
  readonly accountId: string;
  readonly assetUrl: string;
  /** Epoch ms. */
  readonly now: number;
}

/** Visits as one of their two people sees them: of the other side only the first name, and no contact details. */
export async function wireVisits(
  database: Database,
  rows: readonly VisitRow[],
  { accountId, assetUrl, now }: Showing,
): Promise<WireVisit[]> {
  if (rows.length === 0) return [];
  const shown = rows.map((row) => ({ row, role: roleIn(row, accountId) }));
  const others = shown.map(({ row, role }) => (role === 'visitor' ? row.ownerId : row.visitorId));
  // After a visit, the visitor's reliability is no longer shown to the owner.
  const visitors = shown.flatMap(({ row, role }) => (role === 'owner' && mayChange(row, now) ? [row.visitorId] : []));
  const [people, saved, records] = await Promise.all([
    peopleById(database, others),
    keptShares(database, 'visitor', visitors, now),
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
      visitorKept: role === 'owner' && mayChange(row, now) ? (saved.get(row.visitorId) ?? null) : null,
      yourOutcome: role === 'visitor' ? row.visitorOutcome : row.ownerOutcome,
      theirOutcome: role === 'visitor' ? row.ownerOutcome : row.visitorOutcome,
      confirmation: confirmationOf(row, role),
      sponsored: row.sponsored,
      sequence: row.sequence,
      cancelledBy: row.cancelledBy,
      mayChange: mayChange(row, now),
      maySayOutcome: isOver(row, now),
      calendarUrl: `/api/v1/visits/${row.id}/calendar.ics`,
    };
  });
}

/** Only the visitor sees that they were asked to confirm. */
function confirmationOf({ confirmAskedAt, confirmedAt }: VisitRow, role: VisitRole): WireVisit['confirmation'] {
  if (confirmedAt) return 'given';
  return confirmAskedAt && role === 'visitor' ? 'asked' : null;
}

/** A single visit, see {@link wireVisits}. */
export async function wireVisit(database: Database, row: VisitRow, showing: Showing): Promise<WireVisit> {
  const [shown] = await wireVisits(database, [row], showing);
  if (!shown) throw new Error(`Visit ${row.id} was not converted.`);
  return shown;
}

/** @param person undefined for a deleted account */
export function firstName(person: { readonly name: string; readonly deletedAt: Date | null } | undefined): string {
  if (!person || person.deletedAt !== null) return 'Deleted account';
  return person.name.split(' ', 1)[0] || NAMELESS;
}
