import fc from 'fast-check';
import { AMENITIES, BHK_TYPES, FURNISHINGS } from '../domain/listing-options.ts';
import { knowYourRentLink, readEstimatedHome } from './know-your-rent.ts';

const home = fc.record({
  city: fc.constantFrom('bangalore', 'pune'),
  locality: fc.constantFrom('koramangala', 'sector-15'),
  bhk: fc.constantFrom(...BHK_TYPES),
  area: fc.integer({ min: 100, max: 20_000 }),
  furnishing: fc.constantFrom(...FURNISHINGS),
  floor: fc.nat(80),
  age: fc.nat(80),
  amenities: fc.subarray([...AMENITIES]),
});

describe('the address of an estimate', () => {
  it('holds the whole home', () => {
    fc.assert(
      fc.property(home, fc.boolean(), (each, share) => {
        const { searchParams } = new URL(knowYourRentLink(each, share), 'https://aangan.test');
        expect(readEstimatedHome(searchParams)).toEqual(each);
      }),
    );
  });

  it('leaves out what is no value', () => {
    const query = new URLSearchParams('city=atlantis&locality=A%20B&bhk=BHK9&area=5&floor=x&age=&amenity=CASTLE');
    expect(knowYourRentLink(readEstimatedHome(query))).toBe('/know-your-rent');
  });
});
