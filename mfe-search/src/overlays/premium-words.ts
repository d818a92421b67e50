import { PREMIUM_DAYS, PREMIUM_FILTERS, type PremiumFilter } from '@aangan/shared-kit/domain/premium-filters';

const LABELS = {
  'price-dropped': `Costs less than ${PREMIUM_DAYS['price-dropped']} days ago`,
  'confirmed-lately': `Confirmed by its owner within ${PREMIUM_DAYS['confirmed-lately']} days`,
  'seen-by-us': 'Seen by somebody of Aangan',
} as const satisfies Record<PremiumFilter, string>;

export const PREMIUM_OPTIONS = PREMIUM_FILTERS.map((value) => ({ value, label: LABELS[value] }));

export function isPremiumFilter(value: string): value is PremiumFilter {
  return value in LABELS;
}
