import { nextCallTime } from '@aangan/shared-kit/domain/dialer/call-hours';
import type { Transaction } from '../../foundation/database/public.ts';
import { calledPerson, rulesFor } from './called-people.ts';
import { type Caller, changeCase, lockNext } from './cases.queries.ts';
import type { DialerDeps } from './dialer-deps.ts';
import { endCase } from './end-case.ts';
import { hold } from './held-case.ts';

/** Cases that are looked at in one request; more of them at once are mostly requests that have ended meanwhile. */
const TRIES = 50;

/**
 * Takes the next case whose person may be called now. Cases whose request has ended are ended, and those of people who
 * must not be called now wait until they may.
 * @returns its id; undefined when none is due
 */
export async function takeNext(
  transaction: Transaction,
  { sources, now }: Pick<DialerDeps, 'sources' | 'now'>,
  caller: Caller,
): Promise<string | undefined> {
  const at = new Date(now());
  for (let tried = 0; tried < TRIES; tried++) {
    const row = await lockNext(transaction, caller, at);
    if (!row) return undefined;
    const person = await calledPerson(transaction, sources, row);
    const dueAt = person && nextCallTime(rulesFor(person, row), +at);
    if (!person) await endCase(transaction, sources, row, { state: 'gone', at });
    else if (dueAt === undefined) await endCase(transaction, sources, row, { state: 'do-not-call', at });
    else if (dueAt > +at)
      await changeCase(transaction, row.id, { dueAt: new Date(dueAt), heldBy: null, heldUntil: null });
    else {
      await hold(transaction, row.id, caller.accountId, at);
      return row.id;
    }
  }
  return undefined;
}
