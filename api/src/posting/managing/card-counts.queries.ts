import { VISIT_LIMITS } from '@aangan/shared-kit/domain/visit-limits';
import { and, count, eq, gt, inArray } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import { contactCounts } from '../../meeting/contacts/public.ts';
import { interestCounts } from '../../meeting/leads/public.ts';
import { visit } from '../../meeting/visits/public.ts';
import { viewerCounts } from '../../search/activity/public.ts';
import { shortlistEntry } from '../../search/shortlist/public.ts';

/** The figures of an owner's cards: a query for each figure, however many listings there are. */
export async function cardCounts(database: Database, ownerId: string, ids: readonly string[], now: number) {
  const [seenBy, contacts, shortlists, interested, visits] = await Promise.all([
    viewerCounts(database, ids),
    contactCounts(database, ids),
    shortlistCounts(database, ids),
    interestCounts(database, ownerId, ids),
    visitCounts(database, ownerId, ids, now),
  ]);
  return (id: string) => ({
    seenBy: seenBy.get(id) ?? 0,
    contacts: contacts.get(id) ?? 0,
    shortlists: shortlists.get(id) ?? 0,
    interested: interested.get(id) ?? 0,
    visitsToCome: visits.get(id) ?? 0,
  });
}

async function shortlistCounts(database: Database, ids: readonly string[]) {
  const rows = await database
    .select({ id: shortlistEntry.listingId, number: count() })
    .from(shortlistEntry)
    .where(inArray(shortlistEntry.listingId, [...ids]))
    .groupBy(shortlistEntry.listingId);
  return new Map(rows.map(({ id, number }) => [id, number]));
}

/** Visits to come, and those that take place now. @param now epoch ms */
async function visitCounts(database: Database, ownerId: string, ids: readonly string[], now: number) {
  const begun = new Date(now - VISIT_LIMITS.slotMs);
  const rows = await database
    .select({ id: visit.listingId, number: count() })
    .from(visit)
    .where(
      and(
        inArray(visit.listingId, [...ids]),
        eq(visit.ownerId, ownerId),
        eq(visit.state, 'booked'),
        gt(visit.startsAt, begun),
      ),
    )
    .groupBy(visit.listingId);
  return new Map(rows.map(({ id, number }) => [id, number]));
}
