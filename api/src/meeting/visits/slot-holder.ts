import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { deviceIdOf } from '../../foundation/server/request-device.ts';

/**
 * Names under which who asks may hold a slot: the device, which is known before anybody logs in, and the account. Digests,
 * so that a hold tells nobody's device. None for a stranger without cookies.
 */
export function holdersOf(request: Pick<FastifyRequest, 'headers'>, accountId: string | undefined): readonly string[] {
  const device = deviceIdOf(request);
  return [...(device ? [digest(`device ${device}`)] : []), ...(accountId ? [digest(`account ${accountId}`)] : [])];
}

function digest(name: string): string {
  return createHash('sha256').update(`slot holder ${name}`).digest('base64url');
}
