import type { ExploreAnswers } from '@aangan/shared-kit/links/explore';
import type { Platform } from '@aangan/shared-kit/platform/platform';

/** Localities that are shown before anything is typed. */
const MOST_SHOWN = 12;

/**
 * Localities to choose from: those that match a typed text, for forms without JavaScript; else those with most listings
 * of the kind.
 */
export async function loadLocalities({ http }: Platform, { city = '', category }: ExploreAnswers, typed: string) {
  const hint = typed.trim().slice(0, 80);
  if (hint) {
    const query = { hint, city, size: 25 };
    const { suggestions } = await http.request('GET /places/api/v1/autocomplete', { query });
    const localities = suggestions.filter((place) => place.kind === 'locality' && place.city === city);
    return { hint, localities: localities.map(({ slug, name }) => ({ slug, name })) };
  }
  const { localities } = await http.request('GET /api/v1/localities/city/{city}', { params: { city } });
  const listings = (counts: (typeof localities)[number]['listings']) => (category && counts[category]) ?? 0;
  return {
    hint: '',
    localities: localities
      .toSorted((one, other) => listings(other.listings) - listings(one.listings))
      .slice(0, MOST_SHOWN)
      .map(({ slug, name }) => ({ slug, name })),
  };
}
