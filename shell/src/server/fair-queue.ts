/** Counts of requests. A key is a visitor's network. */
export interface QueueLimits {
  /** Are worked on at a time. */
  readonly atOnce: number;
  /** Of one key, are worked on at a time. */
  readonly perKey: number;
  /** Of one key, may wait. */
  readonly waitingPerKey: number;
  /** ms that one may wait. */
  readonly waitMs: number;
}

/** Too many wait, or one has waited for too long. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

export interface FairQueue {
  /**
   * Resolves when it is the key's turn.
   * @param leaving gives up the place in the queue
   * @returns ends the turn; safe to call again
   * @throws QueueFull
   */
  take(key: string, leaving?: AbortSignal): Promise<() => void>;
}

interface Waiter {
  readonly start: () => void;
}

/** Keys that wait are served in turn, one request each, and none beyond its share. */
export function fairQueue({ atOnce, perKey, waitingPerKey, waitMs }: QueueLimits): FairQueue {
  const running = new Map<string, number>();
  /** In the order of their turns. */
  const waiting = new Map<string, Set<Waiter>>();
  let total = 0;

  const mayStart = (key: string) => total < atOnce && (running.get(key) ?? 0) < perKey;

  function start(key: string): () => void {
    total++;
    running.set(key, (running.get(key) ?? 0) + 1);
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      total--;
      const left = (running.get(key) ?? 1) - 1;
      if (left > 0) running.set(key, left);
      else running.delete(key);
      startNext();
    };
  }

  function startNext(): void {
    for (const [key, waiters] of waiting) {
      if (!mayStart(key)) continue;
      const [first] = waiters;
      remove(key, first);
      // Its next request waits until the other keys had their turn.
      const rest = waiting.get(key);
      if (rest && waiting.delete(key)) waiting.set(key, rest);
      first?.start();
      return;
    }
  }

  function remove(key: string, waiter: Waiter | undefined): void {
    const waiters = waiting.get(key);
    if (waiter) waiters?.delete(waiter);
    if (waiters?.size === 0) waiting.delete(key);
  }

  return {
    take(key, leaving) {
      if (mayStart(key)) return Promise.resolve(start(key));
      const waiters = waiting.get(key) ?? new Set();
      if (waiters.size >= waitingPerKey) return Promise.reject(new QueueFull('Too many requests wait'));
      waiting.set(key, waiters);
      return new Promise((resolve, reject) => {
        const give = (reason: string) => () => {
          clearTimeout(timer);
          remove(key, waiter);
          reject(new QueueFull(reason));
        };
        const timer = setTimeout(give('The request has waited for too long'), waitMs);
        const leave = give('The visitor has left');
        leaving?.addEventListener('abort', leave, { once: true });
        const waiter: Waiter = {
          start: () => {
            clearTimeout(timer);
            leaving?.removeEventListener('abort', leave);
            resolve(start(key));
          },
        };
        waiters.add(waiter);
      });
    },
  };
}
