import { LISTING_CATEGORIES } from '@aangan/shared-kit/domain/listing-category';
import { FACTS, FACTS_BY_CATEGORY, factLine, factsOf } from './facts.ts';
import { FOR_SALE, PAYING_GUEST, PLOT, sampleListing } from './testing/sample-answer.ts';

const NOW = Date.UTC(2026, 10, 16, 4, 30);

const said = (listing: ReturnType<typeof sampleListing>) =>
  Object.fromEntries(factsOf(listing, NOW).map(({ label, value }) => [label, value]));

describe('the facts of a listing', () => {
  it('show a tenant’s questions for a home for rent', () => {
    expect(said(sampleListing())).toEqual({
      Size: '2 BHK',
      Building: 'Apartment',
      'Built-up area': '1,150 sq ft',
      Bathrooms: '2',
      Floor: '3 of 5',
      Furnishing: 'Semi-furnished',
      Parking: 'Car parking',
      Facing: 'East',
      'Age of building': '4 years',
      'Preferred tenants': 'Family',
      Available: 'Immediately',
      Posted: '8 Nov 2026',
    });
  });

  it('show the building stage of a home for sale, and no preferred tenants', () => {
    const facts = said(sampleListing({ ...FOR_SALE, state: 'UNDER_CONSTRUCTION', loanAvailable: true }));
    expect(facts.Stage).toBe('Under construction');
    expect(facts['Home loan']).toBe('Available for this property');
    expect(facts).not.toHaveProperty('Preferred tenants');
  });

  it('show rooms, preferred tenants and food for a paying guest stay', () => {
    const facts = said(sampleListing(PAYING_GUEST));
    expect(facts).toMatchObject({ Rooms: 'Single room, Two sharing', 'Meant for': 'Women', Food: 'Included' });
    expect(facts).not.toHaveProperty('Floor');
  });

  it('show the plot area of a plot, and no rooms or floors', () => {
    const facts = said(sampleListing({ ...PLOT, propertySize: 2400 }));
    expect(facts['Plot area']).toBe('2,400 sq ft');
    expect(Object.keys(facts)).not.toEqual(expect.arrayContaining(['Floor', 'Bathrooms', 'Furnishing']));
  });

  it('leave out values that the owner did not give', () => {
    const facts = said(sampleListing({ facing: null, propertyAge: null, floor: null, preferredTenants: [] }));
    for (const label of ['Facing', 'Age of building', 'Floor', 'Preferred tenants'])
      expect(facts).not.toHaveProperty(label);
  });

  it('show the RERA number of the record, and say when a required one is missing', () => {
    expect(said(sampleListing(FOR_SALE))).not.toHaveProperty('RERA number');
    const building = { ...FOR_SALE, state: 'UNDER_CONSTRUCTION' } as const;
    expect(said(sampleListing(building))['RERA number']).toBe('Not provided');
    const registered = { ...FOR_SALE, aea__: { rera: { value: 'DEMO-123', display_value: 'DEMO-123' } } };
    expect(said(sampleListing(registered))['RERA number']).toBe('DEMO-123');
  });

  it('word floors in everyday terms', () => {
    expect(said(sampleListing({ floor: 0, totalFloor: 4 })).Floor).toBe('Ground of 4');
    expect(said(sampleListing({ buildingType: 'IH', floor: 0, totalFloor: 2 })).Floor).toBe('Whole house, 2 floors');
  });

  it('describe a listing without restrictions as open to anyone', () => {
    const tenants = { preferredTenants: ['FAMILY', 'BACHELOR_MALE', 'BACHELOR_FEMALE', 'COMPANY'] } as const;
    expect(said(sampleListing({ preferredTenants: [...tenants.preferredTenants] }))['Preferred tenants']).toBe(
      'Anyone',
    );
  });

  it.each(LISTING_CATEGORIES)('label every fact of %s once', (category) => {
    const keys = FACTS_BY_CATEGORY[category];
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of keys) expect(FACTS[key].label).not.toBe('');
  });

  it('join the main facts in a line', () => {
    expect(factLine(sampleListing(), NOW)).toBe('2 BHK · 1,150 sq ft · Semi-furnished');
  });
});
