import fc from 'fast-check';
import { sampleProject } from '../project-data/testing/public.ts';
import { comparisonRows, differencesFirst } from './comparison-rows.ts';

const { about: _, images: __, imageRera: ___, paymentPlan: ____, ...FIRST } = sampleProject();
const OTHER = {
  ...FIRST,
  id: 'other00001',
  name: 'Oak Park',
  pricePerSqft: 7_200,
  stage: 'READY',
  amenities: [],
} as const;
const PARENT = { id: FIRST.id, name: FIRST.name, url: FIRST.url, pricePerSqft: FIRST.pricePerSqft };
const rows = comparisonRows([FIRST, { ...OTHER, amenities: [] }], PARENT);
const cells = (label: string) => rows.find((row) => row.label === label)?.cells;

describe('the rows of a comparison', () => {
  it('compare the price per sq ft with that of the parent', () => {
    expect(cells('Price per sq ft')).toEqual(['₹8,000', '₹7,200, 10% less than Lakeside Heights']);
  });

  it('show the cheapest unit of each size, delay, and amenities of one of them', () => {
    expect(cells('2 BHK, from')).toEqual(['₹80 Lacs for 1,000 sq ft', '₹80 Lacs for 1,000 sq ft']);
    expect(cells('Against the first promise')).toEqual(['8 months later', '8 months later']);
    expect(cells('Swimming pool') ?? cells('Pool')).toEqual(['Yes', 'No']);
    expect(rows.some(({ label }) => label === 'Plot, from')).toBe(false);
  });

  it('call plots plots', () => {
    const labels = (kinds: readonly ('APARTMENTS' | 'PLOTS')[]) =>
      comparisonRows(
        kinds.map((kind) => ({ ...FIRST, kind })),
        PARENT,
      ).map(({ label }) => label);
    expect(labels(['PLOTS', 'PLOTS'])).toEqual(expect.arrayContaining(['Plots', 'Plots an acre']));
    expect(labels(['APARTMENTS', 'PLOTS'])).toContain('Homes or plots');
  });

  it('have what differs first, and lose nothing', () => {
    const row = fc.record({ label: fc.string(), cells: fc.constant([]), differs: fc.boolean() });
    fc.assert(
      fc.property(fc.array(row), (given) => {
        const ordered = differencesFirst(given);
        expect(new Set(ordered)).toEqual(new Set(given));
        const firstSame = ordered.findIndex(({ differs }) => !differs);
        if (firstSame >= 0) expect(ordered.slice(firstSame).every(({ differs }) => !differs)).toBe(true);
      }),
    );
  });
});
