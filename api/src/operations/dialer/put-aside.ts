import { nextCallTime } from '@aangan/shared-kit/domain/dialer/call-hours';
import { SKIP_MS } from '@aangan/shared-kit/domain/dialer/call-lease';
import type { FastifyRequest } from 'fastify';
import { calledPerson, rulesFor } from './called-people.ts';
import { addEntry, type Caller, changeCase } from './cases.queries.ts';
import type { DialerDeps } from './dialer-deps.ts';
import { endCase } from './end-case.ts';
import { leaseEnd, lockHeld } from './held-case.ts';
import { notifyCase } from './notify-case.ts';
import { repeated } from './repeated-request.ts';

interface Addition {
  readonly caller: Caller;
  readonly caseId: string;
  readonly seq: number;
  readonly text: string;
  readonly request: FastifyRequest;
}

/** Gives a case back without a call; it waits for half an hour. @returns when it is due again, epoch ms */
export async function skipCase(deps: DialerDeps, addition: Addition): Promise<number> {
  const { database, sources, audit, now } = deps;
  const { caller, caseId, seq, text, request } = addition;
  const at = new Date(now());
  return database.transaction(async (transaction) => {
    const before = await repeated(transaction, caller, { caseId, seq, kind: 'skip' });
    if (before) return before.row.dueAt.getTime();
    const row = await lockHeld(transaction, caller, caseId, at);
    const person = await calledPerson(transaction, sources, row);
    const later = person && nextCallTime(rulesFor(person, row), +at + SKIP_MS);
    await addEntry(transaction, {
      ...{ caseId, seq: seq + 1, kind: 'skip', at, text },
      ...{ accountId: row.accountId, staffId: caller.accountId },
    });
    if (later === undefined) {
      const state = person ? 'do-not-call' : 'gone';
      await endCase(transaction, sources, row, { state, at, lastSeq: seq + 1 });
    } else {
      const dueAt = new Date(later);
      await changeCase(transaction, caseId, { dueAt, lastSeq: seq + 1, heldBy: null, heldUntil: null, changedAt: at });
    }
    const { accountId } = caller;
    await audit.note({ event: 'staff-action', accountId, detail: 'calls skip' }, request, transaction);
    await notifyCase(transaction, caseId, { seq: seq + 1, state: null });
    return later ?? row.dueAt.getTime();
  });
}

/** Adds a note to a case that the staff member has. @returns its number */
export async function addNote(deps: DialerDeps, addition: Addition): Promise<number> {
  const { caller, caseId, seq, text } = addition;
  const at = new Date(deps.now());
  return deps.database.transaction(async (transaction) => {
    const before = await repeated(transaction, caller, { caseId, seq, kind: 'note' });
    if (before) return before.entry.seq;
    const row = await lockHeld(transaction, caller, caseId, at);
    await addEntry(transaction, {
      ...{ caseId, seq: seq + 1, kind: 'note', at, text },
      ...{ accountId: row.accountId, staffId: caller.accountId },
    });
    await changeCase(transaction, caseId, { lastSeq: seq + 1, heldUntil: leaseEnd(at), changedAt: at });
    return seq + 1;
  });
}
