import { streetAndLocality } from './street-and-locality.ts';

describe('an address', () => {
  it('names street and locality', () => {
    expect(streetAndLocality('Library Road', 'Delta 1')).toBe('Library Road, Delta 1');
  });

  it('names the locality once if the street contains it, and alone without a street', () => {
    expect(streetAndLocality('Kadambari Meadows, Beta 2', 'Beta 2')).toBe('Kadambari Meadows, Beta 2');
    expect(streetAndLocality('', 'Beta 2')).toBe('Beta 2');
  });
});
