import type { AttributionFacts } from '@aangan/shared-kit/platform/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { consentOf } from '../consent/consent.ts';
import { refusesTracking } from '../consent/refuses-tracking.ts';
import { persistentCookie } from '../platform/persistent-cookie.ts';
import type { ShellSettings } from '../server/settings.ts';
import { arrive } from './arrival.ts';
import { referralCookie } from './referral-cookie.ts';

export interface NotedArrival {
  readonly facts: AttributionFacts;
  /** Saves it in cookies of the answer. */
  save(reply: FastifyReply): void;
}

/** Reads what led the visitor here; nothing for visitors who have declined. */
export function noteArrival(
  { headers }: Pick<FastifyRequest, 'headers'>,
  { url, settings, now }: { url: URL; settings: Pick<ShellSettings, 'cookieDomain'>; now: number },
): NotedArrival {
  const { referer, cookie } = headers;
  const allowed = consentOf(cookie, refusesTracking(headers)).marketing !== 'denied';
  const { facts, cookies } = arrive({ url, referrer: referer, cookies: cookie, allowed, now });
  const referral = referralCookie({ url, cookies: cookie, allowed });
  return {
    facts,
    save(reply) {
      for (const { name, value, days } of [...cookies, ...referral]) {
        reply.setCookie(name, value, persistentCookie(days, { url, domain: settings.cookieDomain }));
      }
    },
  };
}
