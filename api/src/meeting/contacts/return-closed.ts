import { CLOSED_WITHIN_MS, endedByOwner } from '@aangan/shared-kit/domain/contact-claim';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import { listing } from '../../search/listings/public.ts';
import { takenDown } from '../../trust/listing-reports/public.ts';
import { contact, contactReturn } from './contacts.tables.ts';
import { type Returned, saveReturns } from './return-contacts.ts';

/** The job runs every hour: a home that was ended at the end of the time is seen after it. */
const RUN_MS = 3_600_000;

/** Returns contacts to homes that their owner, or staff, ended soon after. Nobody has to claim anything. */
export async function returnClosed(database: Database, at: Date): Promise<Returned[]> {
  const recent = await database
    .select({
      contactId: contact.id,
      active: listing.active,
      inactiveReason: listing.inactiveReason,
      takenDown: takenDown(listing.id),
    })
    .from(contact)
    .innerJoin(listing, eq(listing.id, contact.listingId))
    .leftJoin(contactReturn, eq(contactReturn.contactId, contact.id))
    .where(
      and(
        gt(contact.createdAt, new Date(at.getTime() - CLOSED_WITHIN_MS - RUN_MS)),
        isNull(contactReturn.contactId),
        eq(listing.active, false),
      ),
    );
  const closed = recent.filter((row) => row.takenDown || endedByOwner(row));
  return saveReturns(
    database,
    closed.map(({ contactId }) => ({ contactId, reason: 'LISTING_CLOSED' as const })),
    at,
  );
}
