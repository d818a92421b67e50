import { seededRandom } from '../../src/foundation/random/public.ts';
import { usualRent } from './price-level.ts';
import { localityTrend, TREND_MONTHS, trendMonths } from './trend-series.ts';

const CITY = { rentPerSqft: 30, salePerSqft: 9000 };
const MONTHS = trendMonths(Date.parse('2026-11-21T00:00:00Z'));
const trend = (tier: number, seed = 'a') => localityTrend(CITY, { tier }, MONTHS, seededRandom(seed));

describe('trendMonths', () => {
  it('ends with the current month in India, after 36 in a row', () => {
    expect(MONTHS).toHaveLength(TREND_MONTHS);
    expect([MONTHS[0], MONTHS[1], MONTHS[35]]).toEqual(['2023-12-01', '2024-01-01', '2026-11-01']);
    expect(trendMonths(Date.parse('2026-11-30T19:00:00Z'))[35]).toBe('2026-12-01');
  });
});

describe('localityTrend', () => {
  it('has one point per month for each size and for all sizes together', () => {
    const points = trend(3);
    expect(points).toHaveLength(4 * TREND_MONTHS);
    for (const bhk of ['BHK1', 'BHK2', 'BHK3', 'ALL']) {
      expect(points.filter((point) => point.bhk === bhk).map(({ month }) => month)).toEqual(MONTHS);
    }
  });

  it.each([1, 2, 3, 4, 5])('ends near the price level of tier %d', (tier) => {
    const last = trend(tier).find((point) => point.bhk === 'BHK2' && point.month === '2026-11-01');
    const usual = usualRent(CITY, tier, 'BHK2');
    expect(last?.rentMedian).toBeGreaterThan(usual * 0.9);
    expect(last?.rentMedian).toBeLessThan(usual * 1.1);
  });

  it('changes gradually from month to month and counts the homes behind each value', () => {
    const points = trend(2, 'b').filter(({ bhk }) => bhk === 'BHK2');
    for (const [at, point] of points.entries()) {
      const before = points[at - 1];
      expect(point.sampleSize).toBeGreaterThanOrEqual(3);
      if (before) expect(Math.abs(point.rentMedian / before.rentMedian - 1)).toBeLessThan(0.07);
    }
  });

  it('has for all sizes the sum of the sample sizes', () => {
    const of = (bhk: string) => trend(4).find((point) => point.bhk === bhk)?.sampleSize ?? 0;
    expect(of('ALL')).toBe(of('BHK1') + of('BHK2') + of('BHK3'));
  });

  it('is deterministic for a seed', () => {
    expect(trend(3, 'c')).toEqual(trend(3, 'c'));
    expect(trend(3, 'c')).not.toEqual(trend(3, 'd'));
  });
});
