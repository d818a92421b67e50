import type { chatCalls } from '@aangan/shared-kit/contracts/chat';
import type { CallHandlers } from '../../foundation/server/public.ts';
import { audienceOf, broadcast } from './broadcast.ts';
import type { ChatDeps } from './chat-deps.ts';

/** Messages of an owner to everybody interested in a listing. */
export function broadcastHandlers({
  database,
  sessions,
  now,
}: ChatDeps): Pick<
  CallHandlers<typeof chatCalls>,
  'GET /api/v1/chat/broadcasts/{propertyId}' | 'POST /api/v1/chat/broadcasts'
> {
  return {
    async 'GET /api/v1/chat/broadcasts/{propertyId}'({ params }, request) {
      const { accountId: ownerId } = await sessions.required(request);
      return audienceOf(database, { ownerId, listingId: params.propertyId.toLowerCase() }, new Date(now()));
    },

    async 'POST /api/v1/chat/broadcasts'({ body: { propertyId, clientKey, text } }, request) {
      const { accountId: ownerId } = await sessions.required(request);
      const home = { ownerId, listingId: propertyId.toLowerCase() };
      return broadcast(database, home, { clientKey, text }, new Date(now()));
    },
  };
}
