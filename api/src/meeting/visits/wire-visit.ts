import type { WireVisit } from '@aangan/shared-kit/contracts/visits';
import { indiaDay, indiaHour } from '@aangan/shared-kit/domain/india-day';
import { quietUntil } from '@aangan/shared-kit/domain/quiet-hours';
import { VISIT_LIMITS } from '@aangan/shared-kit/domain/visit-limits';
import type { Database } from '../../foundation/database/public.ts';
import type { BridgedCalls } from '../../foundation/telephony/public.ts';
import { type PlaceDirectory, recordsById } from '../../search/listings/public.ts';
import { NAMELESS } from '../contacts/public.ts';
import { contactsOf, type ShownContact } from './contacts-of-visits.queries.ts';
import { keptShares } from './kept-visits.queries.ts';
import { nearestLandmark } from './nearest-landmark.ts';
import { isOver, mayChange, type VisitRole, visitState } from './visit-state.ts';
import { timeOf } from './visit-week.ts';
import { peopleById, roleIn } from './visits.queries.ts';
import type { VisitRow } from './visits.tables.ts';

interface Showing {
  readonly database: Database;
  readonly assetUrl: string;
  readonly bridge: Pick<BridgedCalls, 'available'>;
  readonly places: () => Promise<PlaceDirectory>;
  readonly now: () => number;
}

/** Visits as one of their two people sees them: of the other side the first name, and a number only by a contact. */
export async function wireVisits(
  { database, assetUrl, bridge, places: directory, now: clock }: Showing,
  rows: readonly VisitRow[],
  accountId: string,
): Promise<WireVisit[]> {
  if (rows.length === 0) return [];
  const now = clock();
  const shown = rows.map((row) => ({ row, role: roleIn(row, accountId) }));
  const others = shown.map(({ row, role }) => (role === 'visitor' ? row.ownerId : row.visitorId));
  // After a visit, the visitor's reliability is no longer shown to the owner.
  const visitors = shown.flatMap(({ row, role }) => (role === 'owner' && mayChange(row, now) ? [row.visitorId] : []));
  const upcoming = rows.filter((row) => mayChange(row, now)).map(({ id }) => id);
  const [people, saved, contacts, places, records] = await Promise.all([
    peopleById(database, others),
    keptShares(database, 'visitor', visitors, now),
    contactsOf(database, upcoming, accountId),
    directory(),
    recordsById(
      database,
      rows.map(({ listingId }) => listingId),
      assetUrl,
    ),
  ]);
  return shown.map(({ row, role }) => {
    const startsAt = row.startsAt.getTime();
    const hour = indiaHour(startsAt);
    const record = records.get(row.listingId) ?? null;
    const visitsIt = role === 'visitor' && mayChange(row, now);
    const landmark = record && visitsIt ? nearestLandmark(places, record) : undefined;
    return {
      id: row.id,
      propertyId: row.listingId,
      record,
      timeEpoch: startsAt,
      endEpoch: startsAt + VISIT_LIMITS.slotMs,
      date: indiaDay(startsAt),
      startTime: timeOf(hour),
      endTime: timeOf(hour + 1),
      state: visitState(row, role),
      role,
      person: firstName(people.get(role === 'visitor' ? row.ownerId : row.visitorId)),
      ...callOf(contacts.get(row.id), bridge.available, now),
      ...(landmark && { landmark }),
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

/** How the viewer calls the other side: not at all without a contact that shows the number. */
function callOf(
  found: ShownContact | undefined,
  bridged: boolean,
  now: number,
): Pick<WireVisit, 'callVia' | 'phone' | 'quietUntil'> {
  if (!found?.other.phone) return {};
  const quiet = quietUntil(found.other, now);
  return {
    phone: found.other.phone,
    ...(bridged && { callVia: found.contactId }),
    ...(quiet !== undefined && { quietUntil: quiet }),
  };
}

/** Only the visitor sees that they were asked to confirm. */
function confirmationOf({ confirmAskedAt, confirmedAt }: VisitRow, role: VisitRole): WireVisit['confirmation'] {
  if (confirmedAt) return 'given';
  return confirmAskedAt && role === 'visitor' ? 'asked' : null;
}

/** A single visit, see {@link wireVisits}. */
export async function wireVisit(showing: Showing, row: VisitRow, accountId: string): Promise<WireVisit> {
  const [shown] = await wireVisits(showing, [row], accountId);
  if (!shown) throw new Error(`Visit ${row.id} was not converted.`);
  return shown;
}

/** @param person undefined for a deleted account */
export function firstName(person: { readonly name: string; readonly deletedAt: Date | null } | undefined): string {
  if (!person || person.deletedAt !== null) return 'Deleted account';
  return person.name.split(' ', 1)[0] || NAMELESS;
}
