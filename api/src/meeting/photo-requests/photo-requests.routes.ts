import type { photoRequestCalls } from '@aangan/shared-kit/contracts/photo-requests';
import { type PhotoRoom, ROOMS_OF, roomsShown } from '@aangan/shared-kit/domain/photo-rooms';
import { badInput, type CallHandlers, callError } from '../../foundation/server/public.ts';
import type { CallDeps } from '../../people/sessions/public.ts';
import { photosOf } from '../../search/listings/public.ts';
import { listingToShow, openRequestOf, openRequestsOf, saveRequest } from './photo-requests.queries.ts';

/** Source: services-and-platform, section 8 (photos requested). */
const SENT = 'Request for more photos is sent to owner';
const SENT_BEFORE = 'The owner already has your request for more photos. We updated your rooms.';

/** Requests for more photos, for seekers and owners. */
export function photoRequestHandlers({ database, sessions, now }: CallDeps): CallHandlers<typeof photoRequestCalls> {
  /** @throws CallError 404 without such a listing, 400 for the person's own, 409 for an inactive one */
  const othersHome = async (propertyId: string, accountId: string) => {
    const found = await listingToShow(database, propertyId.toLowerCase());
    if (!found) throw callError('no-listing');
    if (found.ownerId === accountId) throw callError('own-listing-refused');
    if (!found.active) throw callError('home-not-available');
    return found;
  };

  return {
    async 'POST /api/v1/property/requestImage/{propertyId}'({ params, body }, request) {
      const { accountId } = await sessions.required(request);
      const home = await othersHome(params.propertyId, accountId);
      const has: readonly PhotoRoom[] = ROOMS_OF[home.category];
      if (!body.rooms.every((room) => has.includes(room))) throw badInput('body.rooms', 'are rooms of such a listing');
      const at = new Date(now());
      const before = await openRequestOf(database, accountId, home.id, at);
      const rooms = [...new Set(body.rooms)];
      await saveRequest(database, { accountId, listingId: home.id, rooms, photoCount: home.photoCount, at });
      return {
        status: 'success',
        message: before ? SENT_BEFORE : SENT,
        repeated: before !== undefined,
        request: { rooms, requestedOn: (before?.createdAt ?? at).getTime() },
      };
    },

    async 'GET /api/v1/property/requestImage/{propertyId}'({ params }, request) {
      const { accountId } = await sessions.required(request);
      const home = await othersHome(params.propertyId, accountId);
      const found = await openRequestOf(database, accountId, home.id, new Date(now()));
      return {
        rooms: roomsShown(
          home.category,
          photosOf(home.photos).flatMap(({ title, illustration }) => (illustration ? [] : title)),
        ),
        request: found ? { rooms: found.rooms, requestedOn: found.createdAt.getTime() } : null,
      };
    },

    async 'GET /api/v1/user/photo-requests'(_input, request) {
      const { accountId } = await sessions.required(request);
      return { listings: await openRequestsOf(database, accountId, new Date(now())) };
    },
  };
}
