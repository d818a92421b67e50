import type { Platform } from '@aangan/shared-kit/platform/platform';
import { homeCard } from '../home-card/public.ts';
import { unknownIsNotFound } from '../session/public.ts';
import { wantedWords } from '../wishes/public.ts';

/** Homes of a shared session. @throws notFound once the link has ended */
export async function loadShared({ http, now }: Platform, token: string) {
  const shared = await http
    .request('GET /falcon/smart-search-v2/shared/{token}', { params: { token } })
    .catch(unknownIsNotFound);
  return {
    wanted: wantedWords(shared.slots, shared),
    ends: shared.ends_at,
    homes: shared.homes.map(({ record, vote }) => ({ card: homeCard(record, now), vote })),
  };
}
