import fc from 'fast-check';
import { ALERT_MANDATORY_FIELDS, type AlertField, missingAlertFields } from './alert-requirement.ts';
import { LISTING_CATEGORIES, type ListingCategory } from './listing-category.ts';

describe('the mandatory fields of an alert', () => {
  it.each<[ListingCategory, string]>([
    ['RENT', 'tenant type, house type, property type, furnishing, shifting date'],
    ['BUY', 'house type, property type, furnishing'],
    ['PG', 'tenant type, room type, preferred tenant, shifting date'],
    ['SHARED', 'tenant type, room type, furnishing, shifting date'],
    ['PLOT', 'planning to buy'],
    ['COMMERCIAL_RENT', 'furnishing type, shifting date'],
    ['COMMERCIAL_BUY', 'furnishing type'],
  ])('of %s are %s', (category, printed) => {
    const words = ALERT_MANDATORY_FIELDS[category].map((field) => field.replace(/[A-Z]/g, ' $&').toLowerCase());
    expect(words.join(', ')).toBe(printed);
  });

  it('are missing until each has an answer', () => {
    fc.assert(
      fc.property(fc.constantFrom(...LISTING_CATEGORIES), fc.nat(31), (category, answered) => {
        const fields: readonly AlertField[] = ALERT_MANDATORY_FIELDS[category];
        const [given, left] = [1, 0].map((bit) => fields.filter((_, index) => ((answered >> index) & 1) === bit));
        const answers = Object.fromEntries((given ?? []).map((field) => [field, 'yes']));
        expect(missingAlertFields(category, answers)).toEqual(left);
      }),
    );
    expect(missingAlertFields('PLOT', { planningToBuy: '' })).toEqual(['planningToBuy']);
  });
});
