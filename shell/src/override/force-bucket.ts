import { safeReturnUrl } from '@aangan/shared-kit/domain/safe-return-url';
import type { FastifyInstance } from 'fastify';
import {
  EXPERIMENT_COOKIE,
  EXPERIMENT_COOKIE_DAYS,
  experimentCookieValue,
  savedBuckets,
} from '../experiments/experiment-cookie.ts';
import { persistentCookie } from '../platform/persistent-cookie.ts';
import { originOf } from '../server/page-address.ts';
import { fieldOf } from '../staff/staff-guard.ts';
import { OVERRIDE_WORDS as WORDS } from './override.words.ts';
import type { OverrideRouteDeps } from './override-deps.ts';
import { BUCKET_PATH } from './override-paths.ts';

/**
 * Puts the sender's own device into a bucket of an experiment. The panel's form has no token, because the login of staff is
 * not known in a page; it needs the cookie that only staff get. Anybody can write their own bucket.
 */
export function forceBucket(
  scope: FastifyInstance,
  { guard, overrides, cookieDomain }: Pick<OverrideRouteDeps, 'guard' | 'overrides' | 'cookieDomain'>,
): void {
  scope.post(BUCKET_PATH, (request, reply) => {
    const experiment = fieldOf(request.body, 'experiment');
    const bucket = fieldOf(request.body, 'bucket');
    const valid = /^\w{1,80}$/.test(experiment) && /^\w{1,20}$/.test(bucket);
    if (!valid || !guard.isSameSite(request) || !overrides.of(request)) {
      return reply.code(403).type('text/plain; charset=utf-8').send(WORDS.elsewhere);
    }
    const value = experimentCookieValue({ ...savedBuckets(request.headers.cookie), [experiment]: bucket });
    const place = {
      url: new URL(originOf(request.protocol, request.host) ?? 'http://localhost'),
      domain: cookieDomain,
    };
    reply.setCookie(EXPERIMENT_COOKIE, value, persistentCookie(EXPERIMENT_COOKIE_DAYS, place));
    const to = safeReturnUrl(fieldOf(request.body, 'to'), { origin: 'https://this.site', hosts: [] });
    return reply.redirect(to ?? '/', 303);
  });
}
