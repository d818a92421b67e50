import { cityBySlug } from '@aangan/shared-kit/domain/cities';
import { CATEGORY_FACTS } from '@aangan/shared-kit/domain/listing-category';
import { BHK_LABELS } from '@aangan/shared-kit/domain/listing-options';
import { formatShortRupees } from '@aangan/shared-kit/domain/money';
import type { ResolvedSearch } from '../listings/public.ts';

const LONGEST = 80;

/** Default name of an alert: `Rent · Koramangala · 2 BHK · up to ₹30 K`. */
export function alertName({ query, localities, society, around }: ResolvedSearch): string {
  const places = [...localities, ...(society ? [society] : []), ...(around ? [around.place] : [])];
  const where = places.map(({ name }) => name).join(', ') || (cityBySlug(query.city)?.name ?? query.city);
  const rooms = query.bhk.map((type) => BHK_LABELS[type]).join(', ');
  const budget = query.maxPrice === undefined ? '' : `up to ${formatShortRupees(query.maxPrice)}`;
  return [CATEGORY_FACTS[query.category].tab, where, rooms, budget].filter(Boolean).join(' · ').slice(0, LONGEST);
}
