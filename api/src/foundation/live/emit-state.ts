import type { KnownTopic, TopicEvent } from '@aangan/shared-kit/contracts/all-topics';
import { type SQL, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../database/public.ts';
import { LIVE_CHANNEL } from './emit-live.ts';

/** Prefix of a notification that carries a state of a topic that is not stored. */
const STATE = 'state ';

/** A notification about a topic that is not stored. */
export interface StateNotice {
  readonly topic: string;
  readonly audience: string;
  /** The new state. Without it each instance reads the present state once for its subscribers. */
  readonly event?: unknown;
}

/**
 * Sends the new state of a topic that is not stored, as an expression of a statement. Subscribers receive it when the
 * transaction commits, in the order of the commits, and never when it rolls back.
 * @param audience as the topic's handler returns it
 * @param event JSON of fewer than 7,000 bytes
 */
export function stateNotice(topic: KnownTopic, audience: SQL, event: SQL): SQL {
  return sql`pg_notify(${LIVE_CHANNEL}, ${STATE}::text
    || json_build_object('topic', ${topic}::text, 'audience', ${audience}, 'event', ${event})::text)`;
}

/** The same without the state: each instance reads it once for its subscribers, after the commit. */
export function changeNotice(topic: KnownTopic, audience: SQL): SQL {
  return sql`pg_notify(${LIVE_CHANNEL}, ${STATE}::text
    || json_build_object('topic', ${topic}::text, 'audience', ${audience})::text)`;
}

/** Sends the new state of a topic that is not stored, in the transaction that causes it. */
export async function emitState<Name extends KnownTopic>(
  transaction: DatabaseOrTransaction,
  topic: Name,
  audience: string,
  event: TopicEvent<Name>,
): Promise<void> {
  const json = sql`${JSON.stringify(event)}::json`;
  await transaction.execute(sql`select ${stateNotice(topic, sql`${audience}::text`, json)}`);
}

/** Says that the states of some audiences have changed, in the transaction that causes it. */
export async function emitChange(
  transaction: DatabaseOrTransaction,
  topic: KnownTopic,
  audiences: readonly string[],
): Promise<void> {
  const every = sql`unnest(${sql.param([...audiences])}::text[]) as audience`;
  await transaction.execute(sql`select ${changeNotice(topic, sql`audience`)} from ${every}`);
}

/** Reads such a notification; undefined for any other. */
export function readStateNotice(text: string): StateNotice | undefined {
  return text.startsWith(STATE) ? (JSON.parse(text.slice(STATE.length)) as StateNotice) : undefined;
}
