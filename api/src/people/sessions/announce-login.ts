import type { FastifyRequest } from 'fastify';
import { knownDevice } from '../../foundation/audit/audit.queries.ts';
import { deviceHash } from '../../foundation/audit/audit.ts';
import type { Database } from '../../foundation/database/client.ts';
import { messageTime } from '../../foundation/messages/message-time.ts';
import type { Messages } from '../../foundation/messages/messages.ts';
import { deviceIdOf } from '../../foundation/server/request-device.ts';
import { accountOfId } from '../accounts/accounts.queries.ts';
import type { Login } from './sessions.ts';

/** Who made the account just now needs no telling. ms */
const JUST_MADE_MS = 10 * 60_000;

/**
 * Tells people by mail of a login on a device that they have not used before, if their address is verified. The staff
 * hears of it for each device on which the second step is taken.
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
      // Nobody is kept out because a notice about it cannot be sent.
      .catch((error: unknown) => request.log.warn({ err: error }, 'A login could not be announced'));
  };
}
