import type { FastifyRequest } from 'fastify';
import { deviceHash, knownDevice } from '../../foundation/audit/public.ts';
import type { Database } from '../../foundation/database/public.ts';
import { type Messages, messageTime } from '../../foundation/messages/public.ts';
import { deviceIdOf } from '../../foundation/server/public.ts';
import { accountOfId } from '../accounts/public.ts';
import type { Login } from './sessions.ts';

/** ms after sign-up without a notification. */
const JUST_MADE_MS = 10 * 60_000;

/**
 * Notifies people by mail of a login on a new device, if their address is verified. Staff are notified for each device
 * that completes the second step.
 */
export function announceLogin(database: Database, messages: Messages, now: () => number) {
  return async ({ accountId, client, staff }: Login, request: FastifyRequest): Promise<void> => {
    const device = deviceHash(deviceIdOf(request));
    const event = staff ? 'staff-login' : 'login';
    if (device !== null && (await knownDevice(database, { accountId, event, deviceHash: device }))) return;
    const owner = await accountOfId(database, accountId);
    if (!owner?.email || !owner.emailVerifiedAt) return;
    if (!staff && now() - owner.createdAt.getTime() < JUST_MADE_MS) return;
    const template = staff ? 'staff-login' : 'new-login';
    const values = { client, time: messageTime(now()) };
    await messages
      .send({ to: { email: owner.email }, channel: 'EMAIL', template, values })
      // A notification that fails must not stop the login.
      .catch((error: unknown) => request.log.warn({ err: error }, 'The notification of a login could not be sent'));
  };
}
