import { nextCallTime } from '@aangan/shared-kit/domain/dialer/call-hours';
import { CALL_KINDS, type CallKind } from '@aangan/shared-kit/domain/dialer/call-kinds';
import { addSupportHours } from '@aangan/shared-kit/domain/support/support-hours';
import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import { and, asc, eq, gt, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import type { Jobs } from '../../foundation/jobs/public.ts';
import type { CallSource, WantedCall } from '../../foundation/module/public.ts';
import { newId } from '../../foundation/random/public.ts';
import { type CalledPerson, calledPeople, rulesFor } from './called-people.ts';
import { keeperOf } from './cases.queries.ts';
import { callCase } from './dialer.tables.ts';
import type { CallSources, DialerDeps } from './dialer-deps.ts';
import { endCase } from './end-case.ts';

const COLLECT_JOB = 'dialer-collect';

/** How far back the first collection looks. */
const FIRST_DAYS = 14;

/** A request that was withdrawn can be made again on the same day. */
const AGAIN_MS = 26 * 3_600_000;

/** Open cases that one run looks at. */
const CHECKED_AT_ONCE = 500;

/** Where nobody was told a time, a call within two hours of the first permitted moment is in time. */
const FIRST_HOURS_MS = 2 * 3_600_000;

type CollectDeps = Pick<DialerDeps, 'database' | 'sources' | 'now'> & { readonly jobs: Jobs };

/** Every minute: new requests become cases, and cases end whose request has ended or that are too old. */
export function collectCases({ database, sources, now, jobs }: CollectDeps): void {
  jobs.work(COLLECT_JOB, async () => {
    const at = new Date(now());
    for (const source of new Set(sources.values())) await collectFrom(database, sources, source, at);
    await endOld(database, sources, at);
    for (const kind of sources.keys()) await endGone(database, sources, kind, at);
  });
  jobs.schedule(COLLECT_JOB, '* * * * *');
}

async function collectFrom(database: Database, sources: CallSources, source: CallSource, at: Date): Promise<void> {
  const [newest] = await database
    .select({ askedAt: sql<Date | null>`max(${callCase.askedAt})`.mapWith(callCase.askedAt) })
    .from(callCase)
    .where(inArray(callCase.kind, [...source.kinds]));
  const since = newest?.askedAt ? Math.min(+newest.askedAt, +at - AGAIN_MS) : +at - FIRST_DAYS * DAY_MS;
  const wanted = await source.waiting(database, new Date(since));
  for (const kind of source.kinds) {
    const refs = wanted.filter((each) => each.kind === kind).map(({ ref }) => ref);
    const known = new Set(await knownRefs(database, kind, refs));
    const fresh = wanted.filter((each) => each.kind === kind && !known.has(each.ref));
    const people = await calledPeople(database, sources, { kind, refs: fresh.map(({ ref }) => ref) });
    for (const each of fresh) {
      const person = people.get(each.ref);
      if (person) await addCase(database, each, person, at);
    }
  }
}

/** Requests that have a case. A case whose request had ended is opened again. */
async function knownRefs(database: Database, kind: CallKind, refs: readonly string[]): Promise<string[]> {
  if (refs.length === 0) return [];
  const rows = await database
    .select({ ref: callCase.ref })
    .from(callCase)
    .where(and(eq(callCase.kind, kind), inArray(callCase.ref, [...refs]), ne(callCase.state, 'gone')));
  return rows.map(({ ref }) => ref);
}

async function addCase(database: Database, wanted: WantedCall, person: CalledPerson, at: Date): Promise<void> {
  const { kind, ref, askedAt, promisedAt } = wanted;
  const rules = rulesFor(person, { kind, lastOutcome: null });
  const dueAt = nextCallTime(rules, +askedAt);
  const { targetHours, days } = CALL_KINDS[kind];
  const target = Math.max(addSupportHours(+askedAt, targetHours), (dueAt ?? +askedAt) + FIRST_HOURS_MS);
  const row = {
    id: newId('cse'),
    ...{ kind, ref, askedAt },
    accountId: person.accountId,
    state: dueAt === undefined ? 'do-not-call' : 'open',
    promisedAt: promisedAt ?? new Date(target),
    wasTold: promisedAt !== undefined,
    dueAt: new Date(dueAt ?? +askedAt),
    keeperId: person.accountId === null ? null : await keeperOf(database, person.accountId),
    lastSeq: 0,
    inRow: 0,
    expiresAt: new Date(+askedAt + days * DAY_MS),
    changedAt: at,
  } as const;
  const { state, expiresAt } = row;
  await database
    .insert(callCase)
    .values(row)
    .onConflictDoUpdate({
      target: [callCase.kind, callCase.ref],
      set: { state, dueAt: row.dueAt, expiresAt, changedAt: at },
      setWhere: eq(callCase.state, 'gone'),
    });
}

const isFree = (at: Date) => or(isNull(callCase.heldBy), lte(callCase.heldUntil, at));

async function endOld(database: Database, sources: CallSources, at: Date): Promise<void> {
  await database.transaction(async (transaction) => {
    const rows = await transaction
      .select()
      .from(callCase)
      .where(and(eq(callCase.state, 'open'), lte(callCase.expiresAt, at), isFree(at)))
      .limit(CHECKED_AT_ONCE)
      .for('update', { skipLocked: true });
    for (const row of rows) await endCase(transaction, sources, row, { state: 'expired', at });
  });
}

/** Looks at all open cases of a kind, some at a time. */
async function endGone(database: Database, sources: CallSources, kind: CallKind, at: Date): Promise<void> {
  let after = '';
  for (;;) {
    const rows = await database
      .select({ id: callCase.id, kind: callCase.kind, ref: callCase.ref })
      .from(callCase)
      .where(and(eq(callCase.state, 'open'), eq(callCase.kind, kind), gt(callCase.id, after), isFree(at)))
      .orderBy(asc(callCase.id))
      .limit(CHECKED_AT_ONCE);
    const people = await calledPeople(database, sources, { kind, refs: rows.map(({ ref }) => ref) });
    for (const row of rows) {
      if (people.has(row.ref)) continue;
      await database.transaction((transaction) => endCase(transaction, sources, row, { state: 'gone', at }));
    }
    const last = rows.at(-1);
    if (!last || rows.length < CHECKED_AT_ONCE) return;
    after = last.id;
  }
}
