import type { FastifyRequest } from 'fastify';
import { digestOf } from '../../foundation/digests/public.ts';
import { deviceIdOf } from '../../foundation/server/public.ts';
import type { Sessions } from './sessions.ts';

/** Who holds rows that exist before a login, such as a cart. */
export interface RowHolder {
  readonly accountId: string | null;
  /** Digest of the device, so that a table names no device; null for a browser without cookies. */
  readonly device: string | null;
}

/** The account and the device of a request. */
export async function holderOf(sessions: Sessions, request: FastifyRequest): Promise<RowHolder> {
  const viewer = await sessions.viewer(request);
  const device = deviceIdOf(request);
  return {
    accountId: viewer?.accountId ?? null,
    device: device === undefined ? null : `device ${digestOf(device)}`,
  };
}
