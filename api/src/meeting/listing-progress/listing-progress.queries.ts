import { PROGRESS_AT_MOST } from '@aangan/shared-kit/contracts/listing-progress';
import { VISIT_LIMITS } from '@aangan/shared-kit/domain/visit-limits';
import { and, asc, desc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import { account, PERSON } from '../../people/accounts/public.ts';
import { listing, listingOwner } from '../../search/listings/public.ts';
import { contact, contactRequest, contactReturn } from '../contacts/public.ts';
import { visit } from '../visits/public.ts';

export type ContactedRow = Awaited<ReturnType<typeof contactedBy>>[number];

/** A seeker's contacts with their owners, the newest first; read from the index of the ledger. */
export function contactedBy(database: Database, seekerId: string) {
  return database
    .select({
      id: contact.id,
      listingId: contact.listingId,
      owner: PERSON,
      hiddenAt: contact.ownerHiddenAt,
      returned: sql<boolean>`${isNotNull(contactReturn.contactId)}`,
    })
    .from(contact)
    .innerJoin(account, eq(account.id, contact.ownerId))
    .leftJoin(contactReturn, eq(contactReturn.contactId, contact.id))
    .where(eq(contact.seekerId, seekerId))
    .orderBy(desc(contact.createdAt), desc(contact.id))
    .limit(PROGRESS_AT_MOST);
}

/** Listings whose owners have not answered the seeker's request. */
export async function requestedBy(database: Database, seekerId: string): Promise<string[]> {
  const rows = await database
    .select({ listingId: contactRequest.listingId })
    .from(contactRequest)
    .where(and(eq(contactRequest.seekerId, seekerId), eq(contactRequest.state, 'waiting')))
    .orderBy(desc(contactRequest.createdAt))
    .limit(PROGRESS_AT_MOST);
  return rows.map(({ listingId }) => listingId);
}

/** A visitor's visits to come, and those that take place now, the next first. @param now epoch ms */
export async function visitsToCome(database: Database, visitorId: string, now: number) {
  const begun = new Date(now - VISIT_LIMITS.slotMs);
  const rows = await database
    .select({ propertyId: visit.listingId, startsAt: visit.startsAt })
    .from(visit)
    .where(and(eq(visit.visitorId, visitorId), eq(visit.state, 'booked'), gt(visit.startsAt, begun)))
    .orderBy(asc(visit.startsAt))
    .limit(PROGRESS_AT_MOST);
  return rows.map(({ propertyId, startsAt }) => ({ propertyId, timeEpoch: startsAt.getTime() }));
}

/** Ids of a person's listings, last posted first. */
export async function ownListings(database: Database, accountId: string): Promise<string[]> {
  const rows = await database
    .select({ id: listing.id })
    .from(listingOwner)
    .innerJoin(listing, eq(listing.id, listingOwner.listingId))
    .where(eq(listingOwner.accountId, accountId))
    .orderBy(desc(listing.postedAt), desc(listing.id))
    .limit(PROGRESS_AT_MOST);
  return rows.map(({ id }) => id);
}
