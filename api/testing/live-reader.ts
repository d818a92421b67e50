import type { LiveEvent, TopicRequest } from '@aangan/shared-kit/contracts/live';
import { LIVE_STREAM_PATH } from '@aangan/shared-kit/domain/live-limits';

/** One frame of a stream, or one event of the polling form. */
interface LiveFrame extends LiveEvent {
  /** Undefined for a present state. */
  readonly id: number | undefined;
}

/** A browser that reads live updates, and saves the id of the last event. */
export interface LiveReader {
  readonly frames: readonly LiveFrame[];
  /** Places of refused topics. */
  readonly refused: readonly number[];
  /** For the next request; undefined before the first. */
  readonly after: number | undefined;
  /** Why the stream ended: the server closed it, or the session is over. Undefined while it is open. */
  readonly ended: 'closed' | 'session' | undefined;
  /** Opens a stream at this origin, which resumes the one before. @returns the status */
  connect(origin: string): Promise<number>;
  /** Breaks the connection. */
  disconnect(): Promise<void>;
  /** Asks once. */
  poll(origin: string): Promise<void>;
}

export function liveReader(
  person: { readonly cookie: string },
  topics: readonly TopicRequest[],
  headers: Readonly<Record<string, string>> = {},
): LiveReader {
  const frames: LiveFrame[] = [];
  const refused: number[] = [];
  let after: number | undefined;
  let ended: LiveReader['ended'];
  let connection: AbortController | undefined;
  let reading: Promise<void> | undefined;
  const query = () => `topics=${encodeURIComponent(JSON.stringify(topics))}`;

  function take(frame: string): boolean {
    const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(frame)?.[1];
    const id = field('id') === undefined ? undefined : Number(field('id'));
    if (id !== undefined) after = id;
    const event = field('event');
    if (event === 'ended') ended = 'session';
    const data = field('data');
    if (event === 'refused') refused.push(...(JSON.parse(data ?? '[]') as number[]));
    if (event === undefined && data !== undefined) frames.push({ id, ...(JSON.parse(data) as LiveEvent) });
    return event === 'open';
  }

  async function read(body: ReadableStream<Uint8Array>, opened: () => void): Promise<void> {
    const decoder = new TextDecoder();
    let text = '';
    try {
      for await (const chunk of body) {
        text += decoder.decode(chunk, { stream: true });
        const parts = text.split('\n\n');
        text = parts.pop() ?? '';
        for (const part of parts) if (take(part)) opened();
      }
    } catch {
      // The connection was broken by this side or by the other.
    }
    ended ??= 'closed';
    opened();
  }

  return {
    frames,
    refused,
    get after() {
      return after;
    },
    get ended() {
      return ended;
    },
    async connect(origin) {
      ended = undefined;
      connection = new AbortController();
      const response = await fetch(`${origin}${LIVE_STREAM_PATH}?${query()}`, {
        headers: { cookie: person.cookie, ...headers, ...(after !== undefined && { 'last-event-id': String(after) }) },
        signal: connection.signal,
      });
      if (!response.body || response.status !== 200) {
        await response.text();
        return response.status;
      }
      const { promise, resolve } = Promise.withResolvers<void>();
      reading = read(response.body, resolve);
      await promise;
      return response.status;
    },
    async disconnect() {
      connection?.abort();
      await reading;
    },
    async poll(origin) {
      const resume = after === undefined ? '' : `&after=${after}`;
      const response = await fetch(`${origin}/api/v1/live/events?${query()}${resume}`, {
        headers: { cookie: person.cookie },
      });
      const answer = (await response.json()) as { events: LiveEvent[]; after: number };
      for (const event of answer.events) frames.push({ id: after === undefined ? undefined : answer.after, ...event });
      after = answer.after;
    },
  };
}
