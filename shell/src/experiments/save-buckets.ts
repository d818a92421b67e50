import type { FastifyReply } from 'fastify';
import { type CookiePlace, persistentCookie } from '../platform/persistent-cookie.ts';
import { EXPERIMENT_COOKIE, EXPERIMENT_COOKIE_DAYS } from './experiment-cookie.ts';

/**
 * Saves the buckets that the API has answered for this page.
 * @param value of the cookie; undefined where the visitor's is correct
 */
export function saveBuckets(reply: FastifyReply, value: string | undefined, place: CookiePlace): void {
  if (value !== undefined) reply.setCookie(EXPERIMENT_COOKIE, value, persistentCookie(EXPERIMENT_COOKIE_DAYS, place));
}
