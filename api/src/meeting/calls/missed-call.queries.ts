import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import { account } from '../../people/accounts/public.ts';
import { contact } from '../contacts/public.ts';
import { personCall } from './calls.tables.ts';

/** A missed call that nobody has seen or dealt with, with its caller and its home. */
export async function missedWith(database: Database, callId: string) {
  const [found] = await database
    .select({
      call: personCall,
      caller: { name: account.name, deletedAt: account.deletedAt },
      listingId: contact.listingId,
    })
    .from(personCall)
    .innerJoin(account, eq(account.id, personCall.callerId))
    .innerJoin(contact, eq(contact.id, personCall.contactId))
    .where(
      and(
        eq(personCall.id, callId),
        isNotNull(personCall.missedAt),
        isNull(personCall.dismissedAt),
        isNull(personCall.seenAt),
        isNull(personCall.otherDeletedAt),
      ),
    );
  return found;
}
