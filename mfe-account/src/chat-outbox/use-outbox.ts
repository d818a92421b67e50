import type { ChatMessage } from '@aangan/shared-kit/contracts/chat-values';
import { HttpError } from '@aangan/shared-kit/platform/http';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { createOutbox, type Outbox, type OutboxState, type SendResult } from './outbox.ts';
import { unsentMessages } from './unsent-message.ts';

/** The server has no storage of the device. */
const EMPTY: OutboxState = { messages: [], failing: false };

/**
 * The unsent messages of this device. They are sent as long as a page of chat is open: at once, and again when the
 * network is back.
 * @param onSent gets each message as the server has stored it
 */
export function useOutbox(
  onSent: (conversationId: string, message: ChatMessage) => void = () => undefined,
): readonly [OutboxState, Outbox] {
  const { http, session } = usePlatform();
  const notify = useEffectEvent(onSent);
  const [outbox] = useState(() =>
    createOutbox({
      store: unsentMessages(session.account?.id ?? ''),
      delay(ms, run) {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
      async send({ conversationId, message }) {
        try {
          const input = { params: { conversationId }, json: message };
          const sent = await http.request('POST /api/v1/chat/conversations/{conversationId}/messages', input);
          notify(conversationId, sent.message);
          return { kind: 'sent' };
        } catch (error) {
          return resultOf(error);
        }
      },
    }),
  );
  const state = useSyncExternalStore(outbox.subscribe, outbox.state, () => EMPTY);
  useEffect(() => {
    const { flush, refresh, close } = outbox;
    const send = () => void flush();
    send();
    addEventListener('online', send);
    addEventListener('storage', refresh);
    return () => {
      close();
      removeEventListener('online', send);
      removeEventListener('storage', refresh);
    };
  }, [outbox]);
  return [state, outbox];
}

const NOT_SENT = 'This message was not sent.';

/** A 4xx answer stays the same when it is tried again; too many calls (429) and a timeout (408) do not. */
function resultOf(error: unknown): SendResult {
  if (!(error instanceof HttpError)) throw error;
  const { status = 0, serverMessage } = error;
  const isRefused = status >= 400 && status < 500 && status !== 429 && status !== 408;
  return isRefused ? { kind: 'refused', problem: serverMessage || NOT_SENT } : { kind: 'later' };
}
