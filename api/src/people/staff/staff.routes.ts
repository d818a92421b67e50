import type { staffCalls } from '@aangan/shared-kit/contracts/staff';
import type { FastifyRequest } from 'fastify';
import { notFound } from '../../foundation/server/call-error.ts';
import type { CallHandlers } from '../../foundation/server/register-calls.ts';
import { accountOfId } from '../accounts/accounts.queries.ts';
import type { AccountRow } from '../accounts/accounts.tables.ts';
import { checkPassword } from '../identity/check-password.ts';
import type { IdentityParts } from '../identity/identity-parts.ts';
import { redeemCode } from '../identity/otp/redeem-code.ts';
import { sendCode } from '../identity/otp/send-code.ts';
import { requiredDevice } from '../identity/required-device.ts';
import { SESSION_LIFETIMES } from '../sessions/session-lifetimes.ts';

/** The staff's way in. To accounts without the role none of it is there. */
export function staffHandlers(parts: IdentityParts): CallHandlers<typeof staffCalls> {
  const { database, sessions, audit } = parts;

  /** Who is logged in in the ordinary way, and may go on to the staff's work. */
  async function staffAccount(request: FastifyRequest): Promise<AccountRow & { phone: string }> {
    const { accountId } = await sessions.required(request);
    const found = await accountOfId(database, accountId);
    if (found?.role !== 'staff' || found.phone === null) throw notFound('There is no such call.');
    return { ...found, phone: found.phone };
  }

  return {
    'GET /api/v1/staff/me': async (_, request) => {
      const { accountId, since } = await sessions.staff(request);
      const found = await accountOfId(database, accountId);
      if (!found) throw notFound('There is no such call.');
      return { id: accountId, name: found.name, until: since + SESSION_LIFETIMES.staff.longest };
    },
    'POST /api/v1/staff/code': async ({ body }, request) => {
      const found = await staffAccount(request);
      await checkPassword(parts, found, found.id, body.password, request);
      const target = { kind: 'phone', phone: found.phone, channel: 'SMS' } as const;
      return sendCode(parts, { purpose: 'staff', target, accountId: found.id }, request);
    },
    'POST /api/v1/staff/verify': async ({ body }, request, reply) => {
      const { id, name } = await staffAccount(request);
      const deviceId = requiredDevice(request);
      const which = { id: body.attempt, deviceId, purposes: ['staff'], accountId: id } as const;
      // Only who was right about the password has an attempt of this purpose.
      await redeemCode(parts, which, body.otp, request, async () => undefined);
      await sessions.start(request, reply, id, true);
      await audit.note({ event: 'staff-login', accountId: id }, request);
      return { loggedIn: true as const, name };
    },
  };
}
