import { randomUUID } from 'node:crypto';
import { type CallRefusal, callRefusal, mayAskBack } from '@aangan/shared-kit/domain/calls/who-may-call';
import type { Transaction } from '../../foundation/database/public.ts';
import { CallError, notFound } from '../../foundation/server/public.ts';
import type { BridgedCalls } from '../../foundation/telephony/public.ts';
import { lockAccount } from '../../people/accounts/public.ts';
import { nameOf } from '../chat/public.ts';
import { PEOPLE } from './call-purpose.ts';
import { showMissed } from './calls.live.ts';
import { dismissFrom, insertPersonCall, openCall } from './calls.queries.ts';
import { CALL_WORDS, REFUSAL_WORDS } from './calls.words.ts';
import { callFacts, contactSides, hasAskedBack, type ReadFacts } from './contact-facts.queries.ts';
import type { MissedNotices } from './missed-notices.ts';

interface Pressing {
  readonly callerId: string;
  readonly contactId: string;
  readonly at: Date;
}

/** Status of each refusal: the day's limits, and everything else. */
const STATUS = { 'enough-today': 429, 'enough-with-them': 429 } as const satisfies Partial<Record<CallRefusal, number>>;

/**
 * Places a call, behind a lock on the caller's account: limits hold, and a second press while a call to the same person
 * is open returns that call.
 * @returns the id of the call
 * @throws CallError 404 for a contact that is not the caller's, 409 or 429 with the reason
 */
export async function pressCall(
  transaction: Transaction,
  bridge: BridgedCalls,
  { callerId, contactId, at }: Pressing,
): Promise<string> {
  await lockAccount(transaction, callerId);
  const sides = await contactSides(transaction, callerId, contactId);
  if (!sides) throw notFound(CALL_WORDS.noContact);
  const before = await openCall(transaction, sides);
  if (before) return before.call.id;
  const read = await callFacts(transaction, sides, { now: at.getTime(), available: bridge.available });
  const refusal = callRefusal(read.facts);
  if (refusal) throw new CallError(statusOf(refusal), refusalMessage(refusal, read));
  const { otherId } = sides;
  const { id } = await insertPersonCall(transaction, {
    id: randomUUID(),
    ...{ contactId, callerId, otherId, askedAt: at },
    kind: 'call',
  });
  await bridge.place(transaction, { id, purpose: PEOPLE, at });
  const returned = await dismissFrom(transaction, { accountId: callerId, fromId: otherId, at });
  if (returned > 0) await showMissed(transaction, callerId);
  return id;
}

/**
 * Asks the other person to call back, while their quiet hours keep a call from them.
 * @returns the id under which both find it
 * @throws CallError 404 for a contact that is not the person's, 409 when a call could be placed or none ever, 429 after
 * one of the day
 */
export async function askBack(
  transaction: Transaction,
  { bridge, notices }: { readonly bridge: BridgedCalls; readonly notices: MissedNotices },
  { callerId, contactId, at }: Pressing,
): Promise<string> {
  await lockAccount(transaction, callerId);
  const sides = await contactSides(transaction, callerId, contactId);
  if (!sides) throw notFound(CALL_WORDS.noContact);
  const read = await callFacts(transaction, sides, { now: at.getTime(), available: bridge.available });
  const refusal = callRefusal(read.facts);
  if (!mayAskBack(read.facts)) {
    throw new CallError(409, refusal ? refusalMessage(refusal, read) : CALL_WORDS.notQuiet);
  }
  if (hasAskedBack(read)) throw new CallError(429, CALL_WORDS.askedToday);
  const { otherId } = sides;
  const { id } = await insertPersonCall(transaction, {
    id: randomUUID(),
    ...{ contactId, callerId, otherId, askedAt: at, missedAt: at },
    kind: 'ask',
  });
  await showMissed(transaction, otherId);
  await notices.tell(transaction, id);
  return id;
}

/** Why a call is not placed, for people. */
export function refusalMessage(refusal: CallRefusal, { facts, other }: ReadFacts): string {
  const name = other ? nameOf(other) : 'This person';
  return REFUSAL_WORDS[refusal](name, { stopped: facts.stopped });
}

function statusOf(refusal: CallRefusal): number {
  return refusal in STATUS ? STATUS[refusal as keyof typeof STATUS] : 409;
}
