import { CHAT_PANELS } from '@aangan/shared-kit/links/chat';
import type { PageArgs } from '@aangan/shared-kit/platform/page';
import { orNotFound } from '../calls/public.ts';
import { loadInbox } from '../chat-list/public.ts';
import { newKey } from '../message-key/public.ts';

/** Loads one conversation with its last messages, or those before a number, and the list beside it. */
export async function loadChat({ params, url, platform }: PageArgs) {
  const { http } = platform;
  const input = { params: { conversationId: params.conversationId ?? '' } };
  const before = seqOf(url.searchParams.get('before'));
  const query = before === undefined ? {} : { before };
  const [conversation, page, inbox] = await Promise.all([
    orNotFound(http.request('GET /api/v1/chat/conversations/{conversationId}', input)),
    orNotFound(http.request('GET /api/v1/chat/conversations/{conversationId}/messages', { ...input, query })),
    loadInbox(http),
  ]);
  const panel = CHAT_PANELS.find((each) => each === url.searchParams.get('panel'));
  // Few people open a panel, so its code loads with the first one.
  const panelData = panel && (await (await import('./load-panel.ts')).loadPanel(platform, conversation, panel));
  // A form that is sent twice without JavaScript is one message.
  return { conversation, page, inbox, before, panel, panelData, formKey: newKey() };
}

export type ChatData = Awaited<ReturnType<typeof loadChat>>;

function seqOf(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}
