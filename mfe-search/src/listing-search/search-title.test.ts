import { emptySearch } from '@aangan/shared-kit/domain/listing-search';
import { searchTitle } from './search-title.ts';

const rent = emptySearch('RENT', 'greater-noida');

it('names the city when no place was chosen', () => {
  expect(searchTitle(rent, [])).toBe('Rent · Greater Noida');
});

it('names places, sizes and budget', () => {
  const search = { ...rent, bhk: ['BHK2', 'BHK4PLUS'], maxPrice: 30_000 } as const;
  expect(searchTitle(search, ['Koramangala', 'HSR Layout'])).toBe(
    'Rent · Koramangala, HSR Layout · 2 BHK, 4+ BHK · up to ₹30 K',
  );
});

it.each([
  [{ minPrice: 50_00_000 }, 'from ₹50 Lacs'],
  [{ minPrice: 50_00_000, maxPrice: 1_00_00_000 }, '₹50 Lacs to ₹1 Cr'],
])('formats a budget of %j as "%s"', (budget, words) => {
  expect(searchTitle({ ...emptySearch('BUY', 'pune'), ...budget }, [])).toBe(`Buy · Pune · ${words}`);
});
