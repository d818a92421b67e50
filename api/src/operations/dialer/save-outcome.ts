import { CALL_KINDS } from '@aangan/shared-kit/domain/dialer/call-kinds';
import { callNoteError } from '@aangan/shared-kit/domain/dialer/call-note';
import {
  type CallCaseState,
  type CallOutcome,
  chosenTimeProblem,
  stepAfter,
} from '@aangan/shared-kit/domain/dialer/call-outcomes';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from '../../foundation/database/public.ts';
import { badInput, CallError } from '../../foundation/server/public.ts';
import { noteDoNotCall } from '../../people/do-not-call/public.ts';
import { type CalledPerson, calledPerson, rulesFor } from './called-people.ts';
import { addEntry, type Caller, changeCase, hasFreshCall } from './cases.queries.ts';
import type { CallCaseRow } from './dialer.tables.ts';
import { DIALER_WORDS } from './dialer.words.ts';
import type { DialerDeps } from './dialer-deps.ts';
import { endCase } from './end-case.ts';
import { lockHeld } from './held-case.ts';
import { notifyCase } from './notify-case.ts';
import { repeated } from './repeated-request.ts';

/** The queue's name in the log of decisions. */
const CALLS_QUEUE = 'calls';

/** Days after the agreed time of the next call for which a case stays open. */
const GRACE_MS = 3 * 86_400_000;

/** Outcomes that only a call can have. The others may be learned by mail or in a chat. */
const OF_CALLS: readonly CallOutcome[] = ['call-back', 'reached', 'no-answer', 'wrong-number'];

const SPOKEN: readonly CallOutcome[] = ['done', 'call-back', 'reached', 'do-not-call'];

interface SaidOutcome {
  readonly caller: Caller;
  readonly caseId: string;
  readonly seq: number;
  readonly outcome: CallOutcome;
  readonly note: string;
  /** Epoch ms. */
  readonly nextOn?: number | undefined;
  readonly request: FastifyRequest;
}

interface SavedOutcome {
  readonly state: CallCaseState;
  /** Epoch ms; null for a case that has ended. */
  readonly dueOn: number | null;
}

/**
 * Stores how a call went, gives the case back, and sets the next call or ends the case.
 * @throws CallError 400 for a time at which the person must not be called, or a result without words
 */
export async function saveOutcome(deps: DialerDeps, said: SaidOutcome): Promise<SavedOutcome> {
  const { database, sources, decisions, now } = deps;
  const { caller, caseId, seq, outcome, note, nextOn: chosen, request } = said;
  const at = new Date(now());
  return database.transaction(async (transaction) => {
    const before = await repeated(transaction, caller, { caseId, seq, kind: 'outcome', outcome });
    if (before) return savedOf(before.row);
    const row = await lockHeld(transaction, caller, caseId, at);
    const person = await calledPerson(transaction, sources, row);
    if (!person) {
      await endCase(transaction, sources, row, { state: 'gone', at });
      return { state: 'gone', dueOn: null };
    }
    if (OF_CALLS.includes(outcome) && !(await hasFreshCall(transaction, caller, caseId)))
      throw new CallError(409, DIALER_WORDS.callFirst);
    const rules = rulesFor(person, { kind: row.kind, lastOutcome: outcome });
    const timeProblem = chosenTimeProblem({ outcome, chosen }, rules, +at);
    if (timeProblem) throw badInput('body.nextOn', timeProblem);
    const noteProblem = callNoteError(note, outcome === 'done');
    if (noteProblem) throw badInput('body.note', noteProblem);

    const inRow = row.lastOutcome === outcome ? row.inRow + 1 : 1;
    const step = stepAfter({ outcome, inRow, at: +at, chosen }, rules);
    const nextAt = step.state === 'open' ? new Date(step.dueAt) : null;
    const entry = { caseId, seq: seq + 1, kind: 'outcome', at, outcome, text: note, nextAt } as const;
    await addEntry(transaction, { ...entry, accountId: row.accountId, staffId: caller.accountId });
    if (outcome === 'do-not-call') await stopCalls(transaction, person, at);
    const facts = { ...learned(row, said, at), lastSeq: seq + 1, lastOutcome: outcome, inRow, changedAt: at };
    if (step.state === 'open') {
      const dueAt = new Date(step.dueAt);
      const expiresAt = new Date(Math.max(+row.expiresAt, step.dueAt + GRACE_MS));
      await changeCase(transaction, caseId, { ...facts, dueAt, expiresAt, heldBy: null, heldUntil: null });
      if (SPOKEN.includes(outcome)) await sources.get(row.kind)?.called(transaction, row.kind, row.ref, 'reached', at);
    } else await endCase(transaction, sources, row, { ...facts, state: step.state, at });
    const decided = { queue: CALLS_QUEUE, role: CALL_KINDS[row.kind].role, caseId, decision: outcome } as const;
    const staff = { accountId: caller.accountId };
    await decisions.note({ ...decided, reversible: false }, { staff, request, transaction });
    await notifyCase(transaction, caseId, { seq: seq + 1, state: null });
    return { state: step.state, dueOn: nextAt?.getTime() ?? null };
  });
}

/** Who has spoken with a person looks after them from now on. */
function learned(row: CallCaseRow, { outcome, caller }: SaidOutcome, at: Date): Partial<CallCaseRow> {
  return SPOKEN.includes(outcome) ? { keeperId: caller.accountId, reachedAt: row.reachedAt ?? at } : {};
}

async function stopCalls(transaction: Transaction, { phone, accountId }: CalledPerson, since: Date): Promise<void> {
  await noteDoNotCall(transaction, { phone, accountId }, { saidIn: 'call', since });
}

function savedOf({ state, dueAt }: CallCaseRow): SavedOutcome {
  return { state, dueOn: state === 'open' ? dueAt.getTime() : null };
}
