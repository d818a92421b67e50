import type { KnownTopic, TopicEvent } from '@aangan/shared-kit/contracts/all-topics';
import { sql } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../database/public.ts';
import { liveEvent } from './live.tables.ts';

/** Channel of the database on which instances notify each other. */
export const LIVE_CHANNEL = 'live';

/** Prefix of a notification about an ended session; any other notification is about events. */
export const ENDED_SESSION = 'ended ';

/** Characters of an event as JSON. A subscriber's memory is bounded by it. */
const EVENT_MAX = 2_000;

/**
 * Writes an event in the transaction that causes it. Subscribers receive it when that transaction commits, and never
 * when it rolls back.
 * @param audience as the topic's handler returns it for the people who may read the event
 */
export async function emitLive<Name extends KnownTopic>(
  transaction: Transaction,
  topic: Name,
  audience: string,
  event: TopicEvent<Name>,
): Promise<void> {
  if (JSON.stringify(event).length > EVENT_MAX) throw new Error(`An event of ${topic} is longer than ${EVENT_MAX}.`);
  const written = transaction
    .$with('written')
    .as(transaction.insert(liveEvent).values({ topic, audience, payload: event }).returning({ id: liveEvent.id }));
  await transaction
    .with(written)
    .select({ notified: sql`pg_notify(${LIVE_CHANNEL}, '')` })
    .from(sql`(select 1) as one`);
}

/** Closes the streams of sessions that ended, on every instance. */
export async function closeLiveOf(database: DatabaseOrTransaction, sessionIds: readonly string[]): Promise<void> {
  for (const id of sessionIds) await database.execute(sql`select pg_notify(${LIVE_CHANNEL}, ${ENDED_SESSION + id})`);
}
