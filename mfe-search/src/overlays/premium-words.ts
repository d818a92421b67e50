import { PREMIUM_DAYS, PREMIUM_FILTERS, type PremiumFilter } from '@aangan/shared-kit/domain/premium-filters';

const LABELS = {
  'price-dropped': `Price dropped in the last ${PREMIUM_DAYS['price-dropped']} days`,
  'confirmed-lately': `Confirmed by its owner in the last ${PREMIUM_DAYS['confirmed-lately']} days`,
  'seen-by-us': 'Seen by someone from Aangan',
} as const satisfies Record<PremiumFilter, string>;

export const PREMIUM_OPTIONS = PREMIUM_FILTERS.map((value) => ({ value, label: LABELS[value] }));

export function isPremiumFilter(value: string): value is PremiumFilter {
  return Object.hasOwn(LABELS, value);
}
