import { randomUUID } from 'node:crypto';
import { traceHeaders } from '@aangan/shared-kit/server/trace-requests';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SAVE_HEADER } from '../offline/cache-names.ts';
import { isAbroad } from '../platform/abroad.ts';
import {
  CITY_COOKIE,
  COOKIE_LIFETIME_SECONDS,
  COUNTRY_COOKIE,
  DEVICE_COOKIE,
  DEVICE_KIND_COOKIE,
  isDeviceId,
  savedCategory,
  TAB_COOKIE,
} from '../platform/cookies.ts';
import { deviceOfRequest } from '../platform/device.ts';
import type { Markup } from '../render/markup-cache.ts';
import { withoutLogin } from './request-session.ts';
import type { Visitor } from './visitor-facts.ts';

/** @param origin public origin of the site, without a slash at the end. */
export function visitorOf(request: FastifyRequest, origin: string, now: number): Visitor {
  const userAgent = request.headers['user-agent'] ?? '';
  return {
    requestId: request.id,
    ...traceHeaders(),
    address: request.ip,
    origin,
    userAgent,
    device: deviceOfRequest({
      header: request.headers.device,
      cookie: request.cookies[DEVICE_KIND_COOKIE],
      userAgent,
    }),
    cookie: request.headers[SAVE_HEADER] ? withoutLogin(request.headers.cookie) : request.headers.cookie,
    deviceId: knownDevice(request) ?? randomUUID(),
    city: request.cookies[CITY_COOKIE],
    category: savedCategory(request.headers.cookie),
    nri: isAbroad(request.cookies[COUNTRY_COOKIE]),
    now,
  };
}

/** Cookies that pass the device, and the city and the tab of this page, on to the next one. */
export function saveVisitor(
  request: FastifyRequest,
  reply: FastifyReply,
  { deviceId, city, category, secure }: { deviceId: string; secure: boolean } & Pick<Markup, 'city' | 'category'>,
): void {
  const options = { path: '/', maxAge: COOKIE_LIFETIME_SECONDS, sameSite: 'lax', secure } as const;
  if (knownDevice(request) !== deviceId) reply.setCookie(DEVICE_COOKIE, deviceId, options);
  if (city && city !== request.cookies[CITY_COOKIE]) reply.setCookie(CITY_COOKIE, city, options);
  if (category && category !== savedCategory(request.headers.cookie)) {
    reply.setCookie(TAB_COOKIE, category, options);
  }
}

function knownDevice(request: FastifyRequest): string | undefined {
  const id = request.cookies[DEVICE_COOKIE];
  return id !== undefined && isDeviceId(id) ? id : undefined;
}
