import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import { account, PERSON, type Person } from '../../people/accounts/public.ts';
import { contact, contactReturn } from '../contacts/public.ts';
import { visit } from './visits.tables.ts';

export interface ShownContact {
  readonly contactId: string;
  /** The other side of the visit, whose number the contact shows. */
  readonly other: Person;
}

/** The contacts that show the viewer the number of a visit's other side now, by the visit's id. */
export async function contactsOf(
  database: Database,
  visitIds: readonly string[],
  viewerId: string,
): Promise<ReadonlyMap<string, ShownContact>> {
  if (visitIds.length === 0) return new Map();
  const asVisitor = eq(visit.visitorId, viewerId);
  const rows = await database
    .select({ visitId: visit.id, contactId: contact.id, other: PERSON })
    .from(visit)
    .innerJoin(
      contact,
      and(
        eq(contact.seekerId, visit.visitorId),
        eq(contact.ownerId, visit.ownerId),
        eq(contact.listingId, visit.listingId),
      ),
    )
    .innerJoin(account, sql`${account.id} = case when ${asVisitor} then ${visit.ownerId} else ${visit.visitorId} end`)
    .leftJoin(contactReturn, eq(contactReturn.contactId, contact.id))
    .where(
      and(
        inArray(visit.id, [...visitIds]),
        sql`${viewerId} in (${visit.visitorId}, ${visit.ownerId})`,
        sql`case when ${asVisitor} then ${contact.ownerHiddenAt} else ${contact.seekerHiddenAt} end is null`,
        isNull(contactReturn.contactId),
        isNull(account.deletedAt),
      ),
    );
  return new Map(rows.map(({ visitId, ...found }) => [visitId, found]));
}
