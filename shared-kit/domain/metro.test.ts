import { CITIES } from './cities.ts';
import { hasMetro } from './metro.ts';

describe('hasMetro', () => {
  it('is true for the whitelist and false for the other four service cities', () => {
    expect(CITIES.filter((city) => !hasMetro(city.slug)).map((city) => city.slug)).toEqual([
      'pune',
      'nagpur',
      'aurangabad',
      'nashik',
    ]);
  });

  it('ignores case and accepts old names', () => {
    expect(hasMetro('greater-noida')).toBe(true);
    expect(hasMetro('greater_noida')).toBe(true);
    expect(hasMetro('Gurugram')).toBe(true);
    expect(hasMetro('kolkata')).toBe(false);
  });
});
