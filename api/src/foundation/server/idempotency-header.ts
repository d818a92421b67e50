import type { FastifyReply, FastifyRequest } from 'fastify';
import { badInput } from './call-error.ts';

/** Identifies one attempt. A repeat with the same key does nothing and gets the same response. */
const KEY_HEADER = 'idempotency-key';

/** Says whether a response repeats an earlier one. */
const REPLAYED_HEADER = 'idempotency-replayed';

/** Printable, and short enough for an index. */
const KEY = /^[\x21-\x7e]{1,255}$/;

/** For the OpenAPI page. */
export const IDEMPOTENCY_HEADERS = {
  type: 'object',
  required: [KEY_HEADER],
  properties: { [KEY_HEADER]: { type: 'string', minLength: 1, maxLength: 255 } },
} as const;

/** @throws CallError 400 when the key is missing or malformed */
export function idempotencyKey({ headers }: Pick<FastifyRequest, 'headers'>): string {
  const given = headers[KEY_HEADER];
  if (typeof given === 'string' && KEY.test(given)) return given;
  throw badInput(
    `headers.${KEY_HEADER}`,
    given === undefined
      ? 'must name this attempt, so that a repeat of it does nothing twice'
      : 'must be 1 to 255 printable characters without spaces',
  );
}

export function markReplayed(reply: FastifyReply, replayed: boolean): void {
  reply.header(REPLAYED_HEADER, String(replayed));
}

/** @throws Error when the handler of an idempotent call did not use {@link Idempotency.once} */
export function assertOnce(reply: FastifyReply, call: string): void {
  if (!reply.hasHeader(REPLAYED_HEADER))
    throw new Error(`The contract of ${call} is idempotent, but its handler is not.`);
}
