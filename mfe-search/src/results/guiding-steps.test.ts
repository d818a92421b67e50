import { emptySearch, type ListingSearch } from '@aangan/shared-kit/domain/listing-search';
import { guidingSteps } from './guiding-steps.ts';

const search: ListingSearch = { ...emptySearch('RENT', 'pune'), withPhotos: true, maxPrice: 40_000 };

it('labels each step with its result count, and keeps what is already chosen', () => {
  const chips = guidingSteps(search, [
    { field: 'bhk', value: 'BHK2', count: 1410 },
    { field: 'availability', value: 'within_15_days', count: 300 },
    { field: 'confirmed', value: 'true', count: 90 },
  ]);
  expect(chips).toEqual([
    { label: '2 BHK · 1,410', search: { ...search, bhk: ['BHK2'] } },
    { label: 'Within 15 days · 300', search: { ...search, availability: 'within_15_days' } },
    { label: 'Confirmed this week · 90', search: { ...search, confirmed: true } },
  ]);
});

it('leaves out steps for which the category has no filter or no label', () => {
  const refinements = [
    { field: 'bhk', value: 'BHK2', count: 14 },
    { field: 'confirmed', value: 'true', count: 9 },
  ];
  expect(guidingSteps(emptySearch('PLOT', 'pune'), refinements).map(({ label }) => label)).toEqual([
    'Confirmed this week · 9',
  ]);
  expect(guidingSteps(search, [{ field: 'furnishing', value: 'GOLD', count: 5 }])).toEqual([]);
});
