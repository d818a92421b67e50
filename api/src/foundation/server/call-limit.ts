import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CallError } from './call-error.ts';
import { visitorAddress } from './request-address.ts';

/** Calls per minute. */
interface CallLimits {
  readonly device: number;
  readonly address: number;
  /** The message when the limit is exceeded. */
  readonly message?: string;
}

/**
 * Limits a call by device and by address. Needs `@fastify/rate-limit` on the server.
 * @returns a check that the handler runs first; it throws a CallError 429 beyond the limit
 */
export function callLimit(app: FastifyInstance, limits: CallLimits) {
  const { message = 'Too many reports. Try again in a minute.' } = limits;
  const timeWindow = '1 minute';
  const byAddress = app.createRateLimit({
    max: limits.address,
    timeWindow,
    keyGenerator: (request) => `address ${visitorAddress(request)}`,
  });
  const byDevice = app.createRateLimit({ max: limits.device, timeWindow, keyGenerator: deviceOf });
  const devices = new WeakMap<FastifyRequest, string>();
  function deviceOf(request: FastifyRequest): string {
    return devices.get(request) ?? '';
  }
  return async (request: FastifyRequest, deviceId: string): Promise<void> => {
    devices.set(request, `device ${deviceId}`);
    for (const limit of [await byAddress(request), await byDevice(request)]) {
      if (!limit.isAllowed && limit.isExceeded) throw new CallError(429, message);
    }
  };
}
