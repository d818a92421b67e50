import type { FastifyRequest } from 'fastify';
import { CallError } from '../../foundation/server/call-error.ts';
import { deviceIdOf } from '../../foundation/server/request-device.ts';
import { COOKIES_NEEDED } from './identity-errors.ts';

/** The device that a code is tied to. @throws CallError 400 for a browser that keeps no cookies: it cannot log in */
export function requiredDevice(request: FastifyRequest): string {
  const device = deviceIdOf(request);
  if (device === undefined) throw new CallError(400, COOKIES_NEEDED);
  return device;
}
