import { isMonthly } from '@aangan/shared-kit/domain/listing-category';
import { ALL_SIZES } from '../../../demo/seed/trend-series.ts';
import type { Database } from '../../foundation/database/client.ts';
import type { ListingCard } from './listing-cards.ts';
import { trendOf } from './property.queries.ts';

/** Sizes of homes that have a series of their own; all else is shown the locality's. */
const SIZES_WITH_TREND = ['BHK1', 'BHK2', 'BHK3'] as const;

/** How prices of homes like this one went in its locality, month by month. */
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
