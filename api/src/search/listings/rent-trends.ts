import { isMonthly } from '@aangan/shared-kit/domain/listing-category';
import type { Database } from '../../foundation/database/public.ts';
import { ALL_SIZES } from '../../places/public.ts';
import type { ListingCard } from './listing-cards.ts';
import { trendOf } from './property.queries.ts';

/** Sizes of homes with a series of their own; other sizes use the locality's series. */
const SIZES_WITH_TREND = ['BHK1', 'BHK2', 'BHK3'] as const;

/** Monthly prices of similar homes in the locality of a listing. */
export async function rentTrends(database: Database, card: ListingCard) {
  const bhk = SIZES_WITH_TREND.find((size) => size === card.bhk) ?? null;
  const monthly = isMonthly(card.category);
  const points = await trendOf(database, card.localityId, bhk ?? ALL_SIZES);
  return {
    locality: card.localityName,
    bhk,
    unit: monthly ? ('rent_per_month' as const) : ('price_per_sqft' as const),
    points: points.map(({ month, rentMedian, pricePerSqft, sampleSize }) => ({
      month: month.slice(0, 7),
      value: monthly ? rentMedian : pricePerSqft,
      sampleSize,
    })),
  };
}
