import { MOST_PLACES } from '@aangan/shared-kit/domain/smart-search/next-question';
import type { Slot } from '@aangan/shared-kit/domain/smart-search/understanding';
import { countRange } from '../search/listings/public.ts';
import type { WantedSearch } from './wanted-search.ts';

/** The localities of the city with most homes that fit, without those that are not wanted. */
export function localitiesWithMost(
  slots: readonly Slot[],
  { resolved: { city }, slice, filtered }: Pick<WantedSearch, 'resolved' | 'slice' | 'filtered'>,
) {
  const unwanted = new Set(slots.flatMap((slot) => (slot.kind === 'place' && slot.negated ? [slot.value.id] : [])));
  return [...city.localities.values()]
    .filter(({ id }) => !unwanted.has(id))
    .map(({ id, slug, name }) => {
      const range = slice.localities.get(id);
      return {
        id,
        slug,
        name,
        city: city.slug,
        total_count: range ? countRange(filtered.all, range.start, range.end) : 0,
      };
    })
    .filter(({ total_count }) => total_count > 0)
    .sort((one, other) => other.total_count - one.total_count || one.name.localeCompare(other.name))
    .slice(0, MOST_PLACES);
}
