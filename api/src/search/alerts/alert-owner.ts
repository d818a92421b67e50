import { ALERT_CHANNEL_NEEDS, type AlertChannel } from '@aangan/shared-kit/domain/alert-options';
import type { FastifyRequest } from 'fastify';
import { CallError, callError } from '../../foundation/server/public.ts';
import { type AccountRow, accountOfId } from '../../people/accounts/public.ts';
import { alertChannel, usualChannel } from './alert-channel.ts';
import type { AlertDeps } from './alert-deps.ts';

/** The logged-in person. @throws CallError 401 */
export async function alertOwner(
  { database, sessions }: Pick<AlertDeps, 'database' | 'sessions'>,
  request: FastifyRequest,
): Promise<AccountRow> {
  const { accountId } = await sessions.required(request);
  const found = await accountOfId(database, accountId);
  if (!found) throw callError('no-account');
  return found;
}

/** @throws CallError 400 if the channel cannot reach the person, or none was chosen and there is no default */
export function reachableChannel(owner: AccountRow, chosen: AlertChannel | undefined): AlertChannel {
  const channel = chosen ?? usualChannel(owner);
  const reason = channel === undefined ? 'Choose how we message you.' : ALERT_CHANNEL_NEEDS[channel];
  if (channel === undefined || !alertChannel(owner, channel)) {
    throw new CallError(400, reason, [{ field: 'body.channel', reason }]);
  }
  return channel;
}
