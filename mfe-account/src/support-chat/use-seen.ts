import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Tells the server how far the person has read, while they look at the page, so that a seen answer is not announced.
 * @param seenSeq what the server knows
 * @param newest number of the newest entry on the screen
 */
export function useSeen(number: string, seenSeq: number, newest: number): void {
  const { http } = usePlatform();
  const told = useRef(seenSeq);
  const tell = useEffectEvent(async () => {
    if (document.hidden || newest <= told.current) return;
    const before = told.current;
    told.current = newest;
    try {
      await http.request('PUT /api/v1/support/tickets/{number}/seen', { params: { number }, json: { seq: newest } });
    } catch {
      // The next entry, or the next look at the page, tells it again.
      told.current = before;
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new entry is told at once
  useEffect(() => void tell(), [newest]);
  useEffect(() => {
    const look = () => void tell();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
}
