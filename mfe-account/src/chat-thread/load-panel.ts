import type { Conversation } from '@aangan/shared-kit/contracts/chat-values';
import { indiaDay, laterDay } from '@aangan/shared-kit/domain/india-day';
import type { ChatPanel } from '@aangan/shared-kit/links/chat';
import type { Http } from '@aangan/shared-kit/platform/http';
import type { Platform } from '@aangan/shared-kit/platform/platform';

/** Loads what a panel shows: free times of the home, or the rules of photos. */
export async function loadPanel(
  { http, now }: Pick<Platform, 'http' | 'now'>,
  { id, home }: Pick<Conversation, 'id' | 'home'>,
  panel: ChatPanel,
) {
  return {
    times: panel === 'visit' && home ? await freeTimes(http, home.id, now) : [],
    upload: panel === 'photo' ? await photoRules(http, id) : undefined,
  };
}

/** Days, from today, whose times a proposal offers. */
const DAYS = 5;

/** The next free times of a home’s visits, epoch ms: for the seeker, and for the owner, who has no days to book. */
async function freeTimes(http: Http, propertyId: string, now: number): Promise<readonly number[]> {
  const dates = Array.from({ length: DAYS }, (_, days) => laterDay(indiaDay(now), days));
  const answers = await Promise.all(
    dates.map((date) =>
      http.request('GET /nb/api/v3/slot/booking/{propertyId}/getSlots', { params: { propertyId }, query: { date } }),
    ),
  );
  return answers.flatMap(({ responseBody: { slots } }) =>
    slots.filter(({ state }) => state === 'free').map(({ timeEpoch }) => timeEpoch),
  );
}

async function photoRules(http: Http, conversationId: string) {
  const query = { kind: 'chat-photo', subject: conversationId };
  return (await http.request('GET /api/v1/uploads', { query })).rules;
}
