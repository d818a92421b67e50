import type { LiveEvent, TopicRequest } from '@aangan/shared-kit/contracts/live';
import { LIVE_STREAM_PATH } from '@aangan/shared-kit/domain/live-limits';
import { createParser } from 'eventsource-parser';

/** What one connection reads. */
export interface LiveRequest {
  readonly topics: readonly TopicRequest[];
  /** Id of the last event that arrived. */
  readonly after: number | undefined;
}

/** Is called with what arrives. */
export interface LiveReceiver {
  /** Something arrived, be it a sign of life. */
  alive(): void;
  /** The stored events have arrived; from now on events come as they happen. */
  open(after: number): void;
  /** @param id undefined for a present state */
  event(event: LiveEvent, id: number | undefined): void;
  refused(places: readonly number[]): void;
}

/** `session`: the session is over, or there is none. `closed`: the server ended the stream. */
export type StreamEnd = 'session' | 'closed';

/** The two ways in which live updates reach a browser. */
export interface LiveTransport {
  /** Reads until the stream ends. @throws Error when it cannot be opened, or breaks */
  stream(request: LiveRequest, receiver: LiveReceiver, signal: AbortSignal): Promise<StreamEnd>;
  /** Asks once. @throws Error when there is no answer */
  poll(request: LiveRequest, receiver: LiveReceiver, signal: AbortSignal): Promise<StreamEnd>;
}

const POLL_PATH = '/api/v1/live/events';

export function liveTransport(ask: typeof fetch): LiveTransport {
  return {
    async stream({ topics, after }, receiver, signal) {
      const headers = { accept: 'text/event-stream', ...(after !== undefined && { 'last-event-id': String(after) }) };
      const response = await ask(`${LIVE_STREAM_PATH}?${query(topics)}`, { headers, signal, cache: 'no-store' });
      if (response.status === 401) return 'session';
      if (!response.ok || !response.body) throw new Error(`HTTP ${response.status} for the live stream`);
      return readStream(response.body, receiver);
    },
    async poll({ topics, after }, receiver, signal) {
      const resume = after === undefined ? '' : `&after=${after}`;
      const response = await ask(`${POLL_PATH}?${query(topics)}${resume}`, { signal, cache: 'no-store' });
      if (response.status === 401) return 'session';
      if (!response.ok) throw new Error(`HTTP ${response.status} for live updates`);
      const answer: { events: LiveEvent[]; refused: number[]; after: number } = await response.json();
      receiver.refused(answer.refused);
      for (const event of answer.events) receiver.event(event, undefined);
      receiver.open(answer.after);
      return 'closed';
    },
  };
}

async function readStream(body: ReadableStream<Uint8Array>, receiver: LiveReceiver): Promise<StreamEnd> {
  let end: StreamEnd = 'closed';
  const parser = createParser({
    onEvent({ event, data, id }) {
      const number = id === undefined ? undefined : Number(id);
      if (event === 'open') receiver.open(number ?? 0);
      else if (event === 'refused') receiver.refused(JSON.parse(data));
      else if (event === 'ended') end = 'session';
      else receiver.event(JSON.parse(data), number);
    },
  });
  const decoder = new TextDecoder();
  const reader = body.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    receiver.alive();
    parser.feed(decoder.decode(read.value, { stream: true }));
  }
  return end;
}

function query(topics: readonly TopicRequest[]): string {
  return new URLSearchParams({ topics: JSON.stringify(topics) }).toString();
}
