import { orEnded } from '@aangan/shared-kit/platform/or-ended';
import type { Platform } from '@aangan/shared-kit/platform/platform';
import { homeCard } from '../home-card/public.ts';
import { wantedWords } from '../wishes/public.ts';

/** Homes of a shared session. Null once the link has ended. */
export async function loadShared({ http, now }: Platform, token: string) {
  const shared = await orEnded(http.request('GET /falcon/smart-search-v2/shared/{token}', { params: { token } }));
  if (!shared) return null;
  return {
    wanted: wantedWords(shared.slots, shared),
    ends: shared.ends_at,
    homes: shared.homes.map(({ record, vote }) => ({ card: homeCard(record, now), vote })),
  };
}
