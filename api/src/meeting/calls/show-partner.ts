import type { CallPartner } from '@aangan/shared-kit/contracts/calls';
import { callRefusal, mayAskBack } from '@aangan/shared-kit/domain/calls/who-may-call';
import { notFound } from '../../foundation/server/public.ts';
import { nameOf } from '../chat/public.ts';
import { openCall } from './calls.queries.ts';
import { CALL_WORDS } from './calls.words.ts';
import type { CallsDeps } from './calls-deps.ts';
import { callFacts, contactSides, hasAskedBack } from './contact-facts.queries.ts';
import { refusalMessage } from './press-call.ts';
import { homesOf, wireCall } from './wire-call.ts';

/**
 * The other person of a contact, and whether they can be called now.
 * @throws CallError 404 for a contact that is not the person's
 */
export async function showPartner(
  { database, bridge, now }: Pick<CallsDeps, 'database' | 'bridge' | 'now'>,
  accountId: string,
  contactId: string,
): Promise<CallPartner> {
  const sides = await contactSides(database, accountId, contactId);
  if (!sides) throw notFound(CALL_WORDS.noContact);
  const { listingId } = sides.contact;
  const read = await callFacts(database, sides, { now: now(), available: bridge.available });
  const { facts, other } = read;
  const why = callRefusal(facts);
  const open = await openCall(database, sides);
  const canChat = why !== 'left' && why !== 'stopped' && why !== 'held';
  return {
    contactId,
    name: other ? nameOf(other) : 'Deleted account',
    home: (await homesOf(database, [listingId])).get(listingId) ?? null,
    refusal: why
      ? { why, message: refusalMessage(why, read), from: why === 'quiet' ? (facts.other.quietUntil ?? null) : null }
      : null,
    mayAskBack: mayAskBack(facts) && !hasAskedBack(read),
    askedBack: hasAskedBack(read),
    chat: canChat ? { propertyId: listingId, tenantId: sides.role === 'owner' ? sides.otherId : null } : null,
    open: open ? await wireCall(database, accountId, open) : null,
  };
}
