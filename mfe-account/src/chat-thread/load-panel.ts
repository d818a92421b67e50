import type { Conversation } from '@aangan/shared-kit/contracts/chat-values';
import type { ChatPanel } from '@aangan/shared-kit/links/chat';
import type { Http } from '@aangan/shared-kit/platform/http';

/** Loads what a panel shows: free times of the home, or the rules of photos. */
export async function loadPanel(http: Http, { id, home }: Pick<Conversation, 'id' | 'home'>, panel: ChatPanel) {
  return {
    times: panel === 'visit' && home ? await freeTimes(http, home.id) : [],
    upload: panel === 'photo' ? await photoRules(http, id) : undefined,
  };
}

export type PanelData = Awaited<ReturnType<typeof loadPanel>>;

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
