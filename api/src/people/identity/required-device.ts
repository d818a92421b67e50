import type { FastifyRequest } from 'fastify';
import { CallError, deviceIdOf } from '../../foundation/server/public.ts';
import { COOKIES_NEEDED } from './identity-errors.ts';

/** The device that a code is bound to. @throws CallError 400 for a browser that refuses cookies: it cannot log in */
export function requiredDevice(request: FastifyRequest): string {
  const device = deviceIdOf(request);
  if (device === undefined) throw new CallError(400, COOKIES_NEEDED);
  return device;
}
