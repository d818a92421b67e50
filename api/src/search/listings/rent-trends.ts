import { isMonthly, type ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import type { Database } from '../../foundation/database/public.ts';
import { ALL_SIZES } from '../../places/public.ts';
import { trendOf } from './property.queries.ts';

/** Sizes of homes with a series of their own; other sizes use the locality's series. */
const SIZES_WITH_TREND = ['BHK1', 'BHK2', 'BHK3'] as const;

/** A home whose locality is looked at. */
interface TrendHome {
  readonly category: ListingCategory;
  readonly bhk: string | null;
  readonly localityId: string;
  readonly localityName: string;
}

/** Monthly prices of homes like it in its locality. */
export async function rentTrends(database: Database, home: TrendHome) {
  const bhk = SIZES_WITH_TREND.find((size) => size === home.bhk) ?? null;
  const monthly = isMonthly(home.category);
  const points = await trendOf(database, home.localityId, bhk ?? ALL_SIZES);
  return {
    locality: home.localityName,
    bhk,
    unit: monthly ? ('rent_per_month' as const) : ('price_per_sqft' as const),
    points: points.map(({ month, rentMedian, pricePerSqft, sampleSize }) => ({
      month: month.slice(0, 7),
      value: monthly ? rentMedian : pricePerSqft,
      sampleSize,
    })),
  };
}
