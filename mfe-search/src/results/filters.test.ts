import { LISTING_CATEGORIES } from '@aangan/shared-kit/domain/listing-category';
import { emptySearch } from '@aangan/shared-kit/domain/listing-search';
import { FILTER_FIELDS } from '@aangan/shared-kit/links/search-fields';
import { FILTERS, FILTERS_BY_CATEGORY, fieldsOf } from './filters.ts';

describe('the filters of a category', () => {
  it.each(LISTING_CATEGORIES)('set every field that an address of %s can have, and no other', (category) => {
    const fields = FILTERS_BY_CATEGORY[category].flatMap((name) => [...fieldsOf(FILTERS[name])]);
    expect([...fields].sort()).toEqual([...FILTER_FIELDS[category]].sort());
  });

  it('limit budgets to the maximum of the category', () => {
    const steps = FILTERS.budget.steps(emptySearch('RENT', 'pune'));
    expect(steps[0]).toBeGreaterThan(0);
    expect(steps.at(-1)).toBe(5_00_000);
    expect(FILTERS.budget.steps(emptySearch('COMMERCIAL_BUY', 'pune')).at(-1)).toBe(100_00_00_000);
  });

  it('limit areas to the largest of the chosen commercial types', () => {
    const search = emptySearch('COMMERCIAL_RENT', 'pune');
    expect(FILTERS.area.steps(search).at(-1)).toBe(20_000);
    expect(FILTERS.area.steps({ ...search, commercialTypes: ['SHOP'] }).at(-1)).toBe(7_500);
  });

  it('start with gender and room type for PG stays', () => {
    expect(FILTERS_BY_CATEGORY.PG.slice(0, 2)).toEqual(['pgTenant', 'rooms']);
  });
});
