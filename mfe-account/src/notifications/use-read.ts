import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Tells the server that the person has read the list, while they look at it. The entries stay marked as new until the
 * list is opened again.
 * @param newest id of the newest entry that is not read; 0 without one
 */
export function useRead(newest: number): void {
  const { http } = usePlatform();
  const told = useRef(0);
  const tell = useEffectEvent(async () => {
    if (document.hidden || newest <= told.current) return;
    const before = told.current;
    told.current = newest;
    try {
      await http.request('PUT /api/v1/notifications/read', { json: { upTo: newest } });
    } catch {
      // The next look at the page tells it again.
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
