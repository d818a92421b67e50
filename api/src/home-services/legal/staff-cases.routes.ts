import type { legalCaseCalls, StaffLegalCase } from '@aangan/shared-kit/contracts/legal-cases';
import { caseAnswers } from '@aangan/shared-kit/domain/home-services/legal-case-fields';
import { possibleSteps } from '@aangan/shared-kit/domain/home-services/legal-case-steps';
import { CallError, type CallHandlers } from '../../foundation/server/public.ts';
import type { StaffCallDeps } from '../../people/staff/public.ts';
import { holdBooking } from '../bookings/booking.queries.ts';
import { moveBooking } from '../bookings/move-booking.ts';
import { namesOf } from '../bookings/staff-bookings.queries.ts';
import { wireSummary } from '../bookings/wire-booking.ts';
import { CASE_WORDS } from './case.words.ts';
import { staffPaperPath } from './case-paths.ts';
import { type CaseWithBooking, caseOf, changeCase, formOf, kindOf, openCases } from './cases.queries.ts';
import { wireConsent, wirePapers } from './wire-case.ts';

type StaffCaseCalls = Pick<
  typeof legalCaseCalls,
  | 'GET /api/v1/staff/legal-cases'
  | 'GET /api/v1/staff/legal-cases/waiting'
  | 'POST /api/v1/staff/legal-cases/{bookingId}'
>;

/** What each step changes. The beginning is the system’s: no other booking is begun by staff. */
const MOVES = {
  begin: { change: 'stamp', role: 'system' },
  deliver: { change: 'finish', role: 'staff' },
} as const;

/** The work of legal staff on cases: they begin one, add its result, and deliver it. */
export function staffCaseHandlers({
  database,
  sessions,
  now,
  files,
  decisions,
}: StaffCallDeps): CallHandlers<StaffCaseCalls> {
  async function wire(found: readonly CaseWithBooking[]): Promise<StaffLegalCase[]> {
    const { customer } = await namesOf(
      database,
      found.map(({ booking }) => booking),
    );
    return Promise.all(
      found.map(async ({ row, booking }) => {
        const { type, city } = kindOf(booking);
        const facts = { state: booking.state, consent: row.consent, hasResult: row.resultKey !== null };
        return {
          ...{ booking: wireSummary(booking), type, city, customer: customer(booking), hasResult: facts.hasResult },
          answers: caseAnswers(type, city, await formOf(files, row)),
          papers: wirePapers(row, (paperId) => staffPaperPath(row.bookingId, paperId)),
          consent: wireConsent(row),
          possible: possibleSteps(facts),
        };
      }),
    );
  }

  return {
    async 'GET /api/v1/staff/legal-cases'(_input, request) {
      await sessions.staff(request, 'services');
      return { cases: await wire(await openCases(database)) };
    },

    async 'GET /api/v1/staff/legal-cases/waiting'(_input, request) {
      await sessions.staff(request, 'services');
      return { waiting: (await openCases(database)).length };
    },

    async 'POST /api/v1/staff/legal-cases/{bookingId}'({ params: { bookingId }, body: { step } }, request) {
      const staff = await sessions.staff(request, 'services');
      const at = new Date(now());
      const moved = await database.transaction(async (transaction) => {
        const held = await holdBooking(transaction, bookingId);
        const { consent, resultKey } = await caseOf(transaction, bookingId);
        const possible = possibleSteps({ state: held.state, consent, hasResult: resultKey !== null });
        if (!possible.includes(step)) throw new CallError(409, CASE_WORDS.notNow);
        const fields = step === 'deliver' ? { doneAt: at } : {};
        const row = await moveBooking(transaction, held, { ...MOVES[step], fields }, at);
        await changeCase(transaction, bookingId, {}, at);
        const decided = { queue: 'legal-cases', role: 'services', caseId: bookingId, decision: step } as const;
        await decisions.note({ ...decided, reversible: false }, { staff, request, transaction });
        return row;
      });
      return { booking: wireSummary(moved) };
    },
  };
}
