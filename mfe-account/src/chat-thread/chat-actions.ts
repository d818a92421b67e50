import { CHAT_LIMITS } from '@aangan/shared-kit/domain/chat/chat-limits';
import { CHAT_REPORT_REASON_KEYS } from '@aangan/shared-kit/domain/chat/chat-report-reason';
import { CHATS_LINK, chatLink } from '@aangan/shared-kit/links/chat';
import { orRefusal, refusal } from '@aangan/shared-kit/platform/form-refusal';
import type { ActionArgs, Refusal } from '@aangan/shared-kit/platform/page';
import { redirect } from '@aangan/shared-kit/platform/router';
import { newKey } from '../message-key/public.ts';
import { ADD_WORDS } from './chat-panels.words.ts';

/** What the forms of a conversation do. */
export type ChatDoing =
  | 'send'
  | 'archive'
  | 'unarchive'
  | 'silence'
  | 'unsilence'
  | 'block'
  | 'unblock'
  | 'report'
  | 'delete'
  | 'propose'
  | 'answer';

const SILENCE_MS = 8 * 60 * 60 * 1000;

/** Does what a form of the conversation says, then shows the conversation again. */
export async function changeChat({ form, params, platform: { http } }: ActionArgs): Promise<Response | Refusal> {
  const conversationId = params.conversationId ?? '';
  const input = { params: { conversationId } };
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const after = (work: () => Promise<unknown>, path = chatLink(conversationId)) =>
    orRefusal(form, async () => {
      await work();
      return redirect(path);
    });
  const settings = (json: { readonly archived?: boolean; readonly mutedUntil?: number | null }) => () =>
    http.request('PUT /api/v1/chat/conversations/{conversationId}/settings', { ...input, json });
  switch (text('do') as ChatDoing) {
    case 'send': {
      const json = { kind: 'text', clientKey: text('key') || newKey(), text: text('text') } as const;
      return after(() => http.request('POST /api/v1/chat/conversations/{conversationId}/messages', { ...input, json }));
    }
    case 'archive':
      return after(settings({ archived: true }), CHATS_LINK);
    case 'unarchive':
      return after(settings({ archived: false }));
    case 'silence':
      return after(settings({ mutedUntil: Date.now() + SILENCE_MS }));
    case 'unsilence':
      return after(settings({ mutedUntil: null }));
    case 'block':
      return after(() => http.request('POST /api/v1/chat/conversations/{conversationId}/block', input));
    case 'unblock':
      return after(() => http.request('DELETE /api/v1/chat/conversations/{conversationId}/block', input));
    case 'delete':
      return after(() => http.request('DELETE /api/v1/chat/conversations/{conversationId}', input), CHATS_LINK);
    case 'report': {
      const reason = CHAT_REPORT_REASON_KEYS.find((key) => key === text('reason'));
      if (!reason) return refusal(form, { reason: 'Choose a reason.' });
      const toSeq = Number(text('toSeq'));
      const json = { reason, words: text('words'), fromSeq: Math.max(1, toSeq - CHAT_LIMITS.evidence + 1), toSeq };
      return after(() => http.request('POST /api/v1/chat/conversations/{conversationId}/report', { ...input, json }));
    }
    case 'propose': {
      const times = form.getAll('time').map(Number).slice(0, CHAT_LIMITS.proposedTimes);
      if (times.length === 0) return refusal(form, { time: ADD_WORDS.timesMissing });
      const json = { clientKey: text('key') || newKey(), times };
      return after(() =>
        http.request('POST /api/v1/chat/conversations/{conversationId}/visit-proposals', { ...input, json }),
      );
    }
    default: {
      const json = { time: text('time') === '' ? null : Number(text('time')) };
      const proposal = { params: { conversationId, seq: Number(text('seq')) }, json };
      return after(() =>
        http.request('POST /api/v1/chat/conversations/{conversationId}/visit-proposals/{seq}', proposal),
      );
    }
  }
}
