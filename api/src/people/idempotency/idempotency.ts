import { createHash } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database, Transaction } from '../../foundation/database/public.ts';
import { CallError, idempotencyKey, markReplayed } from '../../foundation/server/public.ts';
import { idempotentCall } from './idempotency.tables.ts';

/** Time after which a key may be reused. */
export const RETENTION_MS = 24 * 3_600_000;

const IN_FLIGHT = 'Your request is already being processed. Try again in a moment.';
const OTHER_INPUT = 'This idempotency-key was used for something else.';

interface Asked {
  /** The caller: equal keys of two people are independent. */
  readonly accountId: string;
  /** All input of the request: body, params and query, as far as the call has them. */
  readonly input: unknown;
}

export interface Idempotency {
  /**
   * Runs the effect of a call once per `idempotency-key`. Effect and response commit together: a process that dies
   * before the commit leaves neither. A failed effect is not stored, and can be retried.
   * @param effect does all its writing in the transaction, and calls no other service
   * @returns the response, also for a repeat
   * @throws CallError 400 without a key, 409 while the first request is still running, 422 when the key was used for
   * other input
   */
  once<Answer>(
    request: FastifyRequest,
    reply: FastifyReply,
    asked: Asked,
    effect: (transaction: Transaction) => Promise<Answer>,
  ): Promise<Answer>;
}

/** @param now epoch ms */
export function openIdempotency(database: Database, now: () => number): Idempotency {
  return {
    async once<Answer>(
      request: FastifyRequest,
      reply: FastifyReply,
      { accountId, input }: Asked,
      effect: (transaction: Transaction) => Promise<Answer>,
    ): Promise<Answer> {
      const name = {
        accountId,
        call: `${request.method} ${request.routeOptions.url ?? request.url}`,
        key: idempotencyKey(request),
      };
      const digest = createHash('sha256').update(JSON.stringify(input)).digest('hex');
      return database.transaction(async (transaction) => {
        await holdName(transaction, Object.values(name).join(' '));
        const first = await firstAnswer(transaction, name, new Date(now() - RETENTION_MS));
        if (first && first.digest !== digest) throw new CallError(422, OTHER_INPUT);
        markReplayed(reply, first !== undefined);
        if (first) {
          reply.code(first.status);
          return JSON.parse(first.body) as Answer;
        }
        const answer = await effect(transaction);
        await transaction.insert(idempotentCall).values({
          ...name,
          digest,
          status: reply.statusCode,
          body: JSON.stringify(answer),
          at: new Date(now()),
        });
        return answer;
      });
    },
  };
}

/** Deletes responses whose keys have expired. */
export async function deleteExpiredAnswers(database: Database, before: Date): Promise<void> {
  await database.delete(idempotentCall).where(lt(idempotentCall.at, before));
}

/** The lock ends with the transaction, also when the process dies. */
async function holdName(transaction: Transaction, name: string): Promise<void> {
  const { rows } = await transaction.execute<{ held: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as held`,
  );
  if (!rows[0]?.held) throw new CallError(409, IN_FLIGHT);
}

async function firstAnswer(
  transaction: Transaction,
  { accountId, call, key }: { accountId: string; call: string; key: string },
  notBefore: Date,
) {
  const named = and(
    eq(idempotentCall.accountId, accountId),
    eq(idempotentCall.call, call),
    eq(idempotentCall.key, key),
  );
  await transaction.delete(idempotentCall).where(and(named, lt(idempotentCall.at, notBefore)));
  const [row] = await transaction.select().from(idempotentCall).where(named);
  return row;
}
