import fc from 'fast-check';
import { type BookingFacts, bookingWarnings, builderTotals } from './project-progress.ts';

const TODAY = '2026-11-23';
const FINE: BookingFacts = {
  reraNumber: 'PRM/KA/RERA/1251/446/PR/2024/000123',
  reraValidUntil: '2028-12-31',
  titleCheckedOn: '2026-02-01',
  promisedOn: '2028-06-30',
  possessionOn: '2028-08-31',
  isReady: false,
  promisedPercent: 40,
  donePercent: 35,
  openComplaints: 0,
};
const kinds = (facts: Partial<BookingFacts>) => bookingWarnings({ ...FINE, ...facts }, TODAY).map(({ kind }) => kind);

describe('the warnings before a booking', () => {
  it.each([
    ['are none for a registered project on schedule', {}, []],
    ['name a missing registration', { reraNumber: null, reraValidUntil: null }, ['NO_RERA']],
    ['name a lapsed registration', { reraValidUntil: '2026-11-22' }, ['RERA_LAPSED']],
    ['leave out a registration that ended after the hand-over', { reraValidUntil: '2026-01-01', isReady: true }, []],
    ['name a missing title check', { titleCheckedOn: null }, ['TITLE_CHECK_MISSING']],
    ['name a delay of three months and more', { possessionOn: '2028-09-30' }, ['LATE']],
    ['name construction that is behind', { donePercent: 30 }, ['BEHIND']],
    ['name missing reports', { promisedPercent: null, donePercent: null }, ['NO_REPORT']],
    ['name open complaints last', { titleCheckedOn: null, openComplaints: 2 }, ['TITLE_CHECK_MISSING', 'COMPLAINTS']],
  ])('%s', (_what, facts, wanted) => {
    expect(kinds(facts)).toEqual(wanted);
  });

  it('hold the numbers of their texts', () => {
    const facts = { ...FINE, possessionOn: '2029-06-30', openComplaints: 4 };
    expect(bookingWarnings(facts, TODAY)).toEqual([
      { kind: 'LATE', number: 12 },
      { kind: 'COMPLAINTS', number: 4 },
    ]);
  });
});

describe('the record of a builder', () => {
  const day = fc
    .record({ year: fc.integer({ min: 2018, max: 2030 }), month: fc.integer({ min: 1, max: 12 }) })
    .map(({ year, month }) => `${year}-${String(month).padStart(2, '0')}-28`);
  const projects = fc.array(fc.record({ isReady: fc.boolean(), promisedOn: day, possessionOn: day }));

  it('counts every project once', () => {
    fc.assert(
      fc.property(projects, (all) => {
        const { delivered, onTime, building, buildingLate } = builderTotals(all);
        expect(delivered + building).toBe(all.length);
        expect(onTime).toBeLessThanOrEqual(delivered);
        expect(buildingLate).toBeLessThanOrEqual(building);
      }),
    );
  });

  it('gives the median delay of late deliveries alone', () => {
    const delivered = (possessionOn: string) => ({ isReady: true, promisedOn: '2024-06-30', possessionOn });
    const all = ['2024-06-30', '2024-03-31', '2024-09-30', '2025-06-30', '2026-06-30'].map(delivered);
    expect(builderTotals(all)).toMatchObject({ delivered: 5, onTime: 2, medianMonthsLate: 12 });
    expect(builderTotals([])).toMatchObject({ delivered: 0, medianMonthsLate: 0 });
  });
});
