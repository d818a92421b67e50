import type { ChatMessage } from '@aangan/shared-kit/contracts/chat-values';
import { CHAT_LIMITS } from '@aangan/shared-kit/domain/chat/chat-limits';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { useRevalidator } from '@aangan/shared-kit/platform/router';
import { useLive } from '@aangan/shared-kit/platform/use-live';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useOutbox } from '../chat-outbox/public.ts';
import { createThread } from '../numbered-messages/public.ts';
import { loadParts } from './chat-sections.ts';
import type { ChatData } from './load-chat.ts';
import { useReading } from './use-reading.ts';

/** ms until missing messages are asked for again after a failure. */
const AGAIN_MS = 3_000;

/** The messages of a conversation as they are now, and what changes them. */
export function useThread({ conversation, page, before }: ChatData) {
  const { http } = usePlatform();
  const { revalidate } = useRevalidator();
  const { id } = conversation;
  const isLive = before === undefined;
  const [thread] = useState(() => {
    const load = async (query: { readonly after?: number; readonly before?: number }) => {
      const params = { conversationId: id };
      const answer = await http.request('GET /api/v1/chat/conversations/{conversationId}/messages', { params, query });
      await loadParts(answer.messages);
      return answer;
    };
    return createThread<ChatMessage>({
      messages: page.messages,
      hasOlder: page.more,
      lastSeq: page.lastSeq,
      after: async (after) => (await load({ after })).messages,
      async before(seq) {
        const { messages, more } = await load({ before: seq });
        return { messages, hasOlder: more };
      },
    });
  });
  const { messages, hasOlder } = useSyncExternalStore(thread.subscribe, thread.state, thread.state);
  const [receipts, setReceipts] = useState({
    delivered: conversation.theirDeliveredSeq,
    read: conversation.theirReadSeq,
  });
  const [typing, setTyping] = useState(false);
  const timers = useRef({ typing: 0, again: 0 });

  async function reach(lastSeq: number): Promise<void> {
    window.clearTimeout(timers.current.again);
    try {
      await thread.reach(lastSeq);
    } catch {
      // The network comes and goes; nothing is shown that the next attempt mends.
      timers.current.again = window.setTimeout(() => void reach(lastSeq), AGAIN_MS);
    }
  }

  async function show(message: ChatMessage): Promise<void> {
    await loadParts([message]);
    thread.add([message]);
    await reach(message.seq);
  }

  const [unsent, outbox] = useOutbox((conversationId, message) => {
    if (conversationId === id) void show(message);
  });
  useLive('conversation', isLive ? { conversationId: id } : undefined, (now) => {
    setReceipts({ delivered: now.theirDeliveredSeq, read: now.theirReadSeq });
    showTyping(now.typing);
    void reach(now.lastSeq);
  });
  useReading(conversation, isLive ? (messages.at(-1)?.seq ?? 0) : 0);

  function showTyping(now: boolean): void {
    window.clearTimeout(timers.current.typing);
    setTyping(now);
    if (now) timers.current.typing = window.setTimeout(() => setTyping(false), CHAT_LIMITS.typingShownMs);
  }
  useEffect(() => {
    const { current } = timers;
    return () => {
      window.clearTimeout(current.typing);
      window.clearTimeout(current.again);
    };
  }, []);

  // A form of the page has changed messages, such as the answer to a proposal.
  const take = useEffectEvent(() => {
    thread.add(page.messages);
    if (isLive) void reach(page.lastSeq);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page of the loader is taken once
  useEffect(() => take(), [page]);
  // A note changes what the two can do, and messages that it answers.
  const lastNote = messages.findLast(({ kind }) => kind === 'note')?.seq ?? 0;
  const followNote = useEffectEvent(() => {
    if (isLive && lastNote > page.lastSeq) void revalidate();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new note loads the page's facts again
  useEffect(() => followNote(), [lastNote]);

  return {
    messages,
    hasOlder,
    older: thread.older,
    receipts,
    typing,
    outbox,
    failing: unsent.failing,
    unsent: unsent.messages.filter(
      ({ conversationId, message }) =>
        conversationId === id && !messages.some(({ clientKey }) => clientKey === message.clientKey),
    ),
  };
}

export type ThreadView = ReturnType<typeof useThread>;
