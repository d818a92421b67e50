import { BHK_TYPES } from '@aangan/shared-kit/domain/listing-options';
import { PROJECT_ID } from '@aangan/shared-kit/domain/projects/project-id';
import fc from 'fast-check';
import { generateProject } from './generate-project.ts';
import type { ProjectSite } from './project-site.ts';

const TODAY = '2026-11-21';

const site: fc.Arbitrary<ProjectSite> = fc
  .record({
    number: fc.nat(9999),
    suffix: fc.constantFrom('Heights', 'Meadows', 'Gardens'),
    tier: fc.integer({ min: 1, max: 5 }),
    units: fc.integer({ min: 40, max: 600 }),
    builtYear: fc.integer({ min: 2018, max: 2029 }),
    listed: fc.subarray([...BHK_TYPES]),
  })
  .map(({ number, suffix, tier, units, builtYear, listed }) => ({
    societyId: `soc-pune-s${number}`,
    slug: `s${number}`,
    name: `S${number} ${suffix}`,
    city: 'pune',
    cityName: 'Pune',
    state: 'Maharashtra',
    salePerSqft: 8000,
    rentPerSqft: 25,
    localityId: 'loc-pune-wakad',
    locality: 'Wakad',
    pin: '411057',
    tier,
    latitude: 18.6,
    longitude: 73.8,
    builderId: 'bld-otla-housing',
    builder: 'Otla Housing',
    units,
    builtYear,
    underConstruction: builtYear > 2026,
    listed,
  }));

const generated = site.map((of) => ({ of, ...generateProject(of, 1, TODAY) }));

describe('a generated project', () => {
  it('is the same for the same society and day', () =>
    fc.assert(fc.property(site, (of) => expect(generateProject(of, 1, TODAY)).toEqual(generateProject(of, 1, TODAY)))));

  it('is launched before it is promised, and handed over in the year of its society', () =>
    fc.assert(
      fc.property(generated, ({ of, project }) => {
        expect(project.id).toMatch(PROJECT_ID);
        expect(project.launchedOn < TODAY && project.launchedOn < project.promisedOn).toBe(true);
        expect(project.promisedOn <= project.possessionOn).toBe(true);
        expect(project.stage === 'READY').toBe(!of.underConstruction);
        expect(project.possessionOn > TODAY).toBe(of.underConstruction);
        if (of.underConstruction) expect(Number(project.possessionOn.slice(0, 4))).toBe(of.builtYear);
      }),
    ));

  it('sells plots where nothing is built and no home is offered, without homes in anything it says', () => {
    const plotted = generated.filter(({ project }) => project.kind === 'PLOTS');
    fc.assert(
      fc.property(plotted, ({ of, project, facts, units, images }) => {
        expect([of.underConstruction, of.listed, project.units]).toEqual([true, [], ['PLOT']]);
        expect([facts.towers, facts.floors, facts.amenities.includes('LIFT')]).toEqual([0, 0, false]);
        expect(units.every(({ plan, carpetArea, builtUpArea }) => plan === null && carpetArea === builtUpArea)).toBe(
          true,
        );
        expect(images.some(({ tag }) => tag === 'INSIDE')).toBe(false);
        expect([...facts.about, ...facts.highlights].join(' ')).not.toMatch(/homes|tower|floor/);
        const plots = units.reduce((sum, { total, builtUpArea }) => sum + total * builtUpArea, 0);
        expect(plots).toBeLessThan(facts.landAcres * 43_560);
      }),
    );
  });

  it('sells every size of its listings, within the prices of its card', () =>
    fc.assert(
      fc.property(generated, ({ of, project, units }) => {
        expect(of.listed.filter((bhk) => !project.units.includes(bhk))).toEqual([]);
        for (const { type, price, available, total, carpetArea, builtUpArea } of units) {
          expect(price).toBeGreaterThanOrEqual(project.minPrice);
          expect(price).toBeLessThanOrEqual(project.maxPrice);
          expect(available).toBeLessThanOrEqual(total);
          if (type !== 'PLOT') expect(carpetArea).toBeLessThan(builtUpArea);
        }
      }),
    ));

  it('has floor plans whose rooms fill the carpet area without overlaps', () =>
    fc.assert(
      fc.property(generated, ({ units }) => {
        for (const { plan, carpetArea } of units) {
          if (!plan) continue;
          const rooms = plan.rooms.filter(({ kind }) => kind !== 'balcony');
          const area = rooms.reduce((sum, { width, length }) => sum + width * length, 0);
          expect(Math.round(area)).toBe(carpetArea);
          for (const [at, one] of rooms.entries()) {
            for (const other of rooms.slice(at + 1)) {
              const apart =
                one.x + one.width <= other.x ||
                other.x + other.width <= one.x ||
                one.y + one.length <= other.y ||
                other.y + other.length <= one.y;
              expect(apart).toBe(true);
            }
          }
        }
      }),
    ));

  it('asks for all of the price, in instalments that are due in order', () =>
    fc.assert(
      fc.property(generated, ({ facts }) => {
        expect(facts.paymentPlan.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
        const due = facts.paymentPlan.flatMap(({ dueOn }) => dueOn ?? []);
        expect(due).toEqual(due.toSorted());
      }),
    ));

  it('has a QR picture exactly if it has a RERA number, which is nobody’s', () =>
    fc.assert(
      fc.property(generated, ({ project, images }) => {
        expect(images.some(({ tag }) => tag === 'RERA_QR')).toBe(project.reraNumber !== null);
        if (project.reraNumber) expect(project.reraNumber).toMatch(/^DEMO\/MH\/\d{4}\/\d{6}$/);
      }),
    ));
});
