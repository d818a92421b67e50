import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { deviceIdOf } from '../../foundation/server/public.ts';

/**
 * Keys under which a person may hold a slot: the device, which is known before login, and the account. They are
 * digests, so that a hold does not reveal the device. Empty for a guest without cookies.
 */
export function holdersOf(request: Pick<FastifyRequest, 'headers'>, accountId: string | undefined): readonly string[] {
  const device = deviceIdOf(request);
  return [...(device ? [digest(`device ${device}`)] : []), ...(accountId ? [digest(`account ${accountId}`)] : [])];
}

function digest(name: string): string {
  return createHash('sha256').update(`slot holder ${name}`).digest('base64url');
}
