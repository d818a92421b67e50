import { CHAT_PANELS, type ChatPanel } from '@aangan/shared-kit/links/chat';
import type { Http } from '@aangan/shared-kit/platform/http';
import type { PageArgs } from '@aangan/shared-kit/platform/page';
import { orNotFound } from '../calls/public.ts';
import { loadInbox } from '../chat-list/public.ts';
import { newKey } from '../message-key/public.ts';

/** Loads one conversation with its last messages, or those before a number, and the list beside it. */
export async function loadChat({ params, url, platform: { http } }: PageArgs) {
  const input = { params: { conversationId: params.conversationId ?? '' } };
  const before = seqOf(url.searchParams.get('before'));
  const query = before === undefined ? {} : { before };
  const [conversation, page, inbox] = await Promise.all([
    orNotFound(http.request('GET /api/v1/chat/conversations/{conversationId}', input)),
    orNotFound(http.request('GET /api/v1/chat/conversations/{conversationId}/messages', { ...input, query })),
    loadInbox(http),
  ]);
  const panel = CHAT_PANELS.find((each) => each === url.searchParams.get('panel'));
  const times = panel === 'visit' && conversation.home ? await freeTimes(http, conversation.home.id) : [];
  const upload = panel === 'photo' ? await photoRules(http, conversation.id) : undefined;
  // A form that is sent twice without JavaScript is one message.
  return { conversation, page, inbox, before, panel, times, upload, formKey: newKey() };
}

export type ChatData = Awaited<ReturnType<typeof loadChat>>;
export type { ChatPanel };

/** Days whose times a proposal offers. */
const DAYS = 4;

/** The next free times of a home’s visits, epoch ms. */
async function freeTimes(http: Http, propertyId: string): Promise<readonly number[]> {
  const params = { propertyId };
  const { responseBody } = await http.request('GET /nb/api/v3/slot/booking/{propertyId}/getDays', { params });
  const days = responseBody.days.filter(({ free }) => free > 0).slice(0, DAYS);
  const slots = await Promise.all(
    days.map(({ date }) =>
      http.request('GET /nb/api/v3/slot/booking/{propertyId}/getSlots', { params, query: { date } }),
    ),
  );
  return slots.flatMap(({ responseBody: { slots: ofDay } }) =>
    ofDay.filter(({ state }) => state === 'free').map(({ timeEpoch }) => timeEpoch),
  );
}

async function photoRules(http: Http, conversationId: string) {
  const query = { kind: 'chat-photo', subject: conversationId };
  return (await http.request('GET /api/v1/uploads', { query })).rules;
}

function seqOf(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}
