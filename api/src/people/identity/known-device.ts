import type { FastifyRequest } from 'fastify';
import { deviceHash, knownDevice } from '../../foundation/audit/public.ts';
import type { Database } from '../../foundation/database/public.ts';
import { deviceIdOf } from '../../foundation/server/public.ts';

/**
 * Whether an account has logged in on this device before. What strangers do never locks such a device out.
 * @param accountId undefined without an account: the query is the same, so that its time tells nothing
 */
export async function isKnownDevice(
  database: Database,
  accountId: string | undefined,
  request: FastifyRequest,
): Promise<boolean> {
  const device = deviceHash(deviceIdOf(request));
  if (device === null) return false;
  return knownDevice(database, { accountId: accountId ?? '', event: 'login', deviceHash: device });
}
