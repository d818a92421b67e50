import { chartPoints, type TrendSeries, trendCaption, trendChange, trendTitle } from './trend-series.ts';

const months = (values: readonly number[]): TrendSeries => ({
  locality: 'Koramangala',
  bhk: 'BHK2',
  unit: 'rent_per_month',
  points: values.map((value, index) => [`2026-${String(index + 1).padStart(2, '0')}`, value, 10]),
});

describe('the price trend of a locality', () => {
  it('has a title that names what the line shows', () => {
    expect(trendTitle(months([1, 2]))).toBe('Median rent of 2 BHK homes in Koramangala, a month');
    expect(trendTitle({ ...months([1]), bhk: null, unit: 'price_per_sqft' })).toBe(
      'Median price of homes of all sizes in Koramangala, a sq ft',
    );
  });

  it('gives the sample size and the last month', () => {
    expect(trendCaption(months([1, 2, 3]))).toContain('Medians of 30 listings, up to Mar 2026');
  });

  it('compares the last month with the same month a year before', () => {
    const year = [20_000, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1];
    expect(trendChange(months([...year, 21_200]))).toBe('₹21,200 now, 6% more than a year ago');
    expect(trendChange(months([...year, 18_000]))).toBe('₹18,000 now, 10% less than a year ago');
    expect(trendChange(months([...year, 20_010]))).toBe('₹20,010 now, about the same as a year ago');
    expect(trendChange(months(year))).toBeUndefined();
  });

  it('labels points with month and year', () => {
    expect(chartPoints(months([5]))).toEqual([{ label: 'Jan 2026', value: 5, sampleSize: 10 }]);
  });
});
