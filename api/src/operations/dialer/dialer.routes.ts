import type { dialerCalls } from '@aangan/shared-kit/contracts/dialer';
import { CALL_KIND_NAMES, kindsOf } from '@aangan/shared-kit/domain/dialer/call-kinds';
import { CALL_CASES_ON_PAGE } from '@aangan/shared-kit/domain/dialer/call-lease';
import type { FastifyRequest } from 'fastify';
import { type CallHandlers, notFound } from '../../foundation/server/public.ts';
import { type CalledPerson, calledPeople, calledPerson } from './called-people.ts';
import { type Caller, caseFor, countDue, heldCase, openCases } from './cases.queries.ts';
import { dial } from './dial.ts';
import { DIALER_WORDS } from './dialer.words.ts';
import type { DialerDeps } from './dialer-deps.ts';
import { takeCase } from './held-case.ts';
import { takeNext } from './next-case.ts';
import { addNote, skipCase } from './put-aside.ts';
import { saveOutcome } from './save-outcome.ts';
import { countDueOf, outcomesToday, waitingByKind } from './team.queries.ts';
import { wireOpened, wireSummary } from './wire-case.ts';

/** The dialer of staff with the role `calls`; their other roles decide which kinds they see. */
export function dialerHandlers(deps: DialerDeps): CallHandlers<typeof dialerCalls> {
  const { database, sessions, audit, sources, now } = deps;

  async function callerOf(request: FastifyRequest): Promise<Caller> {
    const { accountId, staffRoles } = await sessions.staff(request, 'calls');
    return { accountId, kinds: kindsOf(staffRoles) };
  }

  /** The people of cases of several kinds, by case. */
  async function peopleOf(cases: Awaited<ReturnType<typeof openCases>>['cases']) {
    const people = new Map<string, CalledPerson>();
    for (const kind of CALL_KIND_NAMES) {
      const ofKind = cases.filter(({ row }) => row.kind === kind);
      const found = await calledPeople(database, sources, { kind, refs: ofKind.map(({ row }) => row.ref) });
      for (const { row } of ofKind) {
        const person = found.get(row.ref);
        if (person) people.set(row.id, person);
      }
    }
    return people;
  }

  return {
    async 'GET /api/v1/staff/calls'({ query: { kind, own, page } }, request) {
      const caller = await callerOf(request);
      const kinds = kind === undefined ? caller.kinds : caller.kinds.filter((each) => each === kind);
      const part = { own: own === 'yes', limit: CALL_CASES_ON_PAGE, offset: (page - 1) * CALL_CASES_ON_PAGE };
      const { cases, total } = await openCases(database, { ...caller, kinds }, part);
      const people = await peopleOf(cases);
      const viewer = { accountId: caller.accountId, at: now() };
      // A request that has ended a moment ago has nobody to call; the job ends its case.
      const shown = cases.flatMap((each) => {
        const person = people.get(each.row.id);
        return person ? [wireSummary(each, person, viewer)] : [];
      });
      return { cases: shown, total };
    },

    async 'GET /api/v1/staff/calls/waiting'(_input, request) {
      const { kinds } = await callerOf(request);
      return { waiting: await countDueOf(database, kinds, now()) };
    },

    async 'GET /api/v1/staff/calls/next'(_input, request) {
      const caller = await callerOf(request);
      const at = new Date(now());
      const [held, due] = await Promise.all([heldCase(database, caller, at), countDue(database, caller, at)]);
      return { held: held ?? null, due };
    },

    async 'POST /api/v1/staff/calls/next'(_input, request) {
      const caller = await callerOf(request);
      const caseId = await database.transaction(async (transaction) => {
        const taken = await takeNext(transaction, deps, caller);
        if (taken !== undefined) {
          const { accountId } = caller;
          await audit.note({ event: 'staff-action', accountId, detail: 'calls take' }, request, transaction);
        }
        return taken;
      });
      return { caseId: caseId ?? null };
    },

    async 'GET /api/v1/staff/calls/team'(_input, request) {
      const { kinds } = await callerOf(request);
      const [waiting, outcomes] = await Promise.all([
        waitingByKind(database, kinds, now()),
        outcomesToday(database, kinds, now()),
      ]);
      return { kinds: waiting, outcomes };
    },

    async 'GET /api/v1/staff/calls/{caseId}'({ params }, request) {
      const caller = await callerOf(request);
      const found = await caseFor(database, caller, params.caseId);
      if (!found) throw notFound(DIALER_WORDS.noSuchCase);
      const person = await calledPerson(database, sources, found.row);
      return wireOpened(deps, found, { person, caller });
    },

    async 'POST /api/v1/staff/calls/{caseId}/take'({ params: { caseId } }, request) {
      const caller = await callerOf(request);
      return database.transaction(async (transaction) => {
        const until = await takeCase(transaction, caller, caseId, new Date(now()));
        const { accountId } = caller;
        await audit.note({ event: 'staff-action', accountId, detail: 'calls take' }, request, transaction);
        return { heldUntil: until.getTime() };
      });
    },

    async 'POST /api/v1/staff/calls/{caseId}/dial'({ params: { caseId }, body: { seq } }, request) {
      return { state: await dial(deps, { caller: await callerOf(request), caseId, seq, request }) };
    },

    async 'POST /api/v1/staff/calls/{caseId}/outcome'({ params: { caseId }, body }, request) {
      return saveOutcome(deps, { ...body, caller: await callerOf(request), caseId, request });
    },

    async 'POST /api/v1/staff/calls/{caseId}/skip'({ params: { caseId }, body: { seq, reason: text } }, request) {
      return { dueOn: await skipCase(deps, { caller: await callerOf(request), caseId, seq, text, request }) };
    },

    async 'POST /api/v1/staff/calls/{caseId}/notes'({ params: { caseId }, body: { seq, note: text } }, request) {
      return { seq: await addNote(deps, { caller: await callerOf(request), caseId, seq, text, request }) };
    },
  };
}
