import type { FastifyRequest } from 'fastify';

/** Opaque id that the shell gives each device. */
const DEVICE_COOKIE = /(?:^|;\s*)aangan_device=([\w-]{8,64})(?:;|$)/;

/** Id of the requesting device, or undefined when the request has none. */
export function deviceIdOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  return DEVICE_COOKIE.exec(headers.cookie ?? '')?.[1];
}

/** Whether the request comes from an Android app. Source: product-and-plans, section 7 (device header). */
export function isAndroidApp({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers.device === 'ANDROID';
}
