import type { loanCalls } from '@aangan/shared-kit/contracts/loans';
import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import {
  CallError,
  type CallHandlers,
  callLimit,
  deviceIdOf,
  notFound,
  visitorAddress,
} from '../../foundation/server/public.ts';
import { type CallDeps, holderOf } from '../../people/sessions/public.ts';
import type { LenderDesks } from './lender-desk.ts';
import { deleteCheck, heldCheck, saveCheck } from './loans.queries.ts';
import { LOAN_WORDS } from './loans.words.ts';

/** Answers are deleted after this many days. */
export const LOAN_CHECK_DAYS = 60;

const CHECKS_A_MINUTE = { device: 20, address: 60, message: LOAN_WORDS.tooMany } as const;

interface LoanDeps extends CallDeps {
  /** Undefined where no lender takes requests. */
  readonly desks: Pick<LenderDesks, 'lenders'> | undefined;
}

/** Answers of loan checks, with and without a login. Source: product-and-plans, section 2 (/loan-eligibility-form). */
export function loanHandlers({ app, database, sessions, now, desks }: LoanDeps): CallHandlers<typeof loanCalls> {
  const countHit = callLimit(app, CHECKS_A_MINUTE);
  return {
    async 'POST /api/v1/loan-checks'({ body: facts }, request) {
      await countHit(request, deviceIdOf(request) ?? visitorAddress(request));
      const holder = await holderOf(sessions, request);
      if (holder.accountId === null && holder.device === null) throw new CallError(409, LOAN_WORDS.noHolder);
      return { checkId: await saveCheck(database, holder, facts, new Date(now())) };
    },

    async 'GET /api/v1/loan-checks/{checkId}'({ params }, request) {
      const row = await heldCheck(database, await holderOf(sessions, request), params.checkId);
      if (!row) throw notFound(LOAN_WORDS.noCheck);
      const deletedAt = row.createdAt.getTime() + LOAN_CHECK_DAYS * DAY_MS;
      return { facts: row.facts, deletedAt, lenders: [...(desks?.lenders ?? [])] };
    },

    async 'DELETE /api/v1/loan-checks/{checkId}'({ params }, request) {
      const deleted = await deleteCheck(database, await holderOf(sessions, request), params.checkId);
      if (!deleted) throw notFound(LOAN_WORDS.noCheck);
      return { status: 'success' };
    },
  };
}
