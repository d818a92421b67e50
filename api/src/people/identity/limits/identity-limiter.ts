import { createHmac } from 'node:crypto';
import { networkOf } from '@aangan/shared-kit/domain/network-of';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../../foundation/database/public.ts';
import { CallError, deviceIdOf, visitorAddress } from '../../../foundation/server/public.ts';
import { IDENTITY_LIMITS, type IdentityLimitName } from './identity-limits.ts';
import { countHit, deleteCounts, giveTurnBack, waitForTurn } from './rate-counts.queries.ts';
import type { RateRule } from './rate-rule.ts';
import { waitWords } from './wait-words.ts';

export interface IdentityLimiter {
  /**
   * Counts an action by address, by device, and by the subject of the call.
   * @param subject phone, mailbox or account
   * @throws CallError 429 with the time to try again
   */
  take(limit: IdentityLimitName, request: FastifyRequest, subject?: string): Promise<void>;
  /** s until the action is allowed again for the subject alone. */
  wait(limit: IdentityLimitName, subject: string): Promise<number>;
  /** Takes the last count back, because the action did not happen. */
  giveBack(limit: IdentityLimitName, request: FastifyRequest, subject: string): Promise<void>;
  /** Clears the subject's count after a success, and takes one count of the address back. */
  clear(limit: IdentityLimitName, request: FastifyRequest, subject: string): Promise<void>;
}

/**
 * @param key of the digests, so that rows do not reveal whom they count
 * @param now epoch ms
 */
export function identityLimiter(database: Database, key: string, now: () => number): IdentityLimiter {
  const rowKey = (limit: IdentityLimitName, by: By, who: string) =>
    createHmac('sha256', key).update(`${limit} ${by} ${who}`).digest('base64url');

  async function takeBy(limit: IdentityLimitName, by: By, who: string | undefined): Promise<void> {
    const rules = rulesOf(limit, by);
    if (!rules || who === undefined) return;
    const wait = await countHit(database, rowKey(limit, by, who), rules, now());
    if (wait > 0) throw new CallError(429, `${IDENTITY_LIMITS[limit].message} ${waitWords(wait / 1000)}.`);
  }

  return {
    async take(limit, request, subject) {
      await takeBy(limit, 'address', networkOf(visitorAddress(request)));
      await takeBy(limit, 'device', deviceIdOf(request));
      await takeBy(limit, 'subject', subject);
    },
    async wait(limit, subject) {
      const rules = rulesOf(limit, 'subject');
      if (!rules) return 0;
      return Math.ceil((await waitForTurn(database, rowKey(limit, 'subject', subject), rules, now())) / 1000);
    },
    async giveBack(limit, request, subject) {
      await giveTurnBack(database, rowKey(limit, 'subject', subject));
      await giveTurnBack(database, rowKey(limit, 'address', networkOf(visitorAddress(request))));
    },
    async clear(limit, request, subject) {
      await deleteCounts(database, rowKey(limit, 'subject', subject));
      await giveTurnBack(database, rowKey(limit, 'address', networkOf(visitorAddress(request))));
    },
  };
}

type By = 'address' | 'device' | 'subject';

function rulesOf(limit: IdentityLimitName, by: By): readonly RateRule[] | undefined {
  const rules: { readonly [Each in By]?: readonly RateRule[] } = IDENTITY_LIMITS[limit];
  return rules[by];
}
