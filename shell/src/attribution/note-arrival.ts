import type { AttributionFacts } from '@aangan/shared-kit/platform/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { consentOf } from '../consent/consent.ts';
import { refusesTracking } from '../consent/refuses-tracking.ts';
import { persistentCookie } from '../platform/persistent-cookie.ts';
import type { ShellSettings } from '../server/settings.ts';
import { arrive } from './arrival.ts';
import { referralCookie } from './referral-cookie.ts';

/** Reads what led the visitor here and saves it in cookies of the answer, unless they have declined. */
export function noteArrival(
  request: FastifyRequest,
  reply: FastifyReply,
  { url, settings, now }: { url: URL; settings: Pick<ShellSettings, 'cookieDomain'>; now: number },
): AttributionFacts {
  const { referer, cookie } = request.headers;
  const allowed = consentOf(cookie, refusesTracking(request.headers)).marketing !== 'denied';
  const { facts, cookies } = arrive({ url, referrer: referer, cookies: cookie, allowed, now });
  const referral = referralCookie({ url, cookies: cookie, allowed });
  for (const { name, value, days } of [...cookies, ...referral]) {
    reply.setCookie(name, value, persistentCookie(days, { url, domain: settings.cookieDomain }));
  }
  return facts;
}
