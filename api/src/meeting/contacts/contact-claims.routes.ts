import type { contactCalls } from '@aangan/shared-kit/contracts/contacts';
import type { FastifyRequest } from 'fastify';
import { type CallHandlers, callError, notFound } from '../../foundation/server/public.ts';
import { answerDoubt, ownerIsAsked } from '../../trust/freshness/public.ts';
import { answerClaim, claimDead, returnProven } from './contact-claims.ts';
import { type ContactDeps, NO_SUCH_CONTACT } from './contact-deps.ts';
import { claimOn, ownContact } from './contacts.queries.ts';
import { type ContactRow, contactPreference } from './contacts.tables.ts';
import { shownClaim } from './shown-claim.ts';
import { tellReturned } from './tell-returned.ts';

type ClaimCall =
  | 'POST /api/v1/user/contacts/{contactId}/claim'
  | 'POST /api/v1/user/contacts/{contactId}/claim/answer'
  | 'POST /api/v1/user/broker-denial';

/** Claims about contacts that did not work, and people's statements about themselves. */
export function claimHandlers({
  database,
  sessions,
  now,
  events,
  notices,
}: ContactDeps): CallHandlers<Pick<typeof contactCalls, ClaimCall>> {
  async function sideOf(request: FastifyRequest, contactId: string, side: 'seekerId' | 'ownerId'): Promise<ContactRow> {
    const { accountId } = await sessions.required(request);
    const found = await ownContact(database, accountId, contactId);
    // Only the seeker of a contact can claim.
    if (!found || found[side] !== accountId) throw notFound(NO_SUCH_CONTACT);
    return found;
  }

  /** Returns the contact if the claim is confirmed now, and gives the state of the claim. */
  async function settled({ id, listingId }: ContactRow, request: FastifyRequest) {
    const at = new Date(now());
    await tellReturned(database, { notices, log: request.log, at }, await returnProven(database, { at, listingId }));
    const found = await claimOn(database, id);
    const claim = found && shownClaim(found, now());
    if (!claim) throw callError('no-answer-needed');
    return { claim };
  }

  return {
    async 'POST /api/v1/user/contacts/{contactId}/claim'({ params, body }, request) {
      const found = await sideOf(request, params.contactId, 'seekerId');
      await claimDead(database, found, body.reason, new Date(now()));
      const answer = await settled(found, request);
      // Freshness asks the owner whether the home is taken, with a one-tap link, unless too little speaks for it.
      const asked = body.reason === 'RENTED_OUT' && (await ownerIsAsked(database, found.listingId, new Date(now())));
      if (answer.claim.state === 'waiting' && !asked) await notices.tell('claimed', found.id, request.log);
      return answer;
    },

    async 'POST /api/v1/user/contacts/{contactId}/claim/answer'({ params, body }, request) {
      const found = await sideOf(request, params.contactId, 'ownerId');
      const at = new Date(now());
      await answerClaim(database, { contactId: found.id, agrees: body.agrees, at });
      const claim = await claimOn(database, found.id);
      if (claim?.reason === 'RENTED_OUT' && claim.ownerAgrees !== null) {
        const { listingId, ownerId } = found;
        await answerDoubt({ database, events }, { listingId, ownerId, taken: claim.ownerAgrees, at });
      }
      return settled(found, request);
    },

    async 'POST /api/v1/user/broker-denial'(_input, request) {
      const { accountId } = await sessions.required(request);
      const deniesBrokerAt = new Date(now());
      await database
        .insert(contactPreference)
        .values({ accountId, deniesBrokerAt })
        .onConflictDoUpdate({ target: contactPreference.accountId, set: { deniesBrokerAt } });
      return { status: 'success' };
    },
  };
}
