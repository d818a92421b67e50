/** A thread as the watch sees it. */
export interface WatchedThread {
  /** Signs of life so far. */
  beats(): number;
  /** CPU time so far, ms; undefined where the thread does not say. */
  cpuMs(): Promise<number | undefined>;
}

interface StallWatchDeps {
  /** ms without a sign of life after which a thread that has computed all the time is stalled. */
  readonly stallMs: () => number;
  /** Monotonic ms. */
  readonly now: () => number;
  /** A debugger may be attached, and a paused thread is no fault. */
  readonly inspected: () => boolean;
  readonly onStall: (quietMs: number) => void;
}

export interface StallWatch {
  /** Is called every `LOOK_MS`. */
  look(): Promise<void>;
}

/** ms between two looks. */
export const LOOK_MS = 100;

/** Part of the bound that a stalled thread has computed. A busy machine lets a page run late, but not longer. */
const COMPUTED_SHARE = 0.7;

/** Times the bound after which a thread is stalled that does not compute: `Atomics.wait`, a blocked call. */
const IDLE_FACTOR = 10;

/**
 * Finds a thread whose event loop stands. CPU time tells it from a thread that the machine did not let run. Time in
 * which this thread itself did not run is not counted.
 */
export function stallWatch(thread: WatchedThread, { stallMs, now, inspected, onStall }: StallWatchDeps): StallWatch {
  let beats = -1;
  let since = now();
  let looked = since;
  let cpuBefore: Promise<number | undefined> | undefined;
  let deciding = false;
  let over = false;

  async function decide(at: number): Promise<boolean> {
    const quiet = at - since;
    if (quiet >= stallMs() * IDLE_FACTOR && !inspected()) return true;
    if (!cpuBefore) return false;
    const [before, after] = await Promise.all([cpuBefore, thread.cpuMs()]);
    return before !== undefined && after !== undefined && after - before >= stallMs() * COMPUTED_SHARE;
  }

  return {
    async look() {
      const at = now();
      const lost = at - looked - LOOK_MS;
      looked = at;
      if (over || deciding) return;
      const seen = thread.beats();
      if (seen !== beats) {
        beats = seen;
        since = at;
        cpuBefore = undefined;
        return;
      }
      if (lost > LOOK_MS) since += lost;
      if (at - since < stallMs() / 4) return;
      cpuBefore ??= thread.cpuMs();
      if (at - since < stallMs()) return;
      deciding = true;
      const stalled = await decide(at);
      deciding = false;
      if (!stalled || thread.beats() !== beats) return;
      over = true;
      onStall(Math.round(now() - since));
    },
  };
}
