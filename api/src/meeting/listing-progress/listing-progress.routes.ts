import type { ContactedListing, listingProgressCalls } from '@aangan/shared-kit/contracts/listing-progress';
import { quietUntil } from '@aangan/shared-kit/domain/quiet-hours';
import type { CallHandlers } from '../../foundation/server/public.ts';
import type { BridgedCalls } from '../../foundation/telephony/public.ts';
import type { CallDeps } from '../../people/sessions/public.ts';
import { firstName } from '../visits/public.ts';
import { type ContactedRow, contactedBy, ownListings, requestedBy, visitsToCome } from './listing-progress.queries.ts';

/** What a person has done about listings. An owner's number is in it only while the contact shows it. */
export function listingProgressHandlers({
  database,
  sessions,
  now,
  bridge,
}: CallDeps & { readonly bridge: Pick<BridgedCalls, 'available'> }): CallHandlers<typeof listingProgressCalls> {
  return {
    async 'GET /api/v1/user/listing-progress'(_input, request) {
      const { accountId } = await sessions.required(request);
      const [contacts, requested, visits, own] = await Promise.all([
        contactedBy(database, accountId),
        requestedBy(database, accountId),
        visitsToCome(database, accountId, now()),
        ownListings(database, accountId),
      ]);
      return { contacts: contacts.map((row) => wireContact(row, now(), bridge.available)), requested, visits, own };
    },
  };
}

function wireContact(
  { id, listingId, owner, hiddenAt, returned }: ContactedRow,
  now: number,
  available: boolean,
): ContactedListing {
  const gone = hiddenAt !== null || owner.deletedAt !== null || owner.phone === null;
  const state = returned ? 'returned' : gone ? 'hidden' : 'given';
  return {
    propertyId: listingId,
    name: firstName(owner),
    phone: state === 'given' ? owner.phone : null,
    state,
    quietUntil: quietUntil(owner, now) ?? null,
    ...(available && state === 'given' && { callVia: id }),
  };
}
