import { seededRandom } from '../../src/foundation/random/public.ts';
import { FEWEST_PROJECTS, generateProjects, MOST_PROJECTS } from './generate-projects.ts';
import type { Society } from './generate-societies.ts';

const CITY = { slug: 'pune', rentPerSqft: 25, salePerSqft: 8000 };
const PICTURES = [{ id: 'facade-01', alt: 'A building. Illustration', colour: '#c9b79c' }];

function societies(count: number, building: number): Society[] {
  return Array.from({ length: count }, (_, at) => ({
    id: `soc-pune-s${at}`,
    slug: `s${at}`,
    name: `S ${at}`,
    localitySlug: 'wakad',
    localityId: 'loc-pune-wakad',
    localityName: 'Wakad',
    pin: '411057',
    zone: 'West',
    tier: (at % 5) + 1,
    latitude: 18.6,
    longitude: 73.8,
    builder: 'Neem Homes',
    builderId: 'bld-neem-homes',
    units: 100,
    builtYear: at < building ? 2028 : 2000 + (at % 26),
    stage: at < building ? 'UNDER_CONSTRUCTION' : 'READY',
  }));
}
const generate = (count: number, building: number) =>
  generateProjects(CITY, societies(count, building), PICTURES, seededRandom('p'));

describe('generateProjects', () => {
  it('gives ten to twenty projects per city, those under construction first', () => {
    expect(generate(240, 3)).toHaveLength(FEWEST_PROJECTS);
    expect(generate(240, 40)).toHaveLength(MOST_PROJECTS);
    const possessions = generate(240, 3).map(({ possession }) => possession === 'Ready to move in');
    expect(possessions).toEqual([false, false, false, true, true, true, true, true, true, true]);
  });

  it('gives prices from the smallest home to the largest, in whole lakhs', () => {
    for (const { minPrice, maxPrice, bhk } of generate(240, 12)) {
      expect(minPrice).toBeLessThan(maxPrice);
      expect(minPrice % 100_000).toBe(0);
      expect(maxPrice % 100_000).toBe(0);
      expect(bhk.length).toBeGreaterThanOrEqual(2);
    }
  });

  it('names the month of handover for projects under construction', () =>
    expect(generate(20, 1)[0]?.possession).toMatch(/^(March|June|September|December) 2028$/));
});
