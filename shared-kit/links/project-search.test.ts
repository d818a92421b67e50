import fc from 'fast-check';
import { CITY_SLUGS } from '../domain/cities.ts';
import { UNIT_TYPES } from '../domain/posting/unit-type.ts';
import { POSSESSIONS, PROJECT_SORTS, PROJECT_STAGES } from '../domain/projects/project-options.ts';
import type { ProjectSearch } from '../domain/projects/project-search.ts';
import { parseProjectAddress, projectSearchLink } from './project-search.ts';
import { builderLink, projectComparisonLink, projectIdOf, projectLink } from './projects.ts';

const parse = (address: string) => {
  const url = new URL(address, 'https://aangan.test');
  return parseProjectAddress(url.pathname, url.searchParams, 'bangalore');
};

/** Some of the values, but not all, in their order. */
const some = <Value extends string>(values: readonly Value[]) =>
  fc.subarray([...values], { maxLength: values.length - 1 });
const price = fc.option(fc.integer({ min: 1, max: 1000 }), { nil: undefined });

const search: fc.Arbitrary<ProjectSearch> = fc
  .record({
    city: fc.constantFrom(...CITY_SLUGS),
    localities: fc.subarray(['wakad', 'baner', 'sector-62']),
    stages: some(PROJECT_STAGES),
    units: some(UNIT_TYPES),
    prices: fc.tuple(price, price),
    possession: fc.option(fc.constantFrom(...POSSESSIONS), { nil: undefined }),
    builder: fc.option(fc.constantFrom('otla-housing', 'kumbhar-and-daughters-builders'), { nil: undefined }),
    rera: fc.boolean(),
    sort: fc.constantFrom(...PROJECT_SORTS),
    bounds: fc.option(fc.constant({ south: 18.5, west: 73.7312, north: 18.6, east: 73.9 }), { nil: undefined }),
  })
  .map(({ prices: [one, other], possession, builder, bounds, ...rest }) => {
    const [least, most] = one !== undefined && other !== undefined && one > other ? [other, one] : [one, other];
    return {
      ...rest,
      ...(least !== undefined && { minPrice: least * 100_000 }),
      ...(most !== undefined && { maxPrice: most * 100_000 }),
      ...(possession && { possession }),
      ...(builder && { builder }),
      ...(bounds && { bounds }),
    };
  });

describe('the address of a list of projects', () => {
  it('is read back as the search that it was written for, and is tidy', () =>
    fc.assert(
      fc.property(search, fc.integer({ min: 1, max: 500 }), (wanted, page) => {
        const read = parse(projectSearchLink(wanted, { page }));
        expect(read).toEqual({ search: wanted, page, untidy: false });
      }),
    ));

  it('says stage and size in its path', () => {
    expect(parse('/ready-to-move-projects-in-pune')?.search.stages).toEqual(['READY']);
    expect(parse('/2-bhk-projects-in-wakad_pune')?.search).toMatchObject({ units: ['BHK2'], localities: ['wakad'] });
    expect(parse('/new-projects-in-whitefield_bangalore')).toMatchObject({ untidy: false, page: 1 });
  });

  it('is the visitor’s city without one', () =>
    expect(parse('/new-projects')).toMatchObject({ search: { city: 'bangalore' }, untidy: true }));

  it('redirects other spellings to the tidy one', () => {
    const tidy = (address: string) => {
      const read = parse(address);
      return read?.untidy && projectSearchLink(read.search, read);
    };
    expect(tidy('/new-projects-in-Poona')).toBe('/new-projects-in-pune');
    expect(tidy('/luxury-projects-in-pune')).toBe('/new-projects-in-pune');
    expect(tidy('/new-projects-in-pune?stages=READY')).toBe('/ready-to-move-projects-in-pune');
    expect(tidy('/new-projects-in-pune?bbox=18.6,73.7,18.5,73.9')).toBe('/new-projects-in-pune');
    expect(tidy('/new-projects-in-pune?units=BHK3&units=BHK2')).toBe('/new-projects-in-pune?units=BHK2,BHK3');
    expect(tidy('/new-projects-in-pune?minPrice=9000000&maxPrice=5000000')).toBe(
      '/new-projects-in-pune?budget=5000000-9000000',
    );
    expect(tidy('/new-projects-in-pune?sort=newest&page=1')).toBe('/new-projects-in-pune');
  });

  it('ignores the keys of campaigns', () =>
    expect(parse('/new-projects-in-pune?utm_source=mail')).toMatchObject({ untidy: false }));

  it('is no list for an unknown city or another path', () => {
    expect(parse('/new-projects-in-atlantis')).toBeUndefined();
    expect(parse('/flats-for-sale-in-pune')).toBeUndefined();
  });

  it('never fails for any text', () =>
    fc.assert(
      fc.property(fc.string(), fc.string(), (path, query) => {
        parseProjectAddress(`/${path}-projects-in-${path}`, new URLSearchParams(query), 'pune');
      }),
    ));
});

describe('links of projects', () => {
  it('name builder and project, and the id is read back', () => {
    const link = projectLink({ id: 'k3f9a2m1xy', name: 'Neem Heights', builder: 'Kumbhar & Daughters Builders' });
    expect(link).toBe('/kumbhar-and-daughters-builders-neem-heights-prjt-k3f9a2m1xy');
    expect(projectIdOf(link)).toBe('k3f9a2m1xy');
    expect(projectIdOf('/prestige-prjt-')).toBeUndefined();
  });

  it('lead to the comparison and the builder', () => {
    expect(projectComparisonLink(['a1b2c3'])).toBe('/comparison-report-a1b2c3');
    expect(projectComparisonLink(['a1b2c3', 'd4e5f6'])).toBe('/comparison-report-a1b2c3?with=d4e5f6');
    expect(builderLink('bld-otla-housing')).toBe('/builders/otla-housing');
  });
});
