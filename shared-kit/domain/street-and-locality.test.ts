import { streetAndLocality } from './street-and-locality.ts';

describe('an address', () => {
  it('names street and locality', () => {
    expect(streetAndLocality('Library Road', 'Delta 1')).toBe('Library Road, Delta 1');
  });

  it('names the locality once where the street has it, and alone where there is no street', () => {
    expect(streetAndLocality('Kadambari Meadows, Beta 2', 'Beta 2')).toBe('Kadambari Meadows, Beta 2');
    expect(streetAndLocality('', 'Beta 2')).toBe('Beta 2');
  });
});
