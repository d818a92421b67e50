import type { FastifyReply } from 'fastify';
import { type CookiePlace, persistentCookie } from '../platform/persistent-cookie.ts';
import { EXPERIMENT_COOKIE, EXPERIMENT_COOKIE_DAYS } from './experiment-cookie.ts';
import type { RequestExperiments } from './request-experiments.ts';

/** Saves the buckets that the API has answered for this page. */
export function saveBuckets(reply: FastifyReply, experiments: RequestExperiments, place: CookiePlace): void {
  const value = experiments.cookieValue();
  if (value !== undefined) reply.setCookie(EXPERIMENT_COOKIE, value, persistentCookie(EXPERIMENT_COOKIE_DAYS, place));
}
