import type { Platform } from '@aangan/shared-kit/platform/platform';
import { homeCard } from '../home-card/public.ts';
import { fitWords } from '../reasons/public.ts';
import { wantedWords } from '../wishes/public.ts';

const REASONS_SHOWN = 3;

export async function loadRecommendations({ http, now }: Platform) {
  const { sessions } = await http.request('GET /falcon/smart-search-v2/recommendations', {});
  return sessions
    .filter(({ properties }) => properties.length > 0)
    .map(({ session_id, slots, final_filters, properties }) => ({
      id: session_id,
      wanted: wantedWords(slots, final_filters),
      homes: properties.map(({ record, fits }) => ({
        card: homeCard(record, now),
        fits: [...new Set(fits.slice(0, REASONS_SHOWN).map(fitWords))],
      })),
    }));
}
