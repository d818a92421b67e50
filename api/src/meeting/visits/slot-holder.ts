import { networkOf } from '@aangan/shared-kit/domain/network-of';
import type { FastifyRequest } from 'fastify';
import { digestOf } from '../../foundation/digests/public.ts';
import { deviceIdOf, visitorAddress } from '../../foundation/server/public.ts';

/**
 * Keys under which a person may hold a slot: the device, which is known before login, and the account. They are
 * digests, so that a hold does not reveal the device. Empty for a guest without cookies.
 */
export function holdersOf(request: Pick<FastifyRequest, 'headers'>, accountId: string | undefined): readonly string[] {
  const device = deviceIdOf(request);
  return [...(device ? [digest(`device ${device}`)] : []), ...(accountId ? [digest(`account ${accountId}`)] : [])];
}

/** Digest of a guest's network, which limits what its invented devices hold. */
export function guestNetworkOf(request: Pick<FastifyRequest, 'headers' | 'ip'>): string {
  return digest(`network ${networkOf(visitorAddress(request))}`);
}

function digest(name: string): string {
  return digestOf(`slot holder ${name}`);
}
