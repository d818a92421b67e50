import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { LiveEvent } from '@aangan/shared-kit/contracts/live';
import type { Channel, NumberedEvent } from './live-events.queries.ts';
import { eventsFor, type OpenedTopic } from './opened-topics.ts';

/**
 * Bytes and events that may wait for a reader. One that is slower is disconnected, and resumes where it was. The bytes
 * are more than one page of the hub, which is written at once.
 */
const WAITING_BYTES_MAX = 256 * 1024;
const WAITING_EVENTS_MAX = 500;

/** ms for which a replay waits for a reader that takes nothing. */
const DRAIN_MS = 10_000;

/** The response of one subscriber, written as server-sent events. */
export interface LiveStream {
  /** An event of the hub. It waits until the stored ones are sent. */
  receive(event: NumberedEvent): void;
  /** A state of a topic that is not stored. It waits until the stored events are sent. */
  show(channel: Channel, state: unknown): void;
  /** Sends stored events; waits while the reader is slow. */
  replay(events: readonly NumberedEvent[]): Promise<void>;
  /** Sends the present states and the events that waited; from now on events are sent at once. */
  open(begin: {
    /** The number of the newest event before the stream. */
    readonly newest: number;
    readonly states: readonly LiveEvent[];
    /** Places of topics that the reader may not read. */
    readonly refused: readonly number[];
  }): void;
  /** Shows that the connection works. */
  beat(): void;
  /** Ends the response. @param ended the session is over: the reader must not come back with it */
  end(ended?: boolean): void;
}

/** @param onSlow is called before a slow reader is disconnected */
export function liveStream(response: ServerResponse, topics: readonly OpenedTopic[], onSlow: () => void): LiveStream {
  let waiting: NumberedEvent[] | undefined = [];
  /** The last state of each topic that waits for the opening. */
  const early = new Map<number, unknown>();
  let sent = 0;
  const resumed = topics.filter(({ fresh }) => !fresh);

  function drop(): void {
    onSlow();
    waiting = undefined;
    response.destroy();
  }

  function write(text: string): boolean {
    if (response.destroyed || response.writableEnded) return true;
    const flushed = response.write(text);
    if (response.writableLength > WAITING_BYTES_MAX) drop();
    return flushed;
  }

  /** Events arrive in the order of their numbers, so an older one was sent before. */
  function framesOf(event: NumberedEvent, receivers = topics): string {
    if (event.number <= sent) return '';
    sent = event.number;
    return eventsFor(receivers, event)
      .map((each) => `id: ${event.number}\ndata: ${JSON.stringify(each)}\n\n`)
      .join('');
  }

  async function drained(): Promise<void> {
    await once(response, 'drain', { signal: AbortSignal.timeout(DRAIN_MS) }).catch(drop);
  }

  return {
    receive(event) {
      if (!waiting) write(framesOf(event));
      else if (waiting.push(event) > WAITING_EVENTS_MAX) drop();
    },
    show({ topic, audience }, state) {
      for (const each of topics) {
        if (each.topic !== topic || each.audience !== audience) continue;
        if (waiting) early.set(each.index, state);
        else write(stateFrame({ topic: each.index, event: state }));
      }
    },
    async replay(events) {
      for (const event of events) if (!write(framesOf(event, resumed)) && !response.destroyed) await drained();
    },
    open({ newest, states, refused }) {
      sent = Math.max(sent, newest);
      if (refused.length > 0) write(`event: refused\ndata: ${JSON.stringify(refused)}\n\n`);
      write(`event: open\nid: ${sent}\ndata: {}\n\n`);
      for (const state of states) write(stateFrame(state));
      for (const [topic, event] of early) write(stateFrame({ topic, event }));
      const held = waiting ?? [];
      waiting = undefined;
      for (const event of held) write(framesOf(event));
    },
    beat: () => void write(':\n\n'),
    end(ended = false) {
      if (ended) write('event: ended\ndata: {}\n\n');
      response.end();
    },
  };
}

/** Without an id: a reader that comes back gets the present state again. */
function stateFrame(state: LiveEvent): string {
  return `data: ${JSON.stringify(state)}\n\n`;
}
