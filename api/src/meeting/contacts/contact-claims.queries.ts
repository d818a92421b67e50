import { and, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import { contact, contactClaim } from './contacts.tables.ts';

/** Records the owner's answer to seekers who claimed before that a home is rented out: it is not. */
export async function denyRentedOut(database: Database, listingId: string, at: Date): Promise<void> {
  const ofListing = database.select({ id: contact.id }).from(contact).where(eq(contact.listingId, listingId));
  await database
    .update(contactClaim)
    .set({ ownerAgrees: false, answeredAt: at })
    .where(
      and(
        eq(contactClaim.reason, 'RENTED_OUT'),
        isNull(contactClaim.ownerAgrees),
        lte(contactClaim.createdAt, at),
        inArray(contactClaim.contactId, ofListing),
      ),
    );
}
