import { createHmac } from 'node:crypto';
import { networkOf } from '@aangan/shared-kit/domain/network-of';
import { newestSecret, type Secrets } from '@aangan/shared-kit/domain/secrets';
import type { FastifyRequest } from 'fastify';
import type { Challenges } from '../../../foundation/challenges/public.ts';
import type { Database } from '../../../foundation/database/public.ts';
import { CallError, deviceIdOf, visitorAddress } from '../../../foundation/server/public.ts';
import { type CountedBy, IDENTITY_LIMITS, type IdentityLimit, type IdentityLimitName } from './identity-limits.ts';
import { pays } from './price-rule.ts';
import { countHit, countPriced, deleteCounts, giveTurnBack, waitForTurn } from './rate-counts.queries.ts';
import { waitWords } from './wait-words.ts';

/** An action that is counted. */
export interface LimitedAction {
  /** Phone, mailbox or attempt that the call names. */
  readonly subject?: string | undefined;
  /** Of a phone: the numbers around it. */
  readonly prefix?: string | undefined;
  /** The account of the subject has logged in on this device before: strangers' actions are not counted against it. */
  readonly known?: boolean;
  /** Level of the challenge that the action needs in any case. */
  readonly atLeast?: number;
}

export interface IdentityLimiter {
  /**
   * Counts an action by all that its limit names.
   * @returns the level of the challenge that was passed, 0 for none
   * @throws CallError 429 with the time to try again, 428 with a challenge
   */
  take(limit: IdentityLimitName, request: FastifyRequest, action?: LimitedAction): Promise<number>;
  /** The refusal (428) of an action that needs a challenge for another reason than its limit. */
  needed(limit: IdentityLimitName, request: FastifyRequest, subject: string, level: number): Promise<CallError>;
  /** s until the action is allowed again for this device and subject. */
  wait(limit: IdentityLimitName, request: FastifyRequest, subject: string): Promise<number>;
  /** Takes the last count back, because the action did not happen. */
  giveBack(limit: IdentityLimitName, request: FastifyRequest, action: LimitedAction): Promise<void>;
  /** Clears the counts of the subject after a success, and takes one count of the network back. */
  clear(limit: IdentityLimitName, request: FastifyRequest, action: LimitedAction): Promise<void>;
}

/**
 * @param key of the digests, so that rows do not reveal whom they count; with a new one, counting starts again
 * @param now epoch ms
 */
export function identityLimiter(
  database: Database,
  challenges: Challenges,
  key: Secrets,
  now: () => number,
): IdentityLimiter {
  const rowKey = (limit: IdentityLimitName, counted: Counted) =>
    createHmac('sha256', newestSecret(key))
      .update(`${limit} ${counted.kind} ${counted.by} ${counted.who}`)
      .digest('base64url');

  /** Counts by every rule, or by none. @throws CallError */
  async function count(limit: IdentityLimitName, rows: readonly Counted[], paid: number): Promise<number> {
    const done: string[] = [];
    const rules: IdentityLimit = IDENTITY_LIMITS[limit];
    for (const counted of rows) {
      const row = rowKey(limit, counted);
      const { wait, price } = await countBy(rules, counted, row, paid);
      if (wait === 0 && price === 0) {
        done.push(row);
        continue;
      }
      for (const before of done) await giveTurnBack(database, before);
      if (wait > 0) throw new CallError(429, `${rules.message} ${waitWords(wait / 1000)}.`);
      return price;
    }
    return 0;
  }

  async function countBy(rules: IdentityLimit, { kind, by }: Counted, row: string, paid: number) {
    if (kind === 'price')
      return { wait: 0, price: await countPriced(database, row, rules.price?.[by] ?? [], paid, now()) };
    return { wait: await countHit(database, row, rules[kind]?.[by] ?? [], now()), price: 0 };
  }

  return {
    async take(limit, request, action = {}) {
      const { subject, atLeast = 0, known = false } = action;
      const call = { action: limit, subject };
      const paid = await challenges.passed(request, call);
      if (!known && !pays(paid, atLeast)) throw await challenges.needed(request, call, atLeast);
      const price = await count(limit, countedRows(limit, request, action), paid);
      if (price > 0) throw await challenges.needed(request, call, Math.max(price, atLeast));
      return paid;
    },
    needed: (limit, request, subject, level) => challenges.needed(request, { action: limit, subject }, level),
    async wait(limit, request, subject) {
      const { most }: IdentityLimit = IDENTITY_LIMITS[limit];
      const who = namesOf(request, { subject }).own;
      if (!most.own || who === undefined) return 0;
      const row = rowKey(limit, { kind: 'most', by: 'own', who });
      return Math.ceil((await waitForTurn(database, row, most.own, now())) / 1000);
    },
    async giveBack(limit, request, action) {
      for (const counted of countedRows(limit, request, action)) await giveTurnBack(database, rowKey(limit, counted));
    },
    async clear(limit, request, action) {
      for (const counted of countedRows(limit, request, action)) {
        const row = rowKey(limit, counted);
        if (counted.by === 'network') await giveTurnBack(database, row);
        else await deleteCounts(database, row);
      }
    },
  };
}

interface Counted {
  readonly kind: 'most' | 'strangers' | 'price';
  readonly by: CountedBy;
  readonly who: string;
}

const KINDS = ['most', 'strangers', 'price'] as const;

/** Everything that an action counts by. A known device counts only by itself. */
function countedRows(limit: IdentityLimitName, request: FastifyRequest, action: LimitedAction): Counted[] {
  const rules: IdentityLimit = IDENTITY_LIMITS[limit];
  const names = namesOf(request, action);
  const kinds = action.known ? KINDS.filter((kind) => kind === 'most') : KINDS;
  return kinds.flatMap((kind) =>
    (Object.keys(rules[kind] ?? {}) as CountedBy[]).flatMap((by) => {
      const who = names[by];
      return who === undefined ? [] : [{ kind, by, who }];
    }),
  );
}

function namesOf(
  request: FastifyRequest,
  { subject, prefix }: LimitedAction,
): Readonly<Record<CountedBy, string | undefined>> {
  const network = networkOf(visitorAddress(request));
  const device = deviceIdOf(request);
  return {
    device,
    network,
    subject,
    prefix,
    own: subject === undefined ? undefined : `${device ?? network} ${subject}`,
  };
}
