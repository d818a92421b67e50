import type { secondFactorCalls } from '@aangan/shared-kit/contracts/second-factor';
import { MINUTE_MS } from '@aangan/shared-kit/domain/time-spans';
import { CallError, type CallHandlers, callError } from '../../../foundation/server/public.ts';
import { accountOfId } from '../../accounts/public.ts';
import type { IdentityDeps } from '../../identity/public.ts';
import { staffAccountOf } from '../staff-account.ts';
import type { StaffDecisions } from '../staff-decisions.ts';
import { enrolmentUri } from './authenticator-code.ts';
import { checkSecondFactor } from './check-second-factor.ts';
import { resetSecondFactor } from './reset-second-factor.ts';
import { recoveryCodesLeft, secondFactorOf, staffWithSecondFactors } from './second-factor.queries.ts';
import { beginSecondFactor, confirmSecondFactor } from './set-up-second-factor.ts';

/** ms after the password in which the code may follow. */
const PASSWORD_LASTS_MS = 10 * MINUTE_MS;

export const PASSWORD_FIRST = 'Too much time has passed. Enter your password again.';
export const NOT_ONES_OWN = 'You cannot reset your own second factor. Ask another administrator.';
export const HAS_NONE = 'This person has no second factor.';

interface SecondFactorDeps extends IdentityDeps {
  readonly decisions: StaffDecisions;
  readonly required: boolean;
}

/** The calls of the second factor of staff. */
export function secondFactorHandlers(deps: SecondFactorDeps): CallHandlers<typeof secondFactorCalls> {
  const { database, sessions, audit, decisions, now } = deps;
  return {
    'GET /api/v1/staff/second-factor': async (_, request) => {
      const { accountId } = await sessions.staffSession(request);
      const row = await secondFactorOf(database, accountId);
      return {
        required: deps.required,
        since: row?.confirmedAt?.getTime() ?? null,
        recoveryCodesLeft: await recoveryCodesLeft(database, accountId),
      };
    },
    'POST /api/v1/staff/second-factor/begin': async (_, request) => {
      const { accountId } = await sessions.staffSession(request);
      const found = await accountOfId(database, accountId);
      if (!found) throw callError('no-call');
      const key = await beginSecondFactor(deps, accountId);
      return { key, uri: enrolmentUri(key, found.name) };
    },
    'POST /api/v1/staff/second-factor/confirm': async ({ body }, request) => {
      const viewer = await sessions.staffSession(request);
      return { recoveryCodes: await confirmSecondFactor(deps, viewer, body.code, request) };
    },
    'POST /api/v1/staff/second-factor/verify': async ({ body }, request, reply) => {
      const { id, name, passwordAt } = await staffAccountOf(deps, request);
      if (passwordAt === undefined || now() - passwordAt > PASSWORD_LASTS_MS) throw new CallError(403, PASSWORD_FIRST);
      await checkSecondFactor(deps, id, body.code, request);
      await sessions.start(request, reply, id, { secondFactor: true });
      await audit.note({ event: 'staff-login', accountId: id }, request);
      return { loggedIn: true as const, name };
    },
    'GET /api/v1/staff/second-factors': async (_, request) => {
      await sessions.staff(request, 'administration');
      const rows = await staffWithSecondFactors(database);
      const people = rows.map(({ confirmedAt, ...person }) => ({ ...person, since: confirmedAt?.getTime() ?? null }));
      return { people };
    },
    'POST /api/v1/staff/second-factors/{accountId}/reset': async ({ params, body }, request) => {
      const staff = await sessions.staff(request, 'administration');
      const { accountId } = params;
      if (accountId === staff.accountId) throw new CallError(403, NOT_ONES_OWN);
      await database.transaction(async (transaction) => {
        if (!(await resetSecondFactor(transaction, accountId))) throw new CallError(404, HAS_NONE);
        await decisions.note(
          {
            queue: 'second-factors',
            role: 'administration',
            caseId: accountId,
            decision: 'reset',
            reason: body.reason,
            reversible: false,
          },
          { staff, request, transaction },
        );
        await audit.note({ event: 'second-factor-reset', accountId }, request, transaction);
      });
      return { reset: true as const };
    },
  };
}
