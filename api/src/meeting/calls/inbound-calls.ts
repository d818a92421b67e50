import { CALL_LIMITS } from '@aangan/shared-kit/domain/calls/call-limits';
import { callRefusal } from '@aangan/shared-kit/domain/calls/who-may-call';
import type { AnswersInbound } from '../../foundation/telephony/public.ts';
import { accountOfPhone } from '../../people/accounts/public.ts';
import { insertPersonCall, lastCallOf } from './calls.queries.ts';
import { callFacts, contactSides } from './contact-facts.queries.ts';

/**
 * A person who dials the bridge number reaches the last one they had a call with. The rules are those of a press: in
 * quiet hours no phone rings and the call is missed; after any other refusal nothing is stored.
 */
export function inboundAnswers(purpose: string): AnswersInbound {
  return {
    purpose,
    async route(transaction, { id, from, at }) {
      const caller = await accountOfPhone(transaction, from);
      if (!caller || caller.deletedAt !== null) return undefined;
      const last = await lastCallOf(transaction, caller.id, new Date(at.getTime() - CALL_LIMITS.inboundMs));
      const sides = last && (await contactSides(transaction, caller.id, last.contactId));
      if (!sides) return undefined;
      const { facts, other } = await callFacts(transaction, sides, { now: at.getTime(), available: true });
      const refusal = callRefusal(facts);
      if (refusal !== undefined && refusal !== 'quiet') return undefined;
      const { otherId } = sides;
      const call = {
        id,
        contactId: sides.contact.id,
        callerId: caller.id,
        otherId,
        kind: 'inbound',
        askedAt: at,
      } as const;
      await insertPersonCall(transaction, call);
      return refusal === undefined && other?.phone ? { phone: other.phone } : {};
    },
  };
}
