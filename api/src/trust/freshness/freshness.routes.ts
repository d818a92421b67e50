import type { freshnessCalls } from '@aangan/shared-kit/contracts/freshness';
import { eq } from 'drizzle-orm';
import type { Events } from '../../foundation/events/public.ts';
import { type CallHandlers, callError, notFound } from '../../foundation/server/public.ts';
import type { CallDeps } from '../../people/sessions/public.ts';
import { cardsById } from '../../search/listings/public.ts';
import { confirmAvailable, markTaken, mayConfirm, type OwnedListing, ownedListing } from './confirm.queries.ts';
import { isConfirmToken, readConfirmToken } from './confirm-token.ts';
import { doubtOf } from './doubts.ts';
import { listingPing } from './freshness.tables.ts';
import { pausesOn } from './freshness-rules.ts';

const NO_SUCH_LINK = 'This link is not valid or has expired. Log in to confirm your home.';

/** Owners' answers about availability: by the link of a message, or logged in. */
export function freshnessHandlers({
  database,
  sessions,
  identityKey,
  now,
  events,
}: CallDeps & { readonly events: Events }): CallHandlers<typeof freshnessCalls> {
  /** The listing of a link. Forged, foreign and expired links get the same answer. */
  async function ofLink(text: string): Promise<OwnedListing & { readonly answered: boolean }> {
    const said = readConfirmToken(text);
    const found = said && (await ownedListing(database, said.listingId));
    if (!said || !found || !isConfirmToken(identityKey, text, { ...said, ownerId: found.ownerId }, now())) {
      throw notFound(NO_SUCH_LINK);
    }
    return { ...found, answered: found.row.confirmedAt.getTime() !== said.about || !mayConfirm(found) };
  }

  async function answer(found: OwnedListing, available: boolean) {
    if (available) await confirmAvailable({ database, events }, found.row.id, new Date(now()));
    else await markTaken(database, found);
    const after = await ownedListing(database, found.row.id);
    if (!after) throw notFound(NO_SUCH_LINK);
    return { active: after.row.active, confirmedOn: after.row.confirmedAt.getTime() };
  }

  return {
    async 'GET /api/v1/listing-confirmations/{token}'({ params }) {
      const found = await ofLink(params.token);
      const [card] = await cardsById(database, [found.row.id]);
      const doubt = await doubtOf(database, found.row.id, new Date(now()));
      const [ping] = await database.select().from(listingPing).where(eq(listingPing.listingId, found.row.id));
      const { active, confirmedAt, title } = found.row;
      return {
        title,
        place: card ? `${card.localityName}, ${card.pin}` : '',
        active,
        confirmedOn: confirmedAt.getTime(),
        state: found.answered ? (active ? 'answered' : 'closed') : 'open',
        pausesOn: pausesOn({ confirmedAt: confirmedAt.getTime(), pingedAt: ping?.pingedAt?.getTime(), doubt }),
      };
    },

    async 'POST /api/v1/listing-confirmations/{token}'({ params, body }) {
      const found = await ofLink(params.token);
      // A second tap shows the result of the first.
      if (found.answered) return { active: found.row.active, confirmedOn: found.row.confirmedAt.getTime() };
      return answer(found, body.available);
    },

    async 'PUT /api/v1/user/listings/{propertyId}/availability'({ params, body }, request) {
      const { accountId } = await sessions.required(request);
      const found = await ownedListing(database, params.propertyId.toLowerCase(), accountId);
      if (!found) throw callError('not-your-listing');
      if (!mayConfirm(found)) throw callError('hidden-for-another-reason');
      return answer(found, body.available);
    },
  };
}
