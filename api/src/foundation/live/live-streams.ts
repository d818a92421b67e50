import { CallError, callError } from '../server/public.ts';
import type { LiveReader } from './live-sessions.ts';
import type { LiveStream } from './live-stream.ts';

/** Streams at a time. A browser needs one, whatever the number of its tabs; an address may be a whole network. */
const PER_ACCOUNT = 12;
const PER_ADDRESS = 300;

const TOO_MANY = 'There are too many open connections. Close a window, or try again in a minute.';

/** A stream that was admitted; it counts until `leave`. */
interface Place {
  /** The stream, once it is open. */
  stream: LiveStream | undefined;
  readonly leave: () => void;
}

interface HeldPlace extends Place, LiveReader {
  readonly address: string;
}

/** The open streams of one instance. */
export interface LiveStreams {
  /** @throws CallError 429 for a person or an address with too many of them, 503 while the instance stops */
  admit(reader: LiveReader, address: string): Place;
  endSession(sessionId: string): void;
  /** Number of open ones. */
  open(): number;
  /** Ends all of them; readers reconnect to another instance. */
  close(): void;
}

interface LiveStreamsDeps {
  /** ms between two signs of life of each stream. */
  readonly heartbeatMs: number;
  /** Which of these sessions have not ended. */
  readonly active: (sessionIds: readonly string[]) => Promise<ReadonlySet<string>>;
  readonly onError: (error: unknown) => void;
}

/** All streams of an instance share one timer, which also ends the streams of expired sessions. */
export function liveStreams({ heartbeatMs, active, onError }: LiveStreamsDeps): LiveStreams {
  const places = new Set<HeldPlace>();
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  async function beat(): Promise<void> {
    for (const { stream } of places) stream?.beat();
    const ids = [...new Set([...places].map(({ sessionId }) => sessionId))];
    const found = await active(ids);
    for (const id of ids) if (!found.has(id)) endSession(id);
  }

  function endSession(sessionId: string): void {
    for (const place of places) if (place.sessionId === sessionId) place.stream?.end(true);
  }

  function count(matches: (place: HeldPlace) => boolean): number {
    let number = 0;
    for (const place of places) if (matches(place)) number += 1;
    return number;
  }

  return {
    admit(reader, address) {
      if (closed) throw callError('server-restarts');
      const ofAccount = count(({ accountId }) => accountId === reader.accountId);
      if (ofAccount >= PER_ACCOUNT || count((place) => place.address === address) >= PER_ADDRESS) {
        throw new CallError(429, TOO_MANY);
      }
      const place: HeldPlace = {
        ...reader,
        address,
        stream: undefined,
        leave() {
          places.delete(place);
          if (places.size > 0) return;
          clearInterval(timer);
          timer = undefined;
        },
      };
      places.add(place);
      timer ??= setInterval(() => void beat().catch(onError), heartbeatMs);
      return place;
    },
    endSession,
    open: () => places.size,
    close() {
      closed = true;
      clearInterval(timer);
      for (const { stream } of places) stream?.end();
    },
  };
}
