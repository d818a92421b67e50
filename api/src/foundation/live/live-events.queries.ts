import { and, asc, eq, gt, lt, lte, max, or, sql } from 'drizzle-orm';
import type { Database } from '../database/public.ts';
import { liveEvent } from './live.tables.ts';

/** An event with its number. */
export interface NumberedEvent {
  readonly number: number;
  readonly topic: string;
  readonly audience: string;
  readonly payload: unknown;
}

/** Whose events of which topic. */
export type Channel = Pick<NumberedEvent, 'topic' | 'audience'>;

/** Key of the lock under which events are numbered; any number that no other lock uses. */
const NUMBERING_LOCK = 57_057;

const EVENT = {
  number: sql<number>`${liveEvent.number}`.mapWith(Number),
  topic: liveEvent.topic,
  audience: liveEvent.audience,
  payload: liveEvent.payload,
};

/**
 * Numbers the committed events. One transaction does it at a time, so numbers become visible in their order. Both
 * statements are sent at once: they are one transaction, and the second sees what was committed before the lock.
 */
export async function numberEvents(database: Database): Promise<void> {
  await database.execute(sql`
    select pg_advisory_xact_lock(${sql.raw(String(NUMBERING_LOCK))});
    update live_event set number = numbered.number
    from (
      select unnumbered.id, nextval('live_event_numbers') as number
      from (select id from live_event where number is null order by id) as unnumbered
    ) as numbered
    where live_event.id = numbered.id`);
}

/** The number of the newest event; 0 without events. */
export async function newestNumber(database: Database): Promise<number> {
  const [row] = await database.select({ number: max(liveEvent.number) }).from(liveEvent);
  return row?.number ?? 0;
}

/** The next events of everybody, in order. */
export function eventsAfter(database: Database, after: number, limit: number): Promise<NumberedEvent[]> {
  return database
    .select(EVENT)
    .from(liveEvent)
    .where(gt(liveEvent.number, after))
    .orderBy(asc(liveEvent.number))
    .limit(limit);
}

/** The next events of these channels up to a number, in order. */
export async function eventsOfChannels(
  database: Database,
  channels: readonly Channel[],
  { after, upTo, limit }: { readonly after: number; readonly upTo: number; readonly limit: number },
): Promise<NumberedEvent[]> {
  if (channels.length === 0) return [];
  const wanted = channels.map(({ topic, audience }) =>
    and(eq(liveEvent.topic, topic), eq(liveEvent.audience, audience)),
  );
  return database
    .select(EVENT)
    .from(liveEvent)
    .where(and(or(...wanted), gt(liveEvent.number, after), lte(liveEvent.number, upTo)))
    .orderBy(asc(liveEvent.number))
    .limit(limit);
}

export async function deleteLiveEvents(database: Database, before: Date): Promise<void> {
  await database.delete(liveEvent).where(lt(liveEvent.at, before));
}
