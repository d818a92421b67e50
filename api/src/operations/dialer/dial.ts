import { randomUUID } from 'node:crypto';
import { type CallState, isEnded } from '@aangan/shared-kit/domain/calls/call-state';
import { callRefusal, nextCallTime } from '@aangan/shared-kit/domain/dialer/call-hours';
import type { FastifyRequest } from 'fastify';
import { CallError } from '../../foundation/server/public.ts';
import { personById } from '../../people/accounts/public.ts';
import { calledPerson, rulesFor } from './called-people.ts';
import { addEntry, type Caller, changeCase, lastCall } from './cases.queries.ts';
import { DIALER_WORDS, REFUSAL_WORDS } from './dialer.words.ts';
import type { DialerDeps } from './dialer-deps.ts';
import { endCase } from './end-case.ts';
import { leaseEnd, lockHeld } from './held-case.ts';
import { notifyCase } from './notify-case.ts';
import { repeated } from './repeated-request.ts';

/** The dialer's calls at the bridge. */
export const STAFF_CALLS = 'staff';

interface Dialling {
  readonly caller: Caller;
  readonly caseId: string;
  /** Number of the last entry that the page showed. */
  readonly seq: number;
  readonly request: FastifyRequest;
}

/**
 * Has the bridge ring the staff member, then the person of a case that the staff member has. The same request again is
 * the same call.
 * @throws CallError 409 where the person must not be called, with the next permitted moment in `details.nextOn`
 */
export async function dial(deps: DialerDeps, { caller, caseId, seq, request }: Dialling): Promise<CallState> {
  const { database, sources, calls, audit, now } = deps;
  const at = new Date(now());
  if (!calls.available) throw new CallError(409, DIALER_WORDS.noProvider);
  const placed = await database.transaction(async (transaction) => {
    const before = await repeated(transaction, caller, { caseId, seq, kind: 'call' });
    if (before) return before.entry.callState ?? 'queued';
    const row = await lockHeld(transaction, caller, caseId, at);
    const last = await lastCall(transaction, caseId);
    if (last?.callState && !isEnded(last.callState)) throw new CallError(409, DIALER_WORDS.callRuns);
    const own = await personById(transaction, caller.accountId);
    if (!own?.phone) throw new CallError(409, DIALER_WORDS.noOwnNumber);
    const person = await calledPerson(transaction, sources, row);
    if (!person) {
      await endCase(transaction, sources, row, { state: 'gone', at });
      return undefined;
    }
    const rules = rulesFor(person, row);
    const refusal = callRefusal(rules, +at);
    if (refusal)
      throw new CallError(409, REFUSAL_WORDS[refusal], undefined, { nextOn: nextCallTime(rules, +at) ?? null });
    const callId = randomUUID();
    await addEntry(transaction, {
      ...{ caseId, seq: seq + 1, at, text: '', callId },
      ...{ kind: 'call', callState: 'queued', accountId: row.accountId, staffId: caller.accountId },
    });
    await changeCase(transaction, caseId, { lastSeq: seq + 1, heldUntil: leaseEnd(at), changedAt: at });
    const { state } = await calls.place(transaction, { id: callId, purpose: STAFF_CALLS, at });
    const { accountId } = caller;
    await audit.note({ event: 'staff-action', accountId, detail: 'calls dial' }, request, transaction);
    await notifyCase(transaction, caseId, { seq: seq + 1, state });
    return state;
  });
  // The case has ended in that transaction, so it is refused after its commit.
  if (placed === undefined) throw new CallError(409, DIALER_WORDS.ended);
  return placed;
}
