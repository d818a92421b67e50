import fc from 'fast-check';
import {
  CITIES,
  CITY_SLUGS,
  cityBySlug,
  DEFAULT_CITY,
  HOME_SERVICES_CITIES,
  METRO_CITIES,
  NCR_CITIES,
  ncrServiceCity,
  PACKERS_AND_MOVERS_CITIES,
  resolveCity,
} from './cities.ts';

describe('the service cities', () => {
  it('are the fourteen of the specification, in its order', () => {
    expect(CITIES.map((city) => city.name).join(', ')).toBe(
      'Bangalore, Mumbai, Chennai, Pune, Hyderabad, Gurgaon, Delhi, Noida, Greater Noida, Ghaziabad, Faridabad, ' +
        'Nagpur, Aurangabad, Nashik',
    );
  });

  it('are spelled with hyphens in addresses and with underscores on the wire', () => {
    for (const city of CITIES) {
      expect(city.slug).toBe(city.name.toLowerCase().replace(' ', '-'));
      expect(city.value).toBe(city.name.toLowerCase().replace(' ', '_'));
    }
  });

  it('have unique names and aliases', () => {
    const names = CITIES.flatMap((city) => [city.name, ...city.aliases].map((name) => name.toLowerCase()));
    expect(new Set(names).size).toBe(names.length);
  });

  it('are found only by their slug', () => {
    for (const slug of CITY_SLUGS) expect(cityBySlug(slug)?.slug).toBe(slug);
    expect(cityBySlug('greater_noida')).toBeUndefined();
    expect(cityBySlug('kolkata')).toBeUndefined();
    expect(cityBySlug(DEFAULT_CITY)?.name).toBe('Bangalore');
  });
});

describe('resolveCity', () => {
  it.each([
    ['Bengaluru', 'bangalore'],
    ['Bombay', 'mumbai'],
    ['madras', 'chennai'],
    ['Gurugram', 'gurgaon'],
    ['Sambhajinagar', 'aurangabad'],
    ['Chhatrapati Sambhaji Nagar', 'aurangabad'],
    ['new delhi', 'delhi'],
    ['GREATER_NOIDA', 'greater-noida'],
    ['greater noida', 'greater-noida'],
    [' Greater-Noida ', 'greater-noida'],
  ])('resolves %p to %s', (text, slug) => {
    expect(resolveCity(text)?.slug).toBe(slug);
  });

  it('ignores case and separators in every name', () => {
    const spelling = fc.constantFrom(...CITIES).chain((city) =>
      fc.record({
        city: fc.constant(city),
        name: fc.constantFrom(city.slug, city.value, city.name, ...city.aliases),
        separator: fc.constantFrom(' ', '-', '_', '', '  '),
        change: fc.constantFrom('toUpperCase' as const, 'toLowerCase' as const, 'trim' as const),
      }),
    );
    fc.assert(
      fc.property(spelling, ({ city, name, separator, change }) => {
        expect(resolveCity(` ${name[change]().replace(/[ _-]/g, separator)} `)).toBe(city);
      }),
    );
  });

  it('returns undefined for a city outside the table', () => {
    for (const text of ['', ' ', 'kolkata', 'noida extension', 'del']) expect(resolveCity(text)).toBeUndefined();
  });
});

describe('the city lists', () => {
  it('spell Greater Noida as each service does', () => {
    expect(HOME_SERVICES_CITIES).toContain('greater-noida');
    expect(PACKERS_AND_MOVERS_CITIES).toContain('greater_noida');
    expect(METRO_CITIES).toContain('greater_noida');
  });

  it('add six cities for packers and movers', () => {
    const more = PACKERS_AND_MOVERS_CITIES.filter((city) => resolveCity(city) === undefined);
    expect(more).toEqual(['kolkata', 'surat', 'indore', 'jaipur', 'coimbatore', 'ahmedabad']);
    expect(PACKERS_AND_MOVERS_CITIES).toHaveLength(HOME_SERVICES_CITIES.length + 6);
  });
});

describe('ncrServiceCity', () => {
  it('maps the cities around Delhi to Delhi when no second argument is given', () => {
    for (const city of NCR_CITIES) expect(ncrServiceCity(city)).toBe('DELHI');
    expect(ncrServiceCity('Greater Noida')).toBe('DELHI');
  });

  it('keeps every city when a second argument is given', () => {
    for (const { value } of CITIES) expect(ncrServiceCity(value, true)).toBe(value.toUpperCase());
  });

  it('keeps all other cities', () => {
    expect(ncrServiceCity('bangalore')).toBe('BANGALORE');
    expect(ncrServiceCity('jaipur')).toBe('JAIPUR');
  });
});
