import type { staffCalls } from '@aangan/shared-kit/contracts/staff';
import { emitLive } from '../../foundation/live/public.ts';
import { type CallHandlers, callError } from '../../foundation/server/public.ts';
import { accountOfId } from '../accounts/public.ts';
import { checkPassword, type IdentityDeps, redeemCode, requiredDevice, sendCode } from '../identity/public.ts';
import { notePassword, SESSION_LIFETIMES } from '../sessions/public.ts';
import { hasSecondFactor } from './second-factor/second-factor.queries.ts';
import { staffAccountOf } from './staff-account.ts';
import { lastDecisions } from './staff-decisions.queries.ts';
import { lookAt, othersAt } from './staff-presence.queries.ts';

/** The calls for the staff's login. They do not exist for accounts without the role. */
export function staffHandlers(deps: IdentityDeps): CallHandlers<typeof staffCalls> {
  const { database, sessions, audit } = deps;

  return {
    'GET /api/v1/staff/me': async (_, request) => {
      const { accountId, since, staffRoles, role } = await sessions.staffSession(request);
      const found = await accountOfId(database, accountId);
      if (!found) throw callError('no-call');
      return {
        id: accountId,
        name: found.name,
        roles: [...staffRoles],
        needsSecondFactor: role !== 'staff',
        until: since + SESSION_LIFETIMES.staff.longest,
      };
    },
    'GET /api/v1/staff/decisions/{queue}': async ({ params }, request) => {
      const { staffRoles } = await sessions.staff(request);
      const rows = await lastDecisions(database, params.queue, staffRoles);
      return { decisions: rows.map((row) => decisionAnswer(row, deps.now())) };
    },
    'GET /api/v1/staff/looking/{queue}': async ({ params }, request) => {
      const { accountId } = await sessions.staff(request);
      return othersAt(database, params.queue, accountId, new Date(deps.now()));
    },
    'PUT /api/v1/staff/looking/{queue}': async ({ params: { queue }, body: { caseId } }, request) => {
      const { accountId: staffId } = await sessions.staff(request);
      const at = new Date(deps.now());
      await database.transaction(async (transaction) => {
        const isNew = await lookAt(transaction, { queue, staffId, caseId, at });
        if (isNew) await emitLive(transaction, 'staff-queue', queue, { at: at.getTime() });
      });
      return othersAt(database, queue, staffId, at);
    },
    'POST /api/v1/staff/code': async ({ body }, request) => {
      const { sessionId, ...found } = await staffAccountOf(deps, request);
      await checkPassword(deps, found, found.id, body.password, request);
      if (await hasSecondFactor(database, found.id)) {
        await notePassword(database, sessionId, new Date(deps.now()));
        return { authenticator: true as const };
      }
      const target = { kind: 'phone', phone: found.phone, channel: 'SMS' } as const;
      return sendCode(deps, { purpose: 'staff', target, accountId: found.id }, request);
    },
    'POST /api/v1/staff/verify': async ({ body }, request, reply) => {
      const { id, name } = await staffAccountOf(deps, request);
      // A code that was sent before the second factor was set up is no way around it.
      if (await hasSecondFactor(database, id)) throw callError('no-call');
      const deviceId = requiredDevice(request);
      const which = { id: body.attempt, deviceId, purposes: ['staff'], accountId: id } as const;
      // Only a right password creates an attempt with this purpose.
      await redeemCode(deps, which, body.otp, request, async () => undefined);
      await sessions.start(request, reply, id, { secondFactor: false });
      await audit.note({ event: 'staff-login', accountId: id }, request);
      return { loggedIn: true as const, name };
    },
  };
}

function decisionAnswer(
  { decision: row, by, takenBackBy }: Awaited<ReturnType<typeof lastDecisions>>[number],
  now: number,
) {
  const { caseId, decision, reason, at, takenBackAt, reversibleUntil } = row;
  const mayTakeBack = takenBackAt === null && reversibleUntil !== null && reversibleUntil.getTime() > now;
  return { caseId, decision, reason, by, at: at.getTime(), mayTakeBack, takenBackBy };
}
