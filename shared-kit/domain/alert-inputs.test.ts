import { alertInputs } from './alert-inputs.ts';
import { ALERT_MANDATORY_FIELDS } from './alert-requirement.ts';
import { LISTING_CATEGORIES } from './listing-category.ts';

describe('the questions of a requirement', () => {
  it.each(LISTING_CATEGORIES)('for %s are the mandatory fields, as chips', (category) => {
    const inputs = alertInputs(category);
    expect(inputs.map(({ id }) => id)).toEqual(ALERT_MANDATORY_FIELDS[category]);
    for (const { type, mandatory, values } of inputs) {
      expect({ type, mandatory }).toEqual({ type: 'chip', mandatory: true });
      expect(values.length).toBeGreaterThan(1);
      expect(values.every((value) => value.category === category && value.id && value.text)).toBe(true);
    }
  });

  it('offer 1, 15 or 30 days for moving in, and 3, 6 or 12 months for buying', () => {
    const offered = (category: 'RENT' | 'PLOT', field: string) =>
      alertInputs(category)
        .find(({ id }) => id === field)
        ?.values.map(({ value }) => value);
    expect(offered('RENT', 'shiftingDate')).toEqual(['1', '15', '30']);
    expect(offered('PLOT', 'planningToBuy')).toEqual(['3', '6', '12']);
  });

  it('include the tenant type for a PG, and a room type of its own for a shared flat', () => {
    const texts = (category: 'PG' | 'SHARED', field: string) =>
      alertInputs(category)
        .find(({ id }) => id === field)
        ?.values.map(({ text }) => text);
    expect(texts('PG', 'tenantType')).toEqual(['Men', 'Women', 'Anyone']);
    expect(texts('SHARED', 'roomType')).toEqual(['Private room', 'Shared room']);
  });
});
