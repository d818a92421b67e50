import { CHAT_LIMITS } from '@aangan/shared-kit/domain/chat/chat-limits';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { useRef } from 'react';

/**
 * Tells the other person that the reader types, every few seconds at most.
 * @param allowed both people allow it
 * @returns what each key calls
 */
export function useTypingSign(conversationId: string, allowed: boolean): () => void {
  const { http } = usePlatform();
  const last = useRef(Number.NEGATIVE_INFINITY);
  return () => {
    const now = performance.now();
    if (!allowed || now - last.current < CHAT_LIMITS.typingEveryMs) return;
    last.current = now;
    const params = { conversationId };
    // A lost sign of typing is not worth a word.
    http.request('POST /api/v1/chat/conversations/{conversationId}/typing', { params }).catch(() => undefined);
  };
}
