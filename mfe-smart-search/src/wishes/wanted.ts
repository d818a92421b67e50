import { cityBySlug } from '@aangan/shared-kit/domain/cities';
import { CATEGORY_FACTS, LISTING_CATEGORIES } from '@aangan/shared-kit/domain/listing-category';
import { toChips } from '@aangan/shared-kit/domain/smart-search/chips';
import type { Chip, Slot } from '@aangan/shared-kit/domain/smart-search/understanding';

/** The chips of what a session wants. */
export function wantedChips(slots: readonly Slot[]): readonly Chip[] {
  return toChips({ text: '', slots, ignored: [], unknown: [] });
}

interface WantedIn {
  readonly looking_for: string;
  readonly city: string;
}

/** What a session wants in one line: `Homes for rent in Bangalore: 2 BHK, up to ₹30 K`. */
export function wantedWords(slots: readonly Slot[], { looking_for, city }: WantedIn): string {
  const category = LISTING_CATEGORIES.find((each) => CATEGORY_FACTS[each].segment === looking_for);
  const homes = category ? CATEGORY_FACTS[category].plural : 'homes';
  const where = `${homes.charAt(0).toUpperCase()}${homes.slice(1)} in ${cityBySlug(city)?.name ?? city}`;
  const rest = wantedChips(slots)
    .filter(({ kind }) => kind !== 'category' && kind !== 'city')
    .map(({ label }) => label);
  return rest.length === 0 ? where : `${where}: ${rest.join(', ')}`;
}
