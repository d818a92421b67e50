import type { Platform } from '@aangan/shared-kit/platform/platform';
import { unknownIsNotFound } from '../session/public.ts';
import { wantedWords } from '../wishes/public.ts';

/** The search of a session that alerts are wanted for; without a session, those to choose from. */
export async function loadRequirement(platform: Platform, sessionId: string | null) {
  const { http, session } = platform;
  if (sessionId === null) {
    const { sessions } = await http.request('POST /falcon/smart-search-v2/session_history', {
      json: { user_id: session.account?.id ?? null },
    });
    return {
      chosen: null,
      sessions: sessions.map((each) => ({ id: each.session_id, label: wantedWords(each.slots, each.final_filters) })),
    };
  }
  const [detail, own] = await Promise.all([
    http
      .request('GET /falcon/smart-search-v2/session_detail', { query: { session_id: sessionId } })
      .catch(unknownIsNotFound),
    session.loggedIn ? http.request('GET /api/v1/alerts', {}) : null,
  ]);
  return {
    chosen: {
      id: sessionId,
      label: wantedWords(detail.slots, detail.final_filters),
      address: detail.results_url,
      channels: own?.channels.filter(({ reachable }) => reachable).map(({ channel }) => channel) ?? null,
    },
    sessions: [],
  };
}
