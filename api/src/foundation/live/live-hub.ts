import { type Database, listen } from '../database/public.ts';
import { ENDED_SESSION, LIVE_CHANNEL } from './emit-live.ts';
import { readStateNotice } from './emit-state.ts';
import { type Channel, eventsAfter, type NumberedEvent, newestNumber, numberEvents } from './live-events.queries.ts';
import { liveStates } from './live-states.ts';
import type { OpenedTopic } from './opened-topics.ts';

/** Events per query, and per turn of the event loop. */
const PAGE = 100;

/** ms before events are read again after the database failed. */
const RETRY_MS = 1_000;

/** One who receives the events and the states of some topics. */
interface Subscriber {
  readonly topics: readonly OpenedTopic[];
  receive(event: NumberedEvent): void;
  /** A state of a topic that is not stored. */
  show(channel: Channel, state: unknown): void;
}

/** Reads new events once for the whole instance, and gives them to its subscribers. */
export interface LiveHub {
  /**
   * Adds a subscriber.
   * @returns the number of the newest event before it: it receives every later event of its topics
   */
  join(subscriber: Subscriber): Promise<number>;
  leave(subscriber: Subscriber): void;
  close(): Promise<void>;
}

interface LiveHubDeps {
  /** The hub's own connections: events must not wait behind requests. */
  readonly database: Database;
  readonly onSessionEnd: (sessionId: string) => void;
  readonly onError: (error: unknown) => void;
}

/** The hub of one instance. It listens from its first subscriber on. */
export function liveHub({ database, onSessionEnd, onError }: LiveHubDeps): LiveHub {
  const subscribers = new Map<string, Set<Subscriber>>();
  const states = liveStates({ readersOf, keyOf, onError });
  let newest = 0;
  let starting: Promise<void> | undefined;
  let listening: ReturnType<typeof listen> | undefined;
  let reading: Promise<void> | undefined;
  let again = false;
  let retry: NodeJS.Timeout | undefined;
  let closed = false;

  async function start(): Promise<void> {
    await numberEvents(database);
    newest = await newestNumber(database);
    if (closed) return;
    listening = listen(database.$client.options, LIVE_CHANNEL, {
      onNotification: notified,
      // Notifications before this moment were missed.
      onConnect() {
        read();
        void states.readAgain(unstoredKeys());
      },
      onError,
    });
  }

  function notified(text: string): void {
    const notice = readStateNotice(text);
    if (notice) states.take(notice);
    else if (text.startsWith(ENDED_SESSION)) onSessionEnd(text.slice(ENDED_SESSION.length));
    else read();
  }

  function unstoredKeys(): Set<string> {
    const topics = [...subscribers.values()].flatMap((some) => [...some].flatMap((each) => each.topics));
    return new Set(topics.filter(({ unstored }) => unstored).map(keyOf));
  }

  /** The subscribers of a topic that is not stored. */
  function readersOf(key: string) {
    const some = [...(subscribers.get(key) ?? [])];
    const topic = some[0]?.topics.find((each) => keyOf(each) === key);
    if (!topic?.now) return undefined;
    const { now } = topic;
    return {
      now,
      give(state: unknown) {
        for (const subscriber of some) subscriber.show(topic, state);
      },
    };
  }

  /** Reads until no event is left. Notifications that arrive meanwhile are one more turn. */
  function read(): void {
    again = true;
    reading ??= readAll()
      .catch((error: unknown) => {
        onError(error);
        if (!closed) retry = setTimeout(read, RETRY_MS);
      })
      .finally(() => {
        reading = undefined;
      });
  }

  async function readAll(): Promise<void> {
    while (again && !closed) {
      again = false;
      await numberEvents(database);
      let events: readonly NumberedEvent[];
      do {
        events = await eventsAfter(database, newest, PAGE);
        for (const event of events) give(event);
      } while (events.length === PAGE && !closed);
    }
  }

  function give(event: NumberedEvent): void {
    newest = event.number;
    for (const subscriber of subscribers.get(keyOf(event)) ?? []) subscriber.receive(event);
  }

  return {
    async join(subscriber) {
      starting ??= start().catch((error: unknown) => {
        starting = undefined;
        throw error;
      });
      await starting;
      for (const topic of subscriber.topics) {
        const key = keyOf(topic);
        const others = subscribers.get(key) ?? new Set();
        subscribers.set(key, others.add(subscriber));
      }
      return newest;
    },
    leave(subscriber) {
      for (const topic of subscriber.topics) {
        const key = keyOf(topic);
        const others = subscribers.get(key);
        others?.delete(subscriber);
        if (others?.size === 0) subscribers.delete(key);
      }
    },
    async close() {
      closed = true;
      clearTimeout(retry);
      await starting?.catch(() => undefined);
      await listening?.close();
      await Promise.all([reading, states.close()]);
    },
  };
}

function keyOf({ topic, audience }: Channel): string {
  return `${topic} ${audience}`;
}
