import { useEffect, useEffectEvent } from 'react';

/**
 * Repeats an action while the tab is visible.
 * It pauses while the tab is hidden and runs at once when the tab is visible again. Runs never overlap.
 * @param everyMs ms between the end of a run and the start of the next
 */
export function usePoll(everyMs: number, turn: () => Promise<unknown>): void {
  const next = useEffectEvent(turn);
  useEffect(() => {
    let timer: number | undefined;
    let stopped = false;
    let busy = false;
    const wait = () => {
      window.clearTimeout(timer);
      if (!stopped && !document.hidden) timer = window.setTimeout(go, everyMs);
    };
    const go = async () => {
      if (busy) return;
      busy = true;
      try {
        await next();
      } finally {
        busy = false;
        wait();
      }
    };
    const follow = () => {
      window.clearTimeout(timer);
      if (!document.hidden) void go();
    };
    wait();
    document.addEventListener('visibilitychange', follow);
    return () => {
      stopped = true;
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', follow);
    };
  }, [everyMs]);
}
