import type { Conversation } from '@aangan/shared-kit/contracts/chat-values';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Tells the server how far the reader has come, while they look at the page.
 * @param newest number of the newest message on the screen; 0 for none
 */
export function useReading({ id, readSeq }: Pick<Conversation, 'id' | 'readSeq'>, newest: number): void {
  const { http } = usePlatform();
  const told = useRef(readSeq);
  const tell = useEffectEvent(async () => {
    if (document.hidden || newest <= told.current) return;
    const before = told.current;
    told.current = newest;
    try {
      const input = { params: { conversationId: id }, json: { readSeq: newest } };
      await http.request('PUT /api/v1/chat/conversations/{conversationId}/read', input);
    } catch {
      // The next message, or the next look at the page, tells it again.
      told.current = before;
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message is told at once
  useEffect(() => void tell(), [newest]);
  useEffect(() => {
    const look = () => void tell();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
}
