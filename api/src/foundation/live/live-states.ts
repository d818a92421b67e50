import { setTimeout as pause } from 'node:timers/promises';
import { CallError } from '../server/public.ts';
import type { StateNotice } from './emit-state.ts';

/** ms before a state is read again after the database failed. */
const RETRY_MS = 1_000;

/** Readings at a time when all states are read again. */
const AT_ONCE = 4;

/** Those who receive the states of one audience on this instance. */
interface StateReaders {
  /** The present state, the same for each of them. */
  readonly now: () => Promise<unknown>;
  give(state: unknown): void;
}

/** States of topics that are not stored, on their way to the subscribers of one instance. */
interface LiveStates {
  /** Gives a state on, or reads it once for all subscribers. */
  take(notice: StateNotice): void;
  /** Reads these states again: notifications may have been missed. */
  readAgain(keys: Iterable<string>): Promise<void>;
  close(): Promise<void>;
}

interface LiveStatesDeps {
  /** Undefined while nobody subscribes. */
  readonly readersOf: (key: string) => StateReaders | undefined;
  readonly keyOf: (notice: StateNotice) => string;
  readonly onError: (error: unknown) => void;
}

export function liveStates({ readersOf, keyOf, onError }: LiveStatesDeps): LiveStates {
  /** States that are being read, and whether they have changed meanwhile. */
  const reading = new Map<string, boolean>();
  const running = new Set<Promise<void>>();
  const closing = new AbortController();

  /** Reads until nothing has changed meanwhile, so that the last state is the present one. */
  async function readUntilSame(key: string): Promise<void> {
    do {
      reading.set(key, false);
      const readers = readersOf(key);
      if (!readers) break;
      try {
        const state = await readers.now();
        readersOf(key)?.give(state);
      } catch (error) {
        onError(error);
        // What the person may no longer read stays refused; the database recovers.
        if (error instanceof CallError) break;
        await pause(RETRY_MS, undefined, { signal: closing.signal }).catch(() => undefined);
        reading.set(key, true);
      }
    } while (reading.get(key) && !closing.signal.aborted);
    reading.delete(key);
  }

  async function read(key: string): Promise<void> {
    if (reading.has(key)) {
      reading.set(key, true);
      return;
    }
    const turn = readUntilSame(key);
    running.add(turn);
    await turn;
    running.delete(turn);
  }

  return {
    take(notice) {
      const key = keyOf(notice);
      if (notice.event === undefined) {
        if (readersOf(key)) void read(key);
        return;
      }
      readersOf(key)?.give(notice.event);
      // A reading that began before this state may end after it.
      if (reading.has(key)) reading.set(key, true);
    },
    async readAgain(keys) {
      const left = [...keys];
      const turn = async () => {
        for (let key = left.pop(); key !== undefined && !closing.signal.aborted; key = left.pop()) await read(key);
      };
      await Promise.all(Array.from({ length: AT_ONCE }, turn));
    },
    async close() {
      closing.abort();
      await Promise.all(running);
    },
  };
}
