import { LISTING_CATEGORIES } from '@aangan/shared-kit/domain/listing-category';
import { hasFilter } from '@aangan/shared-kit/links/search-fields';
import { CHOICES, TAB_FIELDS } from './tab-fields.ts';

it('has the fields of the specification for each tab', () => {
  expect(TAB_FIELDS).toEqual({
    BUY: ['bhk', 'budget', 'buildingStage'],
    RENT: ['bhk', 'budget', 'availability'],
    PG: ['roomTypes', 'budget', 'pgTenant'],
    SHARED: ['flatmateRoom', 'budget', 'availability'],
    PLOT: ['budget'],
    COMMERCIAL_RENT: ['commercialTypes', 'budget'],
    COMMERCIAL_BUY: ['commercialTypes', 'budget'],
  });
});

it.each(LISTING_CATEGORIES)('has no field on %s that its results cannot be filtered by', (category) => {
  for (const field of TAB_FIELDS[category]) {
    expect([field, hasFilter(category, field === 'budget' ? 'minPrice' : field)]).toEqual([field, true]);
  }
});

it('has a label for every value, and a label for no choice in single-choice fields', () => {
  for (const choice of Object.values(CHOICES)) {
    expect(choice.options.length).toBeGreaterThan(1);
    expect(choice.options.every(({ value, label }) => value !== '' && label !== '')).toBe(true);
    expect(choice.any !== '').toBe(choice.pick === 'one');
  }
});
