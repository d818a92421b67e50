import { seededRandom } from '../../src/foundation/random/public.ts';
import { generateSocieties, type SocietyLocality } from './generate-societies.ts';

const CITY = { slug: 'pune', name: 'Pune' };
const NAMES = {
  stems: Array.from({ length: 20 }, (_, at) => `Stem${String.fromCharCode(65 + at)}`),
  suffixes: ['Heights', 'Greens', 'Court', 'Park'],
  builders: ['Neem Homes', 'Aangan Works'],
};
const LOCALITIES: SocietyLocality[] = [
  { slug: 'wakad', name: 'Wakad', pin: '411057', lat: 18.599, lng: 73.762, zone: 'West', tier: 3 },
  { slug: 'stema-heights', name: 'StemA Heights', pin: '411001', lat: 18.52, lng: 73.85, zone: 'Central', tier: 1 },
];
const generate = (seed = 'x', names = NAMES) =>
  generateSocieties(CITY, LOCALITIES, seededRandom(seed), { names, year: 2026 });

describe('generateSocieties', () => {
  it('is deterministic for a seed', () => expect(generate('a')).toEqual(generate('a')));

  it('gives each locality six to ten, with names unique in the city and different from localities', () => {
    const societies = generate();
    for (const { slug } of LOCALITIES) {
      const count = societies.filter((society) => society.localitySlug === slug).length;
      expect(count).toBeGreaterThanOrEqual(6);
      expect(count).toBeLessThanOrEqual(10);
    }
    const slugs = societies.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(slugs).not.toContain('stema-heights');
  });

  it('places them within about a kilometre of the locality, and plausible years of completion', () => {
    for (const society of generate()) {
      const locality = LOCALITIES.find(({ slug }) => slug === society.localitySlug);
      expect(Math.abs(society.latitude - (locality?.lat ?? 0))).toBeLessThan(0.01);
      expect(Math.abs(society.longitude - (locality?.lng ?? 0))).toBeLessThan(0.01);
      expect(society.builtYear > 2026).toBe(society.stage === 'UNDER_CONSTRUCTION');
      expect(society.units).toBeGreaterThan(0);
    }
  });

  it('throws when there are not enough names', () =>
    expect(() => generate('x', { ...NAMES, stems: ['One'] })).toThrow('Not enough society names for Pune.'));
});
