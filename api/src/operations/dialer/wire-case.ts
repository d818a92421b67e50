import type { CallCaseEntry, CallCaseSummary, OpenedCallCase } from '@aangan/shared-kit/contracts/dialer';
import { callRefusal, callTimes, nextCallTime } from '@aangan/shared-kit/domain/dialer/call-hours';
import { CALL_KINDS } from '@aangan/shared-kit/domain/dialer/call-kinds';
import { personById } from '../../people/accounts/public.ts';
import { type CalledPerson, rulesFor } from './called-people.ts';
import { type Caller, entriesOf, lastCall } from './cases.queries.ts';
import type { CallCaseRow } from './dialer.tables.ts';
import type { DialerDeps } from './dialer-deps.ts';
import { isHeldBy } from './held-case.ts';

/** Days for which times of the next call are offered. */
const OFFERED_DAYS = 5;

interface ShownCase {
  readonly row: CallCaseRow;
  /** First name of who has or had it. */
  readonly holder: string | null;
}

/** A case in a list. */
export function wireSummary(
  { row, holder }: ShownCase,
  { name }: Pick<CalledPerson, 'name'>,
  { accountId, at }: { readonly accountId: string; readonly at: number },
): CallCaseSummary {
  const { id, kind, askedAt, promisedAt, wasTold, reachedAt, dueAt, keeperId, heldUntil, lastOutcome } = row;
  return {
    ...{ id, kind, name, wasTold, lastOutcome },
    askedOn: askedAt.getTime(),
    promisedOn: promisedAt.getTime(),
    late: reachedAt === null && promisedAt.getTime() < at,
    dueOn: dueAt.getTime(),
    own: keeperId === accountId,
    heldBy: heldUntil !== null && heldUntil.getTime() > at ? holder : null,
    mine: isHeldBy(row, accountId, new Date(at)),
  };
}

/** A case with its history, the permitted hours and its call. */
export async function wireOpened(
  { database, calls, now }: Pick<DialerDeps, 'database' | 'calls' | 'now'>,
  shown: ShownCase,
  { person, caller }: { readonly person: CalledPerson | undefined; readonly caller: Caller },
): Promise<OpenedCallCase> {
  const { row } = shown;
  const at = now();
  const { accountId } = caller;
  const [entries, last, own] = await Promise.all([
    entriesOf(database, row.id),
    lastCall(database, row.id),
    personById(database, accountId),
  ]);
  const call = last?.callId ? await calls.find(database, last.callId) : undefined;
  const rules = person && rulesFor(person, row);
  // A time is offered for whoever is called back, which is an answer to the person's own wish.
  const asked = person && rulesFor(person, { ...row, lastOutcome: 'call-back' });
  const summary = wireSummary(shown, { name: person?.name ?? '' }, { accountId, at });
  const { mine } = summary;
  return {
    ...summary,
    state: row.state,
    about: [...(person?.about ?? [])],
    asked: CALL_KINDS[row.kind].asked,
    heldUntil: mine ? (row.heldUntil?.getTime() ?? null) : null,
    seq: row.lastSeq,
    entries: entries.map(wireEntry),
    refusal: (rules && callRefusal(rules, at)) ?? null,
    nextOn: (rules && nextCallTime(rules, at)) ?? null,
    timeZone: rules?.timeZone ?? 'Asia/Kolkata',
    times: mine && asked ? callTimes(asked, at, { days: OFFERED_DAYS }) : [],
    call: call ? { state: call.state, unansweredBy: call.unansweredBy, talkSeconds: call.talkSeconds } : null,
    noCalls: (!calls.available && 'no-provider') || (!own?.phone && 'no-own-number') || null,
  };
}

function wireEntry({ row, by }: Awaited<ReturnType<typeof entriesOf>>[number]): CallCaseEntry {
  const { seq, kind, at, outcome, text, nextAt, callState, talkSeconds } = row;
  return {
    ...{ seq, kind, outcome, text, callState, talkSeconds },
    at: at.getTime(),
    by: by ?? '',
    nextOn: nextAt?.getTime() ?? null,
  };
}
