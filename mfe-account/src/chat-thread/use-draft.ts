import type { Conversation } from '@aangan/shared-kit/contracts/chat-values';
import { formDraft } from '@aangan/shared-kit/platform/form-draft';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** ms after the last key until other devices see the draft. */
const DELAY_MS = 1_500;

interface Draft {
  change(text: string): void;
  /** The message is sent. */
  forget(): void;
}

/**
 * What the reader has begun to write: in this tab at once, so that it survives a reload without a network, and on the
 * server soon after, for their other devices.
 */
export function useDraft(
  { id, draft }: Pick<Conversation, 'id' | 'draft'>,
  field: RefObject<HTMLTextAreaElement | null>,
): Draft {
  const { http, session } = usePlatform();
  const local = formDraft(`chat-${id}`, session.account?.id);
  const stored = useRef<string | undefined>(draft);
  const timer = useRef(0);
  const latest = useRef(draft);

  async function save(): Promise<void> {
    window.clearTimeout(timer.current);
    const text = latest.current;
    if (text === stored.current) return;
    stored.current = text;
    try {
      const input = { params: { conversationId: id }, json: { text } };
      await http.request('PUT /api/v1/chat/conversations/{conversationId}/draft', input, { keepalive: true });
    } catch {
      // The tab has the draft, and the next key saves it again.
      stored.current = undefined;
    }
  }
  function change(text: string): void {
    latest.current = text;
    local.save({ text });
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => void save(), DELAY_MS);
  }
  const restore = useEffectEvent(() => {
    if (!field.current) return;
    const typed = field.current.value;
    if (typed !== draft) {
      change(typed);
      return;
    }
    const text = local.read()?.text ?? '';
    if (text === '') return;
    field.current.value = text;
    latest.current = text;
  });
  const leave = useEffectEvent(() => void save());
  useEffect(() => {
    restore();
    return () => leave();
  }, []);

  return {
    change,
    forget() {
      latest.current = '';
      // The server deletes the draft with the message.
      stored.current = '';
      window.clearTimeout(timer.current);
      local.save({ text: '' });
    },
  };
}
