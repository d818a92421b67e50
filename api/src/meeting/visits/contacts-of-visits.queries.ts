import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import { contact } from '../contacts/public.ts';
import { type VisitRow, visit } from './visits.tables.ts';

/** The contacts between visitors and owners of visits, by the visit's id. */
export async function contactsOf(
  database: Database,
  visits: readonly Pick<VisitRow, 'id'>[],
): Promise<ReadonlyMap<string, string>> {
  const ids = visits.map(({ id }) => id);
  const rows = await database
    .select({ visitId: visit.id, contactId: contact.id })
    .from(visit)
    .innerJoin(
      contact,
      and(
        eq(contact.seekerId, visit.visitorId),
        eq(contact.ownerId, visit.ownerId),
        eq(contact.listingId, visit.listingId),
      ),
    )
    .where(inArray(visit.id, ids));
  return new Map(rows.map(({ visitId, contactId }) => [visitId, contactId]));
}
