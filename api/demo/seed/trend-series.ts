import { INDIA_OFFSET_MS } from '@aangan/shared-kit/domain/time-spans';
import type { Random } from '../../src/foundation/random/public.ts';
import { ALL_SIZES } from '../../src/places/public.ts';
import { localitySalePerSqft, usualRent } from './price-level.ts';

export const TREND_MONTHS = 36;

/** Sizes with a series of their own, and their share among homes. */
const TREND_SIZES = [
  { bhk: 'BHK1', share: 0.25, saleFactor: 0.97 },
  { bhk: 'BHK2', share: 0.45, saleFactor: 1 },
  { bhk: 'BHK3', share: 0.3, saleFactor: 1.05 },
] as const;

type TrendSize = (typeof TREND_SIZES)[number]['bhk'] | typeof ALL_SIZES;

interface TrendPoint {
  readonly bhk: TrendSize;
  /** First day of the month, `2026-11-01`. */
  readonly month: string;
  /** ₹ a month. */
  readonly rentMedian: number;
  /** ₹ */
  readonly pricePerSqft: number;
  readonly sampleSize: number;
}

interface TrendLocality {
  readonly tier: number;
}

interface TrendCity {
  readonly rentPerSqft: number;
  readonly salePerSqft: number;
}

/** Share of last month's deviation from the trend that is left this month. */
const PERSISTENCE = 0.8;
/** Random change per month, as a share of the value. */
const SURPRISE = 0.011;

/** First days of the 36 months up to the month of `now` (epoch ms) in India, oldest first. */
export function trendMonths(now: number): string[] {
  const india = new Date(now + INDIA_OFFSET_MS);
  return Array.from({ length: TREND_MONTHS }, (_, at) =>
    new Date(Date.UTC(india.getUTCFullYear(), india.getUTCMonth() - (TREND_MONTHS - 1 - at), 1))
      .toISOString()
      .slice(0, 10),
  );
}

/**
 * Monthly medians of one locality by home size and for all sizes: a yearly rise with AR(1) noise, ending at the price
 * level of the city and the locality's tier.
 */
export function localityTrend(
  city: TrendCity,
  { tier }: TrendLocality,
  months: readonly string[],
  random: Random,
): TrendPoint[] {
  const rentRise = random.between(0.02, 0.09);
  const saleRise = random.between(0.03, 0.1);
  const busyness = random.between(0.6, 1.6);
  const bySize = TREND_SIZES.map(({ bhk, share, saleFactor }) => {
    const rents = wobble(usualRent(city, tier, bhk), rentRise, months.length, random);
    const prices = wobble(localitySalePerSqft(city, tier) * saleFactor, saleRise, months.length, random);
    return { bhk, share, rents, prices, samples: months.map(() => sampleSize(share * busyness, random)) };
  });
  const own = bySize.flatMap(({ bhk, rents, prices, samples }) =>
    months.map((month, at) => point(bhk, month, rents[at], prices[at], samples[at])),
  );
  const together = months.map((month, at) =>
    point(
      ALL_SIZES,
      month,
      bySize.reduce((sum, { share, rents }) => sum + share * (rents[at] ?? 0), 0),
      bySize.reduce((sum, { share, prices }) => sum + share * (prices[at] ?? 0), 0),
      bySize.reduce((sum, { samples }) => sum + (samples[at] ?? 0), 0),
    ),
  );
  return [...own, ...together];
}

function point(bhk: TrendSize, month: string, rent = 0, price = 0, sample = 0): TrendPoint {
  return {
    bhk,
    month,
    rentMedian: Math.round(rent / 100) * 100,
    pricePerSqft: Math.round(price / 10) * 10,
    sampleSize: sample,
  };
}

function sampleSize(busyness: number, random: Random): number {
  return Math.max(3, Math.round(90 * busyness * random.between(0.75, 1.25)));
}

/** Values that rise by `yearlyRise` a year and end near `last`. */
function wobble(last: number, yearlyRise: number, count: number, random: Random): number[] {
  let departure = 0;
  return Array.from({ length: count }, (_, at) => {
    departure = PERSISTENCE * departure + SURPRISE * standardNormal(random);
    const yearsBefore = (count - 1 - at) / 12;
    return last * Math.exp(departure - Math.log1p(yearlyRise) * yearsBefore);
  });
}

/** Box-Muller. */
function standardNormal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());
}
