import { pause } from '../site/pause.ts';
import type { Progress } from '../site/progress.ts';
import type { Supervised } from '../site/supervise.ts';
import { isBack, mayGo, type ProxyStates, rollOrder } from './roll-order.ts';

/** ms for the proxy to see what is expected of its servers. */
const SEEN_WITHIN_MS = 60_000;

const LOOK_AGAIN_MS = 50;

/** How long parts were away. */
export interface Rolled {
  /** ms from the beginning of a part's end until it gets requests again, by part. */
  readonly outMs: ReadonlyMap<string, number>;
  /** ms of the whole. */
  readonly tookMs: number;
}

interface RollDeps {
  readonly states: () => Promise<ProxyStates>;
  readonly progress: Progress;
  readonly signal: AbortSignal;
}

/**
 * Replaces each part by a new process, one at a time: it finishes what it has begun, ends, and is started again.
 * @throws Error when a new process does not start, or the proxy sends it no requests; later parts are left as they are
 */
export async function rollParts(parts: ReadonlyMap<string, Supervised>, deps: RollDeps): Promise<Rolled> {
  const { states, progress, signal } = deps;
  const outMs = new Map<string, number>();
  const began = performance.now();
  for (const name of rollOrder([...parts.keys()])) {
    await until(`${name} may be replaced`, async () => mayGo(name, await states()), signal);
    const outSince = performance.now();
    await parts.get(name)?.replace();
    await until(`${name} gets requests again`, async () => isBack(name, await states()), signal);
    const out = performance.now() - outSince;
    outMs.set(name, out);
    progress.say(name, `replaced in ${(out / 1000).toFixed(1)} s`);
  }
  return { outMs, tookMs: performance.now() - began };
}

async function until(what: string, isSo: () => Promise<boolean>, signal: AbortSignal): Promise<void> {
  const deadline = performance.now() + SEEN_WITHIN_MS;
  // The proxy does not answer for a moment while it is replaced.
  while (!(await isSo().catch(() => false))) {
    if (performance.now() > deadline) throw new Error(`The proxy does not see within a minute that ${what}`);
    await pause(LOOK_AGAIN_MS, signal);
  }
}
