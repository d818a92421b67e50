import { networkOf } from '@aangan/shared-kit/domain/network-of';
import { HOUR_MS, MINUTE_MS } from '@aangan/shared-kit/domain/time-spans';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { privateAddresses } from './private-address.ts';
import { type VisitRule, visitCounts } from './visit-counts.ts';

export interface VisitLimits {
  readonly rules: readonly VisitRule[];
  /** Whether a visitor is a search engine's crawler, which may read everything. */
  readonly isCrawler: (userAgent: string, address: string) => Promise<boolean>;
  /** Which requests count. */
  readonly counts: (request: FastifyRequest) => boolean;
  readonly answerTooMany: (request: FastifyRequest, reply: FastifyReply, seconds: number) => FastifyReply;
  /** Epoch ms. */
  readonly now: () => number;
}

/** A limit for a minute, and one for an hour. */
export function visitRules({ aMinute, anHour }: { readonly aMinute: number; readonly anHour: number }): VisitRule[] {
  return [
    { most: aMinute, withinMs: MINUTE_MS },
    { most: anHour, withinMs: HOUR_MS },
  ];
}

/**
 * Limits how much one network reads. Whoever copies the listings meets it; people behind one address of a mobile network
 * do not. Addresses of private networks are not limited: behind a proxy that is not named they would be everybody.
 * Crawlers are looked up only beyond the limit.
 */
export function limitVisits(
  scope: FastifyInstance,
  { rules, isCrawler, counts, answerTooMany, now }: VisitLimits,
): void {
  const counted = visitCounts(rules, now);
  const isPrivate = privateAddresses();
  scope.addHook('onRequest', async (request, reply) => {
    if (!counts(request) || isPrivate(request.ip)) return;
    const waitMs = counted.visit(networkOf(request.ip));
    if (waitMs === 0 || (await isCrawler(request.headers['user-agent'] ?? '', request.ip))) return;
    return answerTooMany(request, reply, Math.ceil(waitMs / 1000));
  });
}
