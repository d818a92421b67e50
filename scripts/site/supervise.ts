import { pause } from './pause.ts';
import type { Progress } from './progress.ts';
import { MANY_FAILURES, restartDelayMs } from './restart-delay.ts';

/** A process of the site that runs. */
export interface RunningPart {
  /** Resolves when it has ended, with how: `ended by SIGKILL`. */
  readonly ended: Promise<string>;
  /** Whether it answers a ping in time, ms. */
  responds(withinMs: number): Promise<boolean>;
  stop(): Promise<void>;
  kill(): void;
  /** Hands over to a new process of its own, in place of a new start. */
  reload?(): Promise<void>;
}

/** A part of the site that can be started again, on the same port and with the same settings. */
export interface Part {
  /** As in the progress lines. */
  readonly name: string;
  /**
   * Starts it and resolves once it answers requests.
   * @throws Error with the reason when it does not; nothing of it is left running
   */
  start(signal: AbortSignal): Promise<RunningPart>;
}

/** A part that is started again whenever it ends or hangs. */
export interface Supervised {
  stop(): Promise<void>;
  kill(): void;
  /** Ends it as a crash does: it is started again. */
  crash(): void;
  /**
   * Stops it, and starts it again at once.
   * @throws Error when it does not start; then it is tried again as after a crash
   */
  replace(): Promise<void>;
}

/** ms between an answer and the next ping. */
export const PING_EVERY_MS = 2_000;

/** ms that a part has for the answer to a ping. */
const PONG_WITHIN_MS = 3_000;

/** Unanswered pings in a row after which a part hangs: 15 s of silence. */
export const MISSED_PINGS = 3;

/** ms between two looks whether a part that is being started runs. */
const LOOK_AGAIN_MS = 50;

const SILENT_MS = MISSED_PINGS * (PING_EVERY_MS + PONG_WITHIN_MS);

/** ms after which a part counts as running well: its earlier failures no longer count. */
const STEADY_MS = 30_000;

/**
 * Starts a part again whenever it ends, and ends it when it hangs. Restarts back off (`restart-delay.ts`). Each event is
 * a progress line.
 */
export function supervise(part: Part, first: RunningPart, progress: Progress): Supervised {
  const stopping = new AbortController();
  const { signal } = stopping;
  const say = (text: string) => progress.say(part.name, text);
  let running: RunningPart | undefined = first;
  let failures = 0;
  /** Is settled by the start after a replacement. */
  let replacement: PromiseWithResolvers<void> | undefined;

  async function watch(): Promise<void> {
    while (running && !signal.aborted) {
      const since = performance.now();
      const how = await endOf(running);
      running = undefined;
      if (signal.aborted) return;
      if (replacement) {
        running = await startReplacement(replacement);
        replacement = undefined;
        if (signal.aborted) await running?.stop();
        if (running || signal.aborted) continue;
      }
      const endedAt = performance.now();
      if (endedAt - since >= STEADY_MS) failures = 0;
      say(`${how}; starting it again`);
      running = await startAgain(how);
      if (signal.aborted) await running?.stop();
      else say(`back after ${seconds(performance.now() - endedAt)}`);
    }
  }

  /** @returns undefined when it does not start */
  async function startReplacement({ resolve, reject }: PromiseWithResolvers<void>): Promise<RunningPart | undefined> {
    try {
      const started = await part.start(signal);
      resolve();
      return started;
    } catch (error) {
      reject(error);
      return undefined;
    }
  }

  /** @returns undefined when the site is being stopped */
  async function startAgain(how: string): Promise<RunningPart | undefined> {
    let problem = how;
    while (!signal.aborted) {
      failures += 1;
      const delay = restartDelayMs(failures);
      if (failures === MANY_FAILURES)
        say(`failed ${failures} times in a row (${problem}); from now on it is tried every ${seconds(delay)}`);
      try {
        await pause(delay, signal);
        return await part.start(signal);
      } catch (error) {
        problem = error instanceof Error ? error.message : String(error);
      }
    }
    return undefined;
  }

  /** Waits until the part has ended, and kills it once it hangs. */
  async function endOf(current: RunningPart): Promise<string> {
    const watching = new AbortController();
    const either = AbortSignal.any([signal, watching.signal]);
    let hung = false;
    void untilHung(current, either).then(
      () => {
        hung = true;
        current.kill();
      },
      () => undefined,
    );
    const how = await current.ended;
    watching.abort();
    return hung ? `has not answered for ${seconds(SILENT_MS)} and was killed` : how;
  }

  async function untilHung(current: RunningPart, either: AbortSignal): Promise<void> {
    for (let missed = 0; missed < MISSED_PINGS; ) {
      await pause(PING_EVERY_MS, either);
      missed = (await current.responds(PONG_WITHIN_MS)) ? 0 : missed + 1;
    }
  }

  const watched = watch();
  return {
    async stop() {
      stopping.abort();
      await running?.stop();
      await watched;
    },
    kill() {
      stopping.abort();
      running?.kill();
    },
    crash: () => running?.kill(),
    async replace() {
      while (!running) await pause(LOOK_AGAIN_MS, signal);
      if (running.reload) return running.reload();
      replacement = Promise.withResolvers<void>();
      const { promise } = replacement;
      await running.stop();
      return promise;
    },
  };
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1).replace(/\.0$/, '')} s`;
}
